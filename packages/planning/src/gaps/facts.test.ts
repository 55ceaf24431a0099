import type { Product } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { factsKnown } from "./facts.ts";

type Profile = Parameters<typeof factsKnown>[2];
const profile = (changed: Partial<Profile> = {}): Profile => ({
  category: null,
  areas: [],
  classes: [],
  product_codes: [],
  predicateDevices: [],
  ...changed,
});
const code = (device_class: string | null): Product["product_codes"][number] => ({
  code: "FRN",
  device_name: null,
  device_class,
  regulation_number: null,
  panel: null,
  origin: null,
});
const valuesOf = (...args: Parameters<typeof factsKnown>) =>
  Object.fromEntries(factsKnown(...args).map(({ fact, value }) => [fact, value]));

test("nothing is known of an empty profile", () => {
  expect(factsKnown({}, [], profile())).toEqual([]);
});

test("areas say what kind of product it is", () => {
  expect(valuesOf({}, [], profile({ areas: ["device"] }))).toEqual({ category: "device", ivd: false, combination: false });
  expect(valuesOf({}, [], profile({ areas: ["device", "drug"] }))).toMatchObject({ category: "combination", combination: true });
  expect(valuesOf({}, [], profile({ areas: ["ivd"] }))).toMatchObject({ category: "ivd", ivd: true });
});

test("a class is read however it is typed, and by product codes where the profile names none", () => {
  const classes = [
    { market: "EU", class: "Class iib", rule: "MDR Annex VIII, Rule 12" },
    { market: "US", class: "2", rule: null },
  ];
  expect(valuesOf({}, [], profile({ classes }))).toMatchObject({ class_eu: "IIb", class_us: "II" });
  expect(valuesOf({}, [], profile({ product_codes: [code("3")] }))).toMatchObject({ class_us: "III" });
  expect(valuesOf({}, [], profile({ product_codes: [code("2"), code("3")] }))).toEqual({});
  expect(valuesOf({}, [], profile({ product_codes: [code("U"), code(null)] }))).toEqual({});
});

test("what is told goes before what was assessed, and that before the profile", () => {
  const given = profile({ classes: [{ market: "EU", class: "I", rule: null }] });
  const assessed = [{ fact: "class_eu" as const, value: "IIa", because: "Rule 11 of Annex VIII." }];
  expect(valuesOf({}, assessed, given)).toEqual({ class_eu: "IIa" });
  expect(factsKnown({ class_eu: "III" }, assessed, given)).toEqual([
    { fact: "class_eu", value: "III", said: "In the European Union it is in class III", origin: "told", because: "You said so here." },
  ]);
});
