import { expect, test } from "vitest";
import { createPassageMaker } from "./passages.ts";
import type { TextPart } from "./reading-file.ts";

type Block = TextPart["blocks"][number];
const heading = (text: string, level = 1): Block => ({ kind: "heading", level, text, range: null });
const paragraph = (text: string): Block => ({ kind: "paragraph", level: 0, text, range: null });
const part = (given: Partial<TextPart>, ...blocks: Block[]): TextPart => ({
  kind: "text",
  number: 1,
  name: null,
  size: null,
  source: "text",
  ...given,
  blocks,
});
const made = (...parts: TextPart[]) => {
  const passagesOf = createPassageMaker();
  return parts.flatMap((one) => passagesOf(one));
};
const long = (name: string) => `${name} ${"and so on ".repeat(45)}end.`;

test("passages of a flowing text stand under their headings, outermost first", () => {
  const passages = made(
    part({}, heading("3 Methods"), heading("3.2 Analysis", 2), paragraph("We count."), heading("4 Results"), paragraph("Five.")),
  );
  expect(passages.map(({ place, heading: own, heading_path, text }) => [place, own, heading_path, text])).toEqual([
    ["3 Methods", "3 Methods", [], "3 Methods"],
    ["3 Methods › 3.2 Analysis", "3.2 Analysis", ["3 Methods"], "We count."],
    ["4 Results", "4 Results", [], "Five."],
  ]);
});

test("a passage never goes over the end of a page, and headings do", () => {
  const passages = made(part({ kind: "page" }, heading("Scope"), paragraph("One.")), part({ kind: "page", number: 2 }, paragraph("Two.")));
  expect(passages.map(({ place, page, heading: own, text }) => [place, page, own, text])).toEqual([
    ["page 1", 1, "Scope", "One."],
    ["page 2", 2, "Scope", "Two."],
  ]);
});

test("short blocks stand together, long ones by themselves, and what runs on every page nowhere", () => {
  const furniture: Block = { ...paragraph("Confidential"), kind: "furniture" };
  const passages = made(part({}, furniture, paragraph("One."), paragraph("Two."), paragraph(long("Three")), paragraph(long("Four"))));
  expect(passages.map(({ text }) => text.slice(0, 9))).toEqual(["One.\nTwo.", "Four and "]);
});

test("cells of a sheet and slides are named as their programs name them", () => {
  const table: Block = { kind: "table", level: 0, text: "Item\tCost\nPump\t5", range: "A1:B2" };
  const sheet = part({ kind: "sheet", name: "Costs" }, table);
  const slide = part({ kind: "slide", number: 3, name: "Plan" }, paragraph("We go on."));
  expect(made(sheet, slide).map(({ place, heading: own }) => [place, own])).toEqual([
    ["sheet Costs, A1:B2", "Costs"],
    ["slide 3", "Plan"],
  ]);
});

test("every stretch of a passage stands in its block as the passage has it", () => {
  const blocks = [
    heading("A"),
    paragraph("One."),
    paragraph("Two. ".repeat(900)),
    { ...paragraph("h\th\n" + "row\tvalue\n".repeat(400)), kind: "table" as const },
  ];
  for (const { text, spans } of made(part({}, ...blocks)))
    for (const { block, start, end, at } of spans) expect(text.slice(at, at + end - start)).toBe(blocks[block]?.text.slice(start, end));
});

test("the longer a text gets, the longer its passages, so that a book of books has no more of them than can be held", () => {
  const chapter = part({ kind: "page" }, paragraph("Words and more of them. ".repeat(800)));
  const passagesOf = createPassageMaker();
  let all = 0;
  let longest = 0;
  // As much text as a file of 50 MB holds.
  for (let characters = 0; characters < 52_428_800; characters += 19_200)
    for (const { text } of passagesOf(chapter)) {
      all += 1;
      longest = Math.max(longest, text.length);
    }
  expect(all).toBeLessThan(20_000);
  expect(longest).toBeLessThan(20_000);
  expect(made(chapter).every(({ text }) => text.length <= 2250)).toBe(true);
});
