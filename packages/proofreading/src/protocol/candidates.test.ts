import { expect, test } from "vitest";
import { type Candidate, factOf, weightOf } from "./candidates.ts";
import { line } from "./lines.fixture.ts";

const candidate = (value: string, more: Partial<Candidate> = {}, at: Parameters<typeof line>[1] = {}): Candidate => ({
  said: { words: `It is ${value}.`, line: line(value, at), label: null },
  value,
  weight: 2,
  ...more,
});
const read = (...candidates: Candidate[]) => {
  const { state, readings } = factOf("enrolment", candidates);
  return [state, ...readings.map(({ value }) => value)];
};

test("a fact that no place says is not found, and what stands aside says nothing", () => {
  expect(read()).toEqual(["not_found"]);
  expect(read(candidate("120", {}, { zone: "aside" }))).toEqual(["not_found"]);
});

test("the strongest place comes first, one in the synopsis before one in the body", () => {
  expect(weightOf(candidate("120", {}, { zone: "synopsis" }))).toBeGreaterThan(weightOf(candidate("120")));
  expect(read(candidate("90"), candidate("120", {}, { zone: "title", part: 2 }))).toEqual(["found", "120", "90"]);
});

test("places that are compared and say otherwise disagree", () => {
  expect(read(candidate("120", { key: "120" }), candidate("90", { key: "90", weight: 1 }, { part: 2 }))).toEqual([
    "disagrees",
    "120",
    "90",
  ]);
});

test("a place too weak in kind does not make them disagree", () => {
  const { state } = factOf("enrolment", [candidate("120", { key: "120", weight: 5 }), candidate("90", { key: "90" }, { part: 2 })], 4);
  expect(state).toBe("found");
});

test("places of one page that say the same are shown once, those of two pages twice", () => {
  expect(read(candidate("120"), candidate("120"))).toEqual(["found", "120"]);
  expect(read(candidate("120"), candidate("120", {}, { part: 2 }))).toEqual(["found", "120", "120"]);
});

test("not more than a handful of places is shown, and none that is much weaker", () => {
  const many = Array.from({ length: 20 }, (_, nth) => candidate(`${nth}`, {}, { part: nth + 1 }));
  expect(read(...many)).toHaveLength(1 + 6);
  expect(read(candidate("120", { weight: 9 }), candidate("90", {}, { part: 2 }))).toEqual(["found", "120"]);
});
