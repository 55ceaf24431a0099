import { expect, test } from "vitest";
import { inPieces } from "./in-pieces.ts";

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
const piecesOf = async (stream: AsyncIterable<Uint8Array>) => {
  const pieces: string[] = [];
  for await (const { bytes, isLast } of inPieces(stream, 3)) pieces.push(`${bytes.toString()}${isLast ? "." : ""}`);
  return pieces;
};

test.each<[string[], string[]]>([
  [[], ["."]],
  [["ab"], ["ab."]],
  [["abc"], ["abc."]],
  [
    ["a", "b", "c", "d"],
    ["abc", "d."],
  ],
  [["abcdef"], ["abc", "def."]],
  [
    ["abcdefg", "", "h"],
    ["abc", "def", "gh."],
  ],
])("%j is given as %j, the last one marked", async (given, pieces) => {
  expect(await piecesOf(parts(...given))).toEqual(pieces);
});
