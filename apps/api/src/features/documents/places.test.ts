import { expect, test } from "vitest";
import { joinBlocks, occurrences, plainOf } from "./places.ts";

const block = (text: string, kind = "paragraph") => ({ kind, text });
const found = (words: string, ...blocks: ReturnType<typeof block>[]) =>
  [...occurrences(joinBlocks(blocks), words)].map((stretches) =>
    stretches.map((one) => [one.block, blocks[one.block]?.text.slice(one.start, one.end)]),
  );

test("words are found whatever their capitals and white space", () => {
  expect(found("risk  ANALYSIS", block("The Risk\n analysis is done. RISK ANALYSIS."))).toEqual([
    [[0, "Risk\n analysis"]],
    [[0, "RISK ANALYSIS"]],
  ]);
});

test("words that go on in the next block are found over what runs at the edge of a page", () => {
  expect(found("signed by both", block("It is signed"), block("Page 3", "furniture"), block("by both of them."))).toEqual([
    [
      [0, "signed"],
      [2, "by both"],
    ],
  ]);
});

test("each of many places is found, in the order of the blocks they stand in", () => {
  const cells = Array.from({ length: 300 }, (_, nth) => block(`CMP-${nth}\t\tpump\nCMP-${nth}b\tPump`, "table"));
  expect(found("PUMP cmp-7", ...cells)).toEqual([
    [
      [6, "Pump"],
      [7, "CMP-7"],
    ],
    [[7, "pump\nCMP-7"]],
    ...Array.from({ length: 10 }, (_, nth) => [
      [
        [69 + nth, "Pump"],
        [70 + nth, "CMP-7"],
      ],
      [[70 + nth, "pump\nCMP-7"]],
    ]).flat(),
  ]);
});

test("nothing stands nowhere", () => {
  expect(found("  ", block("a"))).toEqual([]);
  expect(found("b", block("a"))).toEqual([]);
});

test("a character whose small form is longer keeps its place", () => {
  const { text, at } = plainOf("İx", true);
  expect(at[text.indexOf("x")]).toBe(1);
});
