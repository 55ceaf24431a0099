import { expect, test } from "vitest";
import { mutate, seeded } from "./mutate.ts";

const file = Buffer.from("Words of a file that is about to be damaged. ".repeat(100));
const mutants = (seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: 60 }, () => mutate(file, random));
};

test("a seed makes the same mutants each time, and another seed others", () => {
  expect(mutants(1)).toEqual(mutants(1));
  expect(mutants(1)).not.toEqual(mutants(2));
});

test("a file is damaged in every way, is never damaged away, and is itself left as it was", () => {
  const before = Buffer.from(file);
  const made = mutants(3);
  expect(new Set(made.map(({ way }) => way))).toEqual(new Set(["flip", "burst", "cut", "double", "odd", "zero"]));
  expect(made.every(({ bytes }) => bytes.length > 0)).toBe(true);
  expect(made.filter(({ bytes }) => !bytes.equals(before)).length).toBeGreaterThan(50);
  expect(file.equals(before)).toBe(true);
});
