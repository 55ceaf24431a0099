import { expect, test } from "vitest";
import { quietly, told } from "./pdf.fixture.ts";
import { practise } from "./practice.ts";
import { readPdf } from "./read-pdf.ts";
import { samplePdf } from "./sample.ts";

test("the sample goes through what most files make a reader do", async () => {
  const reading = await readPdf(samplePdf(3), quietly);
  const pages = reading.ok ? reading.parts : [];
  expect(pages.map(({ blocks }) => blocks.length > 5)).toEqual([true, true, true]);
  expect(new Set(pages.flatMap(told).map((line) => line.split(":")[0]))).toEqual(
    new Set(["furniture", "heading", "paragraph", "list_item", "table"]),
  );
});

test("practice ends when a file comes", async () => {
  let times = 0;
  const read = async () => {
    times += 1;
    return { ok: true as const, parts: [] };
  };
  await practise(read, () => times === 3);
  expect(times).toBe(3);
});
