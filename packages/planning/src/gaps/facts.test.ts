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
  currentStage: "concept",
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
  expect(valuesOf({}, assessed, given)).toMatchObject({ class_eu: "IIa" });
  expect(factsKnown({ class_eu: "III" }, assessed, given).slice(0, 1)).toEqual([
    { fact: "class_eu", value: "III", said: "In the European Union it is in class III", origin: "told", because: "You said so here." },
  ]);
});

test("a class in Canada and one under the IVDR are read of their markets", () => {
  const classes = [
    { market: "EU", class: "Class C", rule: null },
    { market: "CA", class: "4", rule: null },
  ];
  expect(valuesOf({}, [], profile({ areas: ["ivd"], classes }))).toMatchObject({ class_ivdr: "C", class_ca: "IV", notified_body: true });
});

test("a stage says whether it is investigational, and a biologic is licensed", () => {
  expect(valuesOf({}, [], profile({ currentStage: "marketed" }))).toEqual({ investigational: false });
  expect(valuesOf({}, [], profile({ areas: ["biologic"], currentStage: "phase_2" }))).toMatchObject({
    investigational: true,
    us_application: "bla",
  });
});

test("what follows from what is known comes last, with the reason", () => {
  expect(factsKnown({ single_use: true }, [], profile()).at(-1)).toEqual({
    fact: "reusable",
    value: false,
    said: "It is not reused after processing",
    origin: "derived",
    because: "Because it is for single use. What is for single use is not processed to be used again.",
  });
});
