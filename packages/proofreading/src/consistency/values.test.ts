import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { findConflictingValues } from "./values.ts";

const faults = (...paragraphs: string[]) => {
  const text = paragraphs.join("\n\n");
  return findConflictingValues(readManuscript({ text })).map(({ message, others }) => [message, others.length] as const);
};

test("the value that the text gives less often is told, with the places of the other", () => {
  expect(faults("The shelf life is 24 months.", "The shelf life is 24 months.", "The shelf life is 36 months.")).toEqual([
    ["shelf life: 36 months here, 24 months elsewhere.", 2],
  ]);
});

test("a quantity with more values than three is not one quantity", () => {
  expect(faults(...[12, 24, 36, 48].map((many) => `The shelf life is ${many} months.`))).toEqual([]);
});

test("the same amount in other units is no conflict, and the same number in another unit is told elsewhere", () => {
  expect(faults("The shelf life is 24 months.", "The shelf life is 2 years.")).toEqual([]);
  expect(faults("The starting dose is 10 mg.", "The starting dose is 10 g.")).toEqual([]);
});

test("a list of literature contradicts nothing", () => {
  expect(faults("The shelf life is 24 months.", "# References", "Miller: The shelf life is 36 months.")).toEqual([]);
});

test("counts of people with and without a comma are one count", () => {
  expect(faults("In all 1,200 subjects will be enrolled.", "In all 1200 subjects will be enrolled.")).toEqual([]);
  expect(faults("In all 1,200 subjects will be enrolled.", "In all 1300 subjects will be enrolled.")).toHaveLength(1);
});
