import { expect, test } from "vitest";
import { quotationsIn } from "./quotations.ts";

const found = (text: string) => quotationsIn(text).map(({ normal }) => normal);

test.each([
  ["it says “shall establish\nprocedures” there", "shall establish procedures"],
  ['it says "shall establish" there', "shall establish"],
  ["il dit « doit établir »", "doit établir"],
  ["es sagt „muss“ so", "muss"],
])("%j quotes", (text, words) => {
  expect(found(text)).toEqual([words]);
});

test("inches and a mark that is never closed quote nothing", () => {
  expect(found('a 5" tube and a 6" tube')).toEqual([]);
  expect(found("“never closed\n\nnext paragraph”")).toEqual([]);
});
