import { productFacts, type FactName } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { optionsOf, valueWords } from "./fact-values.ts";

const facts = Object.keys(productFacts) as FactName[];

test("a fact that is yes or no has no values to choose from", () => {
  expect([optionsOf("sterile"), optionsOf("software")]).toEqual([null, null]);
});

test("values are chosen by words that a person reads, and classes by their own names", () => {
  expect(optionsOf("role")?.find(({ value }) => value === "user_facility")?.label).toBe("User facility, such as a hospital");
  expect(optionsOf("class_eu")?.map(({ label }) => label)).toContain("IIa");
});

test("no value is shown as it is stored where it is no word", () => {
  const raw = facts.flatMap((fact) =>
    (optionsOf(fact) ?? []).filter(({ label }) => /_|^[a-z]+$/.test(label)).map(({ value }) => `${fact} ${value}`),
  );
  expect(raw).toEqual([]);
});

test("a value stands in a sentence in its own words, and an unknown one as it is", () => {
  expect(valueWords("us_application", "anda")).toBe("an ANDA");
  expect([valueWords("class_us", "II"), valueWords("role", "constructor"), valueWords("role", "")]).toEqual(["II", "constructor", ""]);
});
