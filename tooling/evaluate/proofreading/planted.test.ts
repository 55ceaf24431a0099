import { expect, test } from "vitest";
import { planted } from "./planted.ts";

const sentence = (nth: number) =>
  `The investigator keeps the records of visit number ${"abcdefghij"[nth % 10]} for 15 years after the end of all the work at the hospital.`;
const text = Array.from({ length: 120 }, (_, nth) => sentence(nth)).join("\n\n");

test("the same errors are planted for a seed, and each stands where it is said to stand", () => {
  const made = planted({ name: "records", text, locators: [] }, { each: 2, seed: 7 });
  expect(planted({ name: "records", text, locators: [] }, { each: 2, seed: 7 })).toEqual(made);
  expect(made.plants.length).toBeGreaterThan(3);
  for (const { places, edits } of made.plants)
    expect(places.map(({ start, end }) => made.text.slice(start, end))).toEqual(
      edits.toSorted((one, other) => one.start - other.start).map(({ instead }) => instead),
    );
});

test("what was not planted is as it was", () => {
  const made = planted({ name: "records", text, locators: [] }, { each: 1, seed: 3 });
  let rest = made.text;
  const places = made.plants.flatMap((plant) => plant.places).toSorted((one, other) => other.start - one.start);
  for (const { start, end } of places) rest = rest.slice(0, start) + rest.slice(end);
  const taken = made.plants.flatMap(({ edits }) => edits.map(({ start, end }) => end - start)).reduce((sum, length) => sum + length, 0);
  expect(rest.length).toBe(text.length - taken);
});
