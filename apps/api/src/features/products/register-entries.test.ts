import { expect, test } from "vitest";
import { keysMeant, predicateOf, referenceOf } from "./register-entries.ts";

test.each([
  ["frn", ["FRN"]],
  ["F R N", ["FRN"]],
  ["pump", []],
])("“%s” means the product codes %j", (search, keys) => {
  expect(keysMeant.codes(search)).toEqual(keys);
});

test.each([
  ["K123456", ["K123456"]],
  ["k-123456", ["K123456"]],
  ["DEN200012", ["DEN200012"]],
  ["123456", []],
])("“%s” means the clearances %j", (search, keys) => {
  expect(keysMeant.predicates(search)).toEqual(keys);
});

test.each([
  ["NDA 20-503", ["NDA020503"]],
  ["bla125514", ["BLA125514"]],
  ["20503", ["NDA020503", "ANDA020503", "BLA020503"]],
  ["insulin", []],
])("“%s” means the applications %j", (search, keys) => {
  expect(keysMeant.references(search)).toEqual(keys);
});

const entry = (key: string, title: string, fields: Record<string, string | null>) => ({ key, title, url: null, fields });

test("what is no day is not taken for one", () => {
  expect(predicateOf(entry("K1", "Pump", { decision_date: "2013" }), undefined).clearanceDate).toBeNull();
});

test("an application without a brand name has none, rather than its number", () => {
  expect(referenceOf(entry("NDA1", "NDA1", { strength: "10MG", approval_date: "1996-08-15" }))).toMatchObject({
    brandName: "",
    strength: "10MG",
    approvalDate: "1996-08-15",
  });
});
