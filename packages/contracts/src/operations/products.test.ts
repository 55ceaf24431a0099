import { describe, expect, test } from "vitest";
import { NewProduct, ProductChanges, ProductFilter, stagesOf } from "./products.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";
const product = (given: object = {}) => NewProduct.safeParse({ name: "Pump", currentStage: "concept", ...given });
const problems = (given: object) => product(given).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

describe("the stage of a product", () => {
  test("is one of its category", () => {
    expect(problems({ category: "drug", currentStage: "phase_2" })).toEqual([]);
    expect(problems({ category: "device", currentStage: "phase_2" })).toEqual(["currentStage must be a stage of the chosen category"]);
  });

  test("is one of those offered to all where no category is chosen", () => {
    expect(problems({ currentStage: "testing" })).toEqual([]);
    expect(problems({ currentStage: "phase_2" })).toHaveLength(1);
    expect(stagesOf(null)).toContain("concept");
  });

  test("fits after a change as well", () => {
    expect(ProductChanges.safeParse({ id, version: 1, name: "Pump", currentStage: "phase_2", category: "device" }).success).toBe(false);
  });
});

describe("what is named beside a product", () => {
  const code = (typed: string) => ({
    product_codes: [{ code: typed, device_name: null, device_class: null, regulation_number: null, panel: null }],
  });

  test("a product code is three letters, however it is typed", () => {
    expect(product(code("frn")).data?.product_codes[0]?.code).toBe("FRN");
    expect([problems(code("FR")), problems(code("F1N"))].map((found) => found[0])).toEqual(
      Array.from({ length: 2 }, () => "product_codes.0.code must be three letters, such as FRN"),
    );
  });

  test.each([
    [{ regulation_numbers: ["880.5725"] }, true],
    [{ regulation_numbers: ["21 CFR 880.5725"] }, false],
    [{ cfr_parts: ["21 CFR 820"] }, true],
    [{ cfr_parts: ["820"] }, false],
    [{ standards: [{ identifier: "ISO 14971", year: null }] }, true],
    [{ standards: [{ identifier: "ISO 14971", year: 71 }] }, false],
    [{ targetMarkets: ["US", "XX"] }, false],
  ])("%j is taken: %j", (given, taken) => expect(product(given).success).toBe(taken));

  test("is nothing where nothing is said", () => {
    expect(product().data).toMatchObject({ category: null, areas: [], standards: [], watched_sources: { official: [], library: [] } });
  });
});

test("deleted products are asked for as a form spells it", () => {
  expect(ProductFilter.parse({ deleted: "true" }).deleted).toBe(true);
  expect(ProductFilter.parse({}).deleted).toBeUndefined();
});
