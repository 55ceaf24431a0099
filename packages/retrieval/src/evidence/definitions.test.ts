import { expect, test } from "vitest";
import { definedIn } from "./definitions.ts";

const termsIn = (text: string) => definedIn(text).map((terms) => terms.join(" "));

test.each([
  ["(k) Recall means a firm's removal or correction of a marketed product.", ["recal"]],
  ["(65) ‘serious incident’ means any incident that led to death.", ["seriou incid"]],
  ["A combination product is two or more regulated components combined as one entity.", ["combin product"]],
  ["(e) Combination product includes: (1) a product comprised of two components.", ["combin product"]],
  ["A predicate device is a legally marketed device to which equivalence is drawn.", ["predic devic"]],
])("what is defined by “%s” is told", (text, things) => {
  expect(termsIn(text)).toEqual(things);
});

test("a duty defines nothing", () => {
  expect(definedIn("The sponsor shall submit a report within 10 days.")).toEqual([]);
});
