import { expect, test } from "vitest";
import { identifiersIn } from "./identifiers.ts";

const found = (text: string) => identifiersIn(text).map(({ kind, normal }) => [kind, normal]);

test.each([
  ["the predicate (K081234) was", "clearance", "K081234"],
  ["predicates K081234/K091235", "clearance", "K081234"],
  ["K\u00a0081234", "clearance", "K081234"],
  ["DEN180001", "de_novo", "DEN180001"],
  ["P050010/S012", "approval", "P050010/S012"],
  ["P050010 / S12", "approval", "P050010/S012"],
  ["H190005", "humanitarian_device", "H190005"],
  ["NCT03036124", "study", "NCT03036124"],
  ["NCT 03036124", "study", "NCT03036124"],
  ["EudraCT 2016-004152-30", "european_study", "EudraCT 2016-004152-30"],
  ["EU CT number 2022-501234-12-00", "european_study", "EU CT 2022-501234-12-00"],
  ["NDA 021436", "drug_application", "NDA 021436"],
  ["BLA No. 125514", "drug_application", "BLA 125514"],
  ["ANDA #76543", "drug_application", "ANDA 076543"],
  ["IND 123,456", "investigational_application", "IND 123456"],
  ["IND number: 12345", "investigational_application", "IND 012345"],
  ["IDE G210001", "investigational_application", "G210001"],
  ["FDA\u20112019\u2011D\u20113598", "docket", "FDA-2019-D-3598"],
  ["Docket No. 2004D-0440", "docket", "2004D-0440"],
  ["89 FR 7496", "notice", "89 FR 7496"],
  ["89 Fed. Reg. 7,496", "notice", "89 FR 7496"],
])("%j names a %s", (text, kind, normal) => {
  expect(found(text)[0]).toEqual([kind, normal]);
});

test.each([
  "SK081234",
  "K0812345",
  "part number K-081234",
  "ISO 14971",
  "P12",
  "lot K08123",
  "an IND of 2021",
  "IND 21 CFR 312",
  "2016-04-30",
])("%j names none", (text) => {
  expect(found(text)).toEqual([]);
});

test("a number stands where the text has it", () => {
  const text = "see K\u00ad081234.";
  const [mark] = identifiersIn(text);
  expect(text.slice(mark?.start, mark?.end)).toBe("K\u00ad081234");
});
