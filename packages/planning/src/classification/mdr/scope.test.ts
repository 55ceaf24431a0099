import type { Answers } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { type Condition, truthOf } from "../../rules/condition.ts";
import { fired } from "./rules.fixture.ts";
import { active, classified, diagnostic, implanted, invasive, nonInvasive, placed, therapeutic, thing } from "./scope.ts";

const holds = (condition: Condition, answers: Answers) => truthOf(condition, { answers, seen: new Map(), firesOf: () => null });

test("a spare part and a whole pack have no class of their own", () => {
  expect(fired({ kind: "part", part_effect: "restores" })).toEqual(["Article 23: none"]);
  expect(fired({ kind: "system", pack_contents: "conforming" })).toEqual(["Article 22: none"]);
  expect([
    holds(classified, { kind: "part", part_effect: "changes" }),
    holds(classified, { kind: "part", part_effect: "restores" }),
  ]).toEqual([true, false]);
});

test("software is a device by itself unless it only drives another, and never a thing", () => {
  expect(holds(classified, { kind: "software", software_role: "independent" })).toBe(true);
  expect(holds(classified, { kind: "software", software_role: "drives" })).toBe(false);
  expect(holds(thing, { kind: "software", software_role: "independent" })).toBe(false);
  expect(holds(active, { kind: "software", software_role: "independent" })).toBe(true);
});

test("a device that touches skin and is put into the body is invasive", () => {
  expect(holds(nonInvasive, { kind: "device", contact: ["intact_skin"] })).toBe(true);
  expect(holds(nonInvasive, { kind: "device", contact: ["intact_skin", "surgical"] })).toBe(false);
  expect(holds(invasive, { kind: "device", contact: ["intact_skin", "surgical"] })).toBe(true);
});

test("placed is what is implanted, or surgically in the body for more than 30 days; an orifice alone is not enough", () => {
  expect(holds(placed, { kind: "device", contact: ["surgical"], implantable: "no", duration: "long" })).toBe(true);
  expect(holds(placed, { kind: "device", contact: ["orifice"], implantable: "no", duration: "long" })).toBe(false);
  expect(holds(implanted, { kind: "device", contact: ["intact_skin"], implantable: "yes" })).toBe(false);
});

test("a product without a medical purpose neither treats nor diagnoses", () => {
  const product: Answers = { active: "yes", active_purpose: ["therapy", "diagnosis"] };
  expect([therapeutic, diagnostic].map((condition) => holds(condition, { ...product, kind: "no_medical_purpose" }))).toEqual([
    false,
    false,
  ]);
  expect([therapeutic, diagnostic].map((condition) => holds(condition, { ...product, kind: "device" }))).toEqual([true, true]);
});

test("what is not answered is left open", () => {
  expect([holds(classified, {}), holds(invasive, { kind: "device" }), holds(thing, { kind: "unknown" })]).toEqual([null, null, null]);
});

test.each([
  ["hair", "IIa"],
  ["light", "IIb"],
  ["fat", "IIb"],
  ["brain", "III"],
])("powered equipment for %s without a medical purpose is in class %s", (annex_xvi, gives) => {
  expect(fired({ kind: "no_medical_purpose", annex_xvi, active: "yes" })).toContain(`Regulation (EU) 2022/2347: ${gives}`);
});
