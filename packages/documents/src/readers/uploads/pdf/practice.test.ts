import { expect, test } from "vitest";
import { partsOf, quietly, told } from "./pdf.fixture.ts";
import { practise } from "./practice.ts";
import { readPdf } from "./read-pdf.ts";
import { samplePdf } from "./sample.ts";

test("the sample goes through what most files make a reader do", async () => {
  const pages = partsOf(await readPdf(samplePdf(3), quietly));
  expect(pages.map(({ blocks }) => blocks.length > 5)).toEqual([true, true, true]);
  expect(new Set(pages.flatMap(told).map((line) => line.split(":")[0]))).toEqual(
    new Set(["furniture", "heading", "paragraph", "list_item", "table"]),
  );
});

const counted = () => {
  let times = 0;
  const read = async () => {
    times += 1;
    return { ok: true as const, parts: [] };
  };
  return { read, times: () => times };
};

test("practice ends when a file comes", async () => {
  const { read, times } = counted();
  await practise(read, false, () => times() === 3);
  expect(times()).toBe(3);
});

test("who begins with what another learned practises once", async () => {
  const { read, times } = counted();
  await practise(read, true, () => false);
  expect(times()).toBe(1);
});
