import { expect, test } from "vitest";
import { lawFor } from "./law-for.ts";

const cited = ["21 CFR 312", "21 CFR 812", "ICH E9", "EU MDR"].map((source) => ({ source }));
const sources = (product: Parameters<typeof lawFor>[1], from = cited) => lawFor(from, product).map(({ source }) => source);

test("a rule for all products cites to each what holds for it", () => {
  expect(sources("medical_device")).toEqual(["21 CFR 812", "ICH E9", "EU MDR"]);
  expect(sources("biopharmaceutical")).toEqual(["21 CFR 312", "ICH E9"]);
  expect(sources("combination_product")).toHaveLength(4);
});

test("a rule that rests on the law of others alone still says so", () => {
  expect(sources("medical_device", [{ source: "ICH E6(R3)" }])).toEqual(["ICH E6(R3)"]);
});
