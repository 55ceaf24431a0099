import { expect, test } from "vitest";
import { partsOf, quietly, told } from "./pdf.fixture.ts";
import { readPdf } from "./read-pdf.ts";
import { samplePdf, sampleWords } from "./sample.ts";

test("the sample goes through what most files make a reader do", async () => {
  const pages = partsOf(await readPdf(samplePdf(3), quietly));
  expect(pages.map(({ blocks }) => blocks.length > 5)).toEqual([true, true, true]);
  expect(new Set(pages.flatMap(told).map((line) => line.split(":")[0]))).toEqual(
    new Set(["furniture", "heading", "paragraph", "list_item", "table"]),
  );
});

test("its words differ from one number to the next, and are the same each time", () => {
  const texts = Array.from({ length: 20 }, (_, nth) => sampleWords(nth, 12));
  expect(new Set(texts).size).toBe(texts.length);
  expect(sampleWords(3, 12)).toBe(texts[3]);
});
