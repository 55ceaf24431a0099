import { expect, test } from "vitest";
import { linedPage, partsOf } from "./blocks.ts";
import { wordAt, wordsAt } from "./words.fixture.ts";
import type { PageWord } from "./words.ts";

const page = (number: number, words: PageWord[], size = { width: 400, height: 600 }) =>
  linedPage({ number, label: null, size, source: "text", words });
const told = (...pages: ReturnType<typeof page>[]) =>
  [...partsOf(pages)].map(({ blocks }) => blocks.map(({ kind, text }) => `${kind}: ${text}`));
const text = (top: number) => [
  ...wordsAt("The sponsor shall keep records of each device that", 50, top),
  ...wordsAt("came back from a site.", 50, top + 14),
];

test("a page tells its running head before its text, and its number after it", () => {
  const whole = (number: number) =>
    page(number, [...text(200), ...wordsAt(`Page ${number}`, 50, 570), ...wordsAt("Plan version 4", 50, 20)]);
  const sentence = "paragraph: The sponsor shall keep records of each device that came back from a site.";
  expect(told(whole(1), whole(2))).toEqual([
    ["furniture: Plan version 4", sentence, "furniture: Page 1"],
    ["furniture: Plan version 4", sentence, "furniture: Page 2"],
  ]);
});

test("text above the running head is told before it", () => {
  const whole = (number: number) =>
    page(number, [...wordsAt(["Approved", "Reviewed"][number - 1] ?? "", 50, 5), ...wordsAt("Plan version 4", 50, 30), ...text(200)]);
  expect(told(whole(1), whole(2)).map((blocks) => blocks.map((block) => block.slice(0, 18)))).toEqual([
    ["paragraph: Approve", "furniture: Plan ve", "paragraph: The spo"],
    ["paragraph: Reviewe", "furniture: Plan ve", "paragraph: The spo"],
  ]);
});

test("what stands sideways comes after the text and is not mixed with it", () => {
  const beside = wordAt("Confidential", 380, 100, { turn: 1, upright: { left: 100, top: 10, right: 172, bottom: 20 } });
  expect(told(page(1, [beside, ...text(200)]))[0]?.map((one) => one.slice(0, 23))).toEqual([
    "paragraph: The sponsor ",
    "paragraph: Confidential",
  ]);
});

test("a page without words is a page, and one of which nothing is known has no size", () => {
  const [empty, unknown] = [...partsOf([page(1, []), page(2, [], { width: 0, height: 0 })])];
  expect(empty).toMatchObject({ kind: "page", number: 1, size: { width: 400, height: 600 }, blocks: [] });
  expect(unknown?.size).toBeNull();
});

test("every word of a block is found again at its place on the page", () => {
  const [part] = [...partsOf([page(1, text(200))])];
  const [block] = part?.blocks ?? [];
  expect(block?.words.map(({ start, end }) => block.text.slice(start, end)).join(" ")).toBe(block?.text);
  expect(block?.words.at(-1)).toMatchObject({ top: 214, bottom: 224 });
});
