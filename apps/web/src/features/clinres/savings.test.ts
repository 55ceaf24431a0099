import { expect, test } from "vitest";
import { amountOf, mostSaved } from "./savings.ts";

test("only an amount above nothing is a basis", () => {
  expect([" 1200.5 ", "1e3", String(mostSaved)].map(amountOf)).toEqual([1200.5, 1000, mostSaved]);
  expect(["", "  ", "0", "-5", "much", "Infinity", String(mostSaved + 1)].map(amountOf)).toEqual(Array.from({ length: 7 }, () => null));
});
