import { describe, expect, test } from "vitest";
import { BlockList, flowingText } from "./blocks.ts";
import { blockCharacters, flowCharacters } from "./limits.ts";

const listOf = (write: (list: BlockList) => void) => {
  const list = new BlockList();
  write(list);
  return list.blocks;
};

test("words stand on one line, without what is not seen, and blocks without words are left out", () => {
  const blocks = listOf((list) => {
    list.add("paragraph", "  The\tspon\u00adsor\r\n keeps\u00a0it. ");
    list.add("note", " \u00ad\u200b ");
    list.add("heading", "Duties", 2);
  });
  expect(blocks.map(({ kind, level, text }) => [kind, level, text])).toEqual([
    ["paragraph", 0, "The sponsor keeps it."],
    ["heading", 2, "Duties"],
  ]);
});

describe("what is very long", () => {
  test("goes on in further blocks of its kind, and loses no word", () => {
    const text = "A widget turns. ".repeat(blockCharacters / 10).trim();
    const blocks = listOf((list) => list.add("list_item", text, 3));
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.every(({ kind, level, text: own }) => kind === "list_item" && level === 3 && own.length <= blockCharacters)).toBe(true);
    expect(blocks.map((block) => block.text).join(" ")).toBe(text);
  });

  test("is parted between rows where it is a table", () => {
    const row = ["x".repeat(blockCharacters / 2), "end"];
    expect(listOf((list) => list.table([row, row, row])).map(({ text }) => text.split("\n").length)).toEqual([1, 1, 1]);
  });

  test("goes on in further parts where it flows, each block whole", () => {
    const block = { kind: "paragraph" as const, level: 0, text: "x".repeat(flowCharacters / 2), range: null, words: [] };
    expect(flowingText([block, block, block]).map(({ number, blocks }) => [number, blocks.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(flowingText([])).toEqual([]);
  });
});

test("cells keep their columns, rows without words and tabs at the end of a row go", () => {
  const [table] = listOf((list) =>
    list.table(
      [
        ["", "Limit", ""],
        ["", " "],
        ["Flow\n rate", "3 l"],
      ],
      "A1:C3",
    ),
  );
  expect(table).toMatchObject({ kind: "table", text: "\tLimit\nFlow rate\t3 l", range: "A1:C3" });
  expect(listOf((list) => list.table([[], [""]]))).toEqual([]);
});
