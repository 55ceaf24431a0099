import { Figure, GapAnalysisRow, PathwayOption } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { checklistExtras, pathwayOptions, simulatedGapRow, writingSample, type Planned } from "./index.ts";

const market = { code: "US", name: "United States", authority: "FDA" };
const row = (planned: Partial<Planned> = {}) => simulatedGapRow({ product: "pump", category: "device", market, ...planned });
const many = Array.from({ length: 2000 }, (_, at) => row({ product: `product ${at}` }));
const spread = (values: (number | null)[]) => [Math.min(...values.map(Number)), Math.max(...values.map(Number))];

describe("the simulated row of a gap analysis", () => {
  test.each([
    ["device", ["Design controls"], "Risk management (ISO 14971)", "QMS (ISO 13485)"],
    ["drug", ["CMC"], "Nonclinical", "Inspection readiness"],
    ["biologic", ["Characterization"], "Process validation", "Post-market risk"],
  ] as const)("of a %s has the first 30 % completed, rounded down, and the rest missing", (category, completed, first, last) => {
    const { completedRequirements, missingRequirements } = row({ category });
    expect(completedRequirements).toEqual(completed);
    expect(missingRequirements).toHaveLength(5);
    expect([missingRequirements[0], missingRequirements.at(-1)]).toEqual([first, last]);
  });

  test("has the same requirements in every market", () => {
    const elsewhere = row({ market: { code: "JP", name: "Japan", authority: "PMDA" } });
    expect(elsewhere.completedRequirements).toEqual(row().completedRequirements);
    expect(elsewhere).toMatchObject({ market: "Japan", authority: "PMDA" });
  });

  test("reaches both ends of 1 to 3 critical gaps, 6 to 17 months and $50,000 to $249,000, and never passes them", () => {
    expect(spread(many.map(({ criticalGaps }) => criticalGaps.value))).toEqual([1, 3]);
    expect(spread(many.map(({ estimatedTimeline }) => estimatedTimeline.value))).toEqual([6, 17]);
    expect(spread(many.map(({ estimatedCost }) => estimatedCost.value))).toEqual([50_000, 249_000]);
  });

  test("is the same each time, and not the same for another product or market", () => {
    expect(row()).toEqual(row());
    expect(new Set(many.map(({ estimatedCost }) => estimatedCost.value)).size).toBe(200);
    const markets = ["US", "EU", "JP", "CA"].map((code) => row({ market: { ...market, code } }).estimatedCost.value);
    expect(new Set(markets).size).toBeGreaterThan(1);
  });

  test("draws what it drew before, here and in every browser", () => {
    const { criticalGaps, estimatedTimeline, estimatedCost } = row();
    expect([criticalGaps.value, estimatedTimeline.value, estimatedCost.value]).toEqual([3, 11, 178_000]);
  });

  test("plans nothing for a product without a category", () => {
    expect(row({ category: null })).toMatchObject({ completedRequirements: [], missingRequirements: [] });
  });
});

test("the four routes have their span, cost and complexity", () => {
  const told = pathwayOptions.map(({ name, timeline, cost, complexity }) => [
    name,
    timeline.basis === "estimate" ? timeline.range : null,
    cost.value,
    complexity,
  ]);
  expect(told).toEqual([
    ["510(k)", [3, 6], 125_000, "medium"],
    ["PMA", [12, 18], 500_000, "high"],
    ["De Novo", [8, 12], 250_000, "high"],
    ["CE marking", [6, 12], 200_000, "medium"],
  ]);
});

describe("extras of a checklist", () => {
  const extras = (name: string, targetMarkets: string[] = [], category: "device" | "drug" | null = "device") =>
    checklistExtras({ name, targetMarkets, category });

  test("the EU as a market adds EU MDR compliance, with its reason", () => {
    expect(extras("Pump", ["US", "EU"])).toMatchObject([
      { title: "EU MDR compliance", required: true, completed: false, reason: "The EU is one of the target markets." },
    ]);
    expect(extras("Pump", ["DE"])[0]?.reason).toContain("DE, where the law of the EU holds");
    expect(extras("Pump", ["US", "GB"])).toEqual([]);
  });

  test("for a medicine it asks whether a device is a part of it", () => {
    expect(extras("Tablet", ["EU"], "drug")[0]).toMatchObject({ required: false });
  });

  test.each(["AI triage", "Triage ai", "AI-based reader", "Dosing Software", "reader (software)"])("%s is digital health", (name) => {
    expect(extras(name).map(({ id }) => id)).toEqual(["digital-health"]);
    expect(extras(name)[0]?.reason).toMatch(/^The product's name has the word “(?:ai|software)”\.$/i);
  });

  test.each(["Airway stent", "Pain pump", "Hearing aid", "Softwares", "Maison"])("%s is not", (name) => {
    expect(extras(name)).toEqual([]);
  });
});

test("the writing sample is 87 percent, 24 citations and 3 issues", () => {
  expect(Object.values(writingSample).map(({ value }) => value)).toEqual([87, 24, 3]);
});

test("every figure is an estimate that says on what it rests", () => {
  const { criticalGaps, estimatedTimeline, estimatedCost } = GapAnalysisRow.parse(row());
  const ofRoutes = pathwayOptions.map((option) => PathwayOption.parse(option)).flatMap(({ timeline, cost }) => [timeline, cost]);
  for (const figure of [criticalGaps, estimatedTimeline, estimatedCost, ...ofRoutes, ...Object.values(writingSample)])
    expect(Figure.parse(figure)).toMatchObject({ basis: "estimate", explanation: expect.stringMatching(/\w{4}/) });
});
