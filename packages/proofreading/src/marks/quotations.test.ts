import { expect, test } from "vitest";
import { quotationsIn } from "./quotations.ts";

const found = (text: string) => quotationsIn(text).map(({ normal }) => normal);

test.each([
  ["it says “shall establish\nprocedures” there", "shall establish procedures"],
  ['it says "shall establish" there', "shall establish"],
  ["il dit « doit établir »", "doit établir"],
  ["es sagt „muss“ so", "muss"],
  ["it says “the term “rubber” includes latex” there", "the term “rubber” includes latex"],
  ["it says ‘each manufacturer shall establish procedures’ there", "each manufacturer shall establish procedures"],
])("%j quotes", (text, words) => {
  expect(found(text)).toEqual([words]);
});

test("apostrophes quote nothing", () => {
  expect(found("the manufacturers' duty to keep the users' records and the patients' files")).toEqual([]);
  expect(found("it's the device's label that doesn't say what it's for")).toEqual([]);
});

test("inches and a mark that is never closed quote nothing", () => {
  expect(found('a 5" tube and a 6" tube')).toEqual([]);
  expect(found("“never closed\n\nnext paragraph”")).toEqual([]);
});
