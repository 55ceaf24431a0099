import { expect, test } from "vitest";
import { differing, merged } from "./differing.ts";
import { emptyProduct } from "./product-values.ts";

const base = { ...emptyProduct, name: "Pump", currentStage: "concept", firm: "Example" };

test("the fields in which two states differ are named as people know them", () => {
  expect(differing(base, { ...base, name: "Pump 2", targetMarkets: ["US"] })).toEqual(["Product name", "Target markets"]);
  expect(differing(base, { ...base })).toEqual([]);
});

test("of two changes each keeps what it alone changed, and of what both changed the typed one holds", () => {
  const saved = { ...base, firm: "Example Devices", currentStage: "prototype", cfr_parts: ["21 CFR 820"] };
  const typed = { ...base, name: "Pump 2", currentStage: "verification", cfr_parts: ["21 CFR 820"] };
  expect(merged(base, saved, typed)).toEqual({
    values: { ...base, name: "Pump 2", firm: "Example Devices", currentStage: "verification", cfr_parts: ["21 CFR 820"] },
    theirs: ["Parts of the CFR", "Your firm"],
    yours: ["Product name"],
    both: ["Current development stage"],
  });
});
