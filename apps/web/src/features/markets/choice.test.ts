import { expect, test } from "vitest";
import { choiceOf, exportPath, paramsOf } from "./choice.ts";

const chosen = (query: string) => choiceOf(new URLSearchParams(query));

test("the address says what is compared, and what it says wrongly is left out", () => {
  expect(chosen("markets=US,EU,US,CA,JP,KR&product=drug&area=oncology&phase=phase9&differences=only")).toEqual({
    markets: ["US", "EU", "CA", "JP"],
    product: "drug",
    area: "oncology",
    phase: null,
    differencesOnly: true,
  });
  expect(chosen("product=toy")).toMatchObject({ markets: [], product: "device", area: null });
});

test("what is usual does not stand in the address", () => {
  const choice = chosen("markets=US,EU&phase=phase2");
  expect(paramsOf(choice)).toEqual({ markets: "US,EU", product: null, area: null, phase: "phase2", differences: null });
  expect(choiceOf(new URLSearchParams(Object.entries(paramsOf(choice)).flatMap(([k, v]) => (v === null ? [] : [[k, v]]))))).toEqual(choice);
});

test("a file is saved of the same choice", () => {
  expect(exportPath(chosen("markets=US,EU&area=oncology"))).toBe(
    "/api/markets/comparison/export?markets=US%2CEU&product=device&area=oncology",
  );
});
