import type { Answers } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { fired } from "./rules.fixture.ts";

const orifice: Answers = {
  kind: "device",
  contact: ["orifice"],
  implantable: "no",
  active_connection: "no",
  orifice_site: "other",
  mucosa_absorbs: "yes",
};
const surgical: Answers = {
  kind: "device",
  contact: ["surgical"],
  implantable: "no",
  active_connection: "no",
  vital_contact: ["none"],
  heart_defect: "no",
  surgical_instrument: "no",
  reusable: "no",
  ionising: ["none"],
  biological_effect: "no",
  absorbed: "no",
  chemical_change: "no",
  in_teeth: "no",
  delivers: ["none"],
  implant_type: "none",
  ancillary: "no",
  active_implant: ["none"],
};
const ruled = (answers: Answers, ...rules: string[]) => fired(answers).filter((one) => rules.some((rule) => one.startsWith(`${rule}:`)));

describe("through an orifice of the body (Rule 5)", () => {
  test.each<[string, Answers, string]>([
    ["for an hour", { duration: "transient" }, "I"],
    ["for some days", { duration: "short" }, "IIa"],
    ["for some days in mouth or ear", { duration: "short", orifice_site: "front" }, "I"],
    ["for months", { duration: "long" }, "IIb"],
    ["for months in the mouth, without being absorbed", { duration: "long", orifice_site: "front", mucosa_absorbs: "no" }, "IIa"],
    ["for an hour, connected to an active device of class IIa", { duration: "transient", active_connection: "higher" }, "IIa"],
  ])("%s it is in class %s", (_, answers, gives) => {
    expect(ruled({ ...orifice, ...answers }, "Rule 5")).toEqual([`Rule 5: ${gives}`]);
  });
});

describe("surgically invasive (Rules 6 and 7)", () => {
  test.each<[string, Answers, string]>([
    ["a needle", { duration: "transient" }, "Rule 6: IIa"],
    ["scissors that are used again", { duration: "transient", surgical_instrument: "yes", reusable: "yes" }, "Rule 6: I"],
    ["a catheter in the heart", { duration: "transient", vital_contact: ["heart"] }, "Rule 6: III"],
    ["a drain for some days", { duration: "short" }, "Rule 7: IIa"],
    ["an absorbable suture for some days", { duration: "short", absorbed: "yes" }, "Rule 7: III"],
    ["what changes chemically in the teeth", { duration: "short", chemical_change: "yes", in_teeth: "yes" }, "Rule 7: IIa"],
  ])("%s", (_, answers, expected) => {
    expect(ruled({ ...surgical, ...answers }, "Rule 6", "Rule 7")).toEqual([expected]);
  });
});

describe("implanted or for long-term use (Rule 8)", () => {
  test.each<[string, Answers, string]>([
    ["a plate", {}, "IIb"],
    ["a filling", { in_teeth: "yes" }, "IIa"],
    ["a breast implant", { implant_type: "breast" }, "III"],
    ["a hip", { implant_type: "joint" }, "III"],
    ["a screw of a hip", { implant_type: "joint", ancillary: "yes" }, "IIb"],
  ])("%s", (_, answers, gives) => {
    expect(ruled({ ...surgical, implantable: "yes", duration: "long", ...answers }, "Rule 6", "Rule 7", "Rule 8")).toEqual([
      `Rule 8: ${gives}`,
    ]);
  });
});

test("software and what touches nobody are in no rule of invasive devices", () => {
  expect(
    ruled({ ...surgical, kind: "software", software_role: "independent", duration: "short" }, "Rule 5", "Rule 6", "Rule 7", "Rule 8"),
  ).toEqual([]);
  expect(ruled({ ...surgical, contact: ["none"], duration: "short" }, "Rule 5", "Rule 6", "Rule 7")).toEqual([]);
});
