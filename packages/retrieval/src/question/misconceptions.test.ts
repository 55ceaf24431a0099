import { describe, expect, it, test } from "vitest";
import { understand } from "./built-in-rules.fixture.ts";
import { createMisconceptionFinder, type Misconception } from "./misconceptions.ts";

const known = (when: readonly (readonly string[])[], more: Partial<Misconception> = {}): Misconception => ({
  text: "It is otherwise.",
  when,
  where: [],
  unless: [],
  clauses: ["21 CFR 807.20"],
  ...more,
});
const kinds = (question: string, one: Misconception, setting?: string) =>
  createMisconceptionFinder([one])
    .find(understand(question), setting)
    .map(({ kind }) => kind);
const registers = known([
  ["importer", "importers"],
  ["not register", "no registration"],
]);
const everyYear = known([
  ["register", "registration"],
  ["every 2 years", "biennial"],
]);

describe("what a question takes for granted", () => {
  it("is corrected where one clause says a phrase of every group", () => {
    expect(kinds("Since registration is due every 2 years, when is the next?", everyYear)).toEqual(["corrected"]);
    expect(kinds("When is registration due?", everyYear)).toEqual([]);
  });

  it("is not held where it is denied", () => {
    expect(kinds("Registration is not due every 2 years, so when is it?", everyYear)).toEqual([]);
  });

  it("is confirmed to be otherwise where somebody wants that", () => {
    expect(kinds("Registration is not due every 2 years, right?", everyYear)).toEqual(["confirmed"]);
  });

  it("may itself be a denial", () => {
    expect(kinds("Importers need not register, so what else must they do?", registers)).toEqual(["corrected"]);
    expect(kinds("Importers must register, so what else must they do?", registers)).toEqual([]);
  });
});

test("where it is said, or in what setting, must be said too, anywhere in the question", () => {
  const inCanada = known(everyYear.when, { where: [["Canada"]] });
  expect(kinds("In Canada registration is due every 2 years, so when?", inCanada)).toEqual(["corrected"]);
  expect(kinds("Registration is due every 2 years, so when?", inCanada)).toEqual([]);
  expect(kinds("Registration is due every 2 years, so when?", inCanada, "Canada")).toEqual(["corrected"]);
});

test("a phrase that shows that something else is meant takes it back", () => {
  const unless = known(everyYear.when, { unless: ["establishment licence"] });
  expect(kinds("Registration is due every 2 years for an establishment licence, so when?", unless)).toEqual([]);
});

test("nothing is found in nothing", () => {
  expect([kinds("", everyYear), createMisconceptionFinder([]).find(understand("Importers need not register."))]).toEqual([[], []]);
});
