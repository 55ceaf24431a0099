import { expect, test } from "vitest";
import { schemes, locate } from "./designators.ts";

test("an (i) that follows (h) is the letter when (j) comes next", () => {
  expect(locate(["(h) one", "(1) two", "(i) three", "(j) four"], schemes.cfr)).toEqual(["(h)", "(h)(1)", "(i)", "(j)"]);
});

test("an (i) that follows (h) is the numeral when (ii) comes next", () => {
  expect(locate(["(h) one", "(1) two:", "(i) three", "(ii) four"], schemes.cfr)).toEqual(["(h)", "(h)(1)", "(h)(1)(i)", "(h)(1)(ii)"]);
});

test("a heading between two designators hides neither", () => {
  expect(locate(["(a) Applicability. (1) Text.", "(2) More."], schemes.cfr)).toEqual(["(a)(1)", "(a)(2)"]);
});

test("the Act nests capitals above small numerals", () => {
  expect(locate(["(o) Heading", "(1) x", "(E) y", "(i) z", "(I) w", "(2) v"], schemes.statute)).toEqual([
    "(o)",
    "(o)(1)",
    "(o)(1)(E)",
    "(o)(1)(E)(i)",
    "(o)(1)(E)(i)(I)",
    "(o)(2)",
  ]);
});
