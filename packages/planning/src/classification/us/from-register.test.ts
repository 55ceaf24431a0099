import { expect, test } from "vitest";
import { classify } from "../../rules/classify.ts";
import { type ClassifiedType, answersOfType, exemptionLimits } from "./from-register.ts";
import { usDevice } from "./us-device.ts";

const type = (more: Partial<ClassifiedType>): ClassifiedType => ({
  code: "FPA",
  device_class: "2",
  regulation_number: "880.5440",
  submission_type: "1",
  ...more,
});
const answers = (more: Partial<ClassifiedType>) =>
  Object.fromEntries(answersOfType(type(more)).map(({ question, answer }) => [question, answer]));

test.each<[Partial<ClassifiedType>, object]>([
  [{}, { us_scope: "device", us_type: "classified", class_us: "II", exempt_type: "no" }],
  [{ submission_type: "4" }, { us_scope: "device", us_type: "classified", class_us: "II", exempt_type: "yes" }],
  [
    { device_class: "3", submission_type: "2" },
    { us_scope: "device", us_type: "classified", class_us: "III", pma_called: "yes" },
  ],
  [
    { device_class: "3", submission_type: "1" },
    { us_scope: "device", us_type: "classified", class_us: "III", pma_called: "no" },
  ],
  [{ device_class: "U" }, { us_scope: "device", us_type: "unclassified" }],
  [{ device_class: "f" }, { us_scope: "device", us_type: "none", controls_suffice: "no", humanitarian: "yes" }],
])("a product code listed as %o answers %o", (listed, expected) => {
  expect(answers(listed)).toEqual(expected);
});

test("what the register does not say is not answered", () => {
  expect(answers({ submission_type: null })).not.toHaveProperty("exempt_type");
  expect([answers({ device_class: null }), answers({ device_class: "N" }), answers({ device_class: "constructor" })]).toEqual([{}, {}, {}]);
});

test("each answer says by which product code", () => {
  expect(answersOfType(type({})).every(({ because }) => because.startsWith("FPA "))).toBe(true);
});

test("a code that is listed under an HDE leads to an HDE", () => {
  expect(classify(usDevice, answers({ device_class: "F" })).outcomes).toEqual(["hde"]);
});

test("the limits of an exemption stand in section .9 of the even parts from 862 to 892", () => {
  expect(exemptionLimits("880.5725")?.clause).toBe("21 CFR 880.9");
  expect(["862.1", "892.1"].map((regulation) => exemptionLimits(regulation)?.clause)).toEqual(["21 CFR 862.9", "21 CFR 892.9"]);
  expect(["860.1", "863.1", "893.1", "", "unknown"].map(exemptionLimits)).toEqual([null, null, null, null, null]);
});
