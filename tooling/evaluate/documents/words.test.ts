import { expect, test } from "vitest";
import { shareOf, wordsOf } from "./words.ts";

const share = (known: string, read: string) => shareOf(wordsOf(known), wordsOf(read));

test("a word counts as often as it stands in both, whatever its case and place", () => {
  expect(share("The lot, the LOT number", "number\tthe\nlot")).toEqual({ found: 3, of: 5 });
});

test("words parted on the way are not found", () => {
  expect(share("sterile barrier", "ste rile barrier")).toEqual({ found: 1, of: 2 });
});
