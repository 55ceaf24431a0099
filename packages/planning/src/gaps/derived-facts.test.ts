import type { FactName } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { derivedFacts } from "./derived-facts.ts";

const derive = (known: Partial<Record<FactName, boolean | string>>) =>
  Object.fromEntries(
    derivedFacts(new Map(Object.entries(known) as [FactName, boolean | string][])).map(({ fact, value }) => [fact, value]),
  );

test("what follows says from what and why", () => {
  expect(derivedFacts(new Map([["single_use", true]]))).toEqual([
    {
      fact: "reusable",
      value: false,
      because: "Because it is for single use. What is for single use is not processed to be used again.",
    },
  ]);
});

test("what is known is not derived, whatever it is", () => {
  expect(derive({ single_use: true, reusable: true })).toEqual({});
});

test("software alone has no body, and is software", () => {
  expect(derive({ software_alone: true })).toMatchObject({ software: true, sterile: false, implantable: false, radiation: "none" });
  expect(derive({ software_alone: false })).toEqual({});
});

test.each([
  [{ class_eu: "IIa" }, true],
  [{ class_eu: "I", sterile: true }, true],
  [{ class_eu: "I", sterile: false, measuring: false, reusable: false }, false],
  [{ class_eu: "I", sterile: false, measuring: false }, undefined],
  [{ class_eu: "IIb", investigational: true }, false],
  [{ class_eu: "IIa", custom_made: true, implantable: false }, false],
  [{ class_ivdr: "A", sterile: false }, false],
  [{ class_ivdr: "C" }, true],
])("a notified body takes part by class and what the device is: %o %s", (known, takesPart) => {
  expect(derive(known)["notified_body"]).toBe(takesPart);
});

test("what follows leads further", () => {
  expect(derive({ class_ivdr: "A", sterile: false })).toEqual({ notified_body: false, eu_certificate: false });
  expect(derive({ software_alone: true, class_eu: "I", measuring: false })).toMatchObject({ notified_body: false, sscp: false });
});
