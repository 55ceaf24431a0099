import { expect, test } from "vitest";
import { emptyProduct, withCategory, withCode } from "./product-values.ts";

test("a category brings its area along, until areas were chosen by hand", () => {
  const device = { ...emptyProduct, ...withCategory(emptyProduct, "device") };
  expect(device).toMatchObject({ category: "device", areas: ["device"] });
  expect(withCategory(device, "drug").areas).toEqual(["drug"]);
  expect(withCategory({ ...device, areas: ["device", "drug"] }, "biologic").areas).toEqual(["device", "drug"]);
});

test("a stage that the new category does not have is chosen again", () => {
  const inPhase = { ...emptyProduct, category: "drug" as const, currentStage: "phase_2" };
  expect(withCategory(inPhase, "biologic").currentStage).toBe("phase_2");
  expect(withCategory(inPhase, "device").currentStage).toBe("");
});

const origin = { source_id: "fda-device-classification", as_of: "2026-11-20" };
const frn = {
  code: "FRN",
  device_name: "Pump, Infusion",
  device_class: "2",
  regulation_number: "880.5725",
  panel: "General Hospital",
  origin,
};

test("a product code fills class, regulation and part, and overwrites nothing", () => {
  expect(withCode(emptyProduct, frn)).toEqual({
    product_codes: [frn],
    classification: "Class II",
    classes: [{ market: "US", class: "Class II", rule: "21 CFR 880.5725" }],
    regulation_numbers: ["880.5725"],
    cfr_parts: ["21 CFR 880"],
  });
  const mine = { ...emptyProduct, classification: "IIb", classes: [{ market: "US", class: "Class III", rule: null }] };
  expect(withCode(mine, frn)).toMatchObject({ classification: "IIb", classes: mine.classes });
});

test("a code of which nothing is known, or that is in no class, fills nothing", () => {
  const bare = { code: "ABC", device_name: null, device_class: "U", regulation_number: null, panel: null, origin: null };
  expect(withCode(emptyProduct, bare)).toEqual({
    product_codes: [bare],
    classification: "",
    classes: [],
    regulation_numbers: [],
    cfr_parts: [],
  });
});
