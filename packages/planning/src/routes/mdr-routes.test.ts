import type { Answers } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { type Known, truthOf } from "../rules/condition.ts";
import { mdrRoutes } from "./mdr-routes.ts";

/** Titles of the steps that are certain for a class by some answers. */
const steps = (outcome: string, answers: Answers) => {
  const known: Known = {
    answers: { kind: "device", active_implant: ["none"], made_for: "market", ...answers },
    seen: new Map(),
    firesOf: () => null,
  };
  return mdrRoutes.steps
    .filter(({ of, when }) => of.includes(outcome) && (when === undefined || truthOf(when, known) === true))
    .map(({ title }) => title);
};
const implant: Answers = { contact: ["surgical"], implantable: "yes", duration: "long" };

test("a device of class I is declared by its maker, with a notified body for what is sterile, measures or is reused", () => {
  expect(steps("I", { sterile: "no", measuring: "no", contact: ["none"] })).toEqual([
    "Safety and performance",
    "Declaration by the manufacturer",
    "CE marking and registration",
  ]);
  const instrument: Answers = { contact: ["surgical"], surgical_instrument: "yes", reusable: "yes", active_connection: "no" };
  expect(steps("I", { ...instrument, sterile: "yes" })).toEqual(
    expect.arrayContaining(["Class Is: sterile", "Class Ir: reusable surgical instrument"]),
  );
});

test("each implant of class IIb is assessed, unless it is one of the listed ones", () => {
  expect(steps("IIb", { ...implant, well_established: "no" })).toContain("Notified body, every implant");
  expect(steps("IIb", { ...implant, well_established: "yes" })).toContain("Notified body, one device a generic group");
  expect(steps("IIb", { ...implant, well_established: "yes" })).not.toContain("Notified body, every implant");
});

test("an expert panel looks at implants of class III, and at what gives medicines in class IIb", () => {
  expect(steps("III", implant)).toContain("Expert panel");
  expect(steps("IIb", { contact: ["none"], active: "yes", delivers: ["medicine"] })).toContain("Expert panel");
  expect(steps("IIb", { contact: ["none"], active: "yes", delivers: ["none"] })).not.toContain("Expert panel");
});

test("custom-made and investigational devices bear no CE marking by these steps", () => {
  expect(steps("IIa", { made_for: "custom" })).toEqual(["Safety and performance", "Custom-made device"]);
  expect(steps("IIa", { made_for: "investigation" })).toEqual(["Safety and performance", "Investigational device"]);
});

test("what has no class of its own needs no assessment", () => {
  expect(steps("none", {})).toEqual(["No assessment of its own"]);
});
