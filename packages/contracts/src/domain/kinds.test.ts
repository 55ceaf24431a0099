import { expect, test } from "vitest";
import { areasOf, GuidanceProductType, ProductCategory, ProtocolProduct, wordsFor } from "./kinds.ts";
import { areaSpellings, productAreas } from "./vocabulary.ts";

test("the specification's three spellings stay as they are written there", () => {
  expect([ProductCategory.options, ProtocolProduct.options, GuidanceProductType.options]).toEqual([
    ["device", "drug", "biologic"],
    ["medical_device", "biopharmaceutical", "combination_product"],
    ["drugs", "devices", "biologics", "combination"],
  ]);
});

test("every spelling's words mean areas of the one list", () => {
  for (const spelling of Object.values(areaSpellings))
    for (const areas of Object.values<readonly string[]>(spelling)) expect(productAreas).toEqual(expect.arrayContaining([...areas]));
});

test("a guidance document may be of several areas", () => {
  expect(areasOf("guidance", ["combination", "drugs"])).toEqual(["drug", "combination"]);
});

test("a biopharmaceutical protocol is about drugs and biologics", () => {
  expect(areasOf("protocol", ["biopharmaceutical"])).toEqual(["drug", "biologic"]);
});

test("an in vitro diagnostic counts as a device where a spelling has no word of its own for it", () => {
  expect([wordsFor("category", "ivd"), wordsFor("protocol", "ivd"), wordsFor("guidance", "ivd")]).toEqual([
    ["device"],
    ["medical_device"],
    ["devices"],
  ]);
});

test("templates have no word for combination products", () => {
  expect(wordsFor("category", "combination")).toEqual([]);
});
