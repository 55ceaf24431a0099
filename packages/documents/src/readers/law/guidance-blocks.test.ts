import { expect, test } from "vitest";
import { readBlocks } from "./guidance-blocks.ts";

const blocksOf = (text: string) => readBlocks(text.split("\n")).map((block) => [block.kind, block.text]);

test("hard line ends are undone, paragraphs stay apart", () => {
  expect(blocksOf("Manufacturers should read this guidance\nbefore they begin.\n\nThen they should begin with it.")).toEqual([
    ["text", "Manufacturers should read this guidance before they begin."],
    ["text", "Then they should begin with it."],
  ]);
});

test("a numbered line is a heading of its rank, without its number as title", () => {
  expect(readBlocks(["II. Scope of this guidance", "", "It covers widgets."])[0]).toEqual({
    kind: "heading",
    text: "II. Scope of this guidance",
    title: "Scope of this guidance",
    rank: 1,
  });
});

test("a bullet on a line of its own belongs to the words after it", () => {
  expect(blocksOf("It covers:\n·\n\nlarge widgets, and\n·\n\nsmall widgets.")).toEqual([
    ["text", "It covers:"],
    ["text", "• large widgets, and"],
    ["text", "• small widgets."],
  ]);
});

test("rows of a table are texts with their cells parted", () => {
  expect(blocksOf("| Class | Rule |\n| --- | --- |\n| I | 1 |")).toEqual([
    ["text", "Class | Rule"],
    ["text", "I | 1"],
  ]);
});
