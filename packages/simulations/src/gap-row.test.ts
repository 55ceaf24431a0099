import { expect, test } from "vitest";
import { gapBounds, plannedRequirements, simulatedGapRow } from "./gap-row.ts";

const market = { code: "US", name: "United States", authority: "FDA" };
const row = (product: string, code = "US") => simulatedGapRow({ product, category: "device", market: { ...market, code } });

test("the same product and market always get the same figures, another product or market others", () => {
  expect(row("Pump 200")).toEqual(row("Pump 200"));
  const costs = new Set(Array.from({ length: 40 }, (_, nth) => row(`Pump ${nth}`).estimatedCost.value));
  expect(costs.size).toBeGreaterThan(10);
});

test("each figure stays within its bounds, is an estimate, and says so", () => {
  for (let nth = 0; nth < 200; nth += 1) {
    const { criticalGaps, estimatedTimeline, estimatedCost } = row(`Pump ${nth}`);
    const within = (value: number | null, [low, high]: readonly [number, number], times = 1) =>
      value !== null && value >= low * times && value <= high * times;
    expect([
      within(criticalGaps.value, gapBounds.criticalGaps),
      within(estimatedTimeline.value, gapBounds.months),
      within(estimatedCost.value, gapBounds.thousands, 1000),
    ]).toEqual([true, true, true]);
    expect([criticalGaps, estimatedTimeline, estimatedCost].map(({ basis }) => basis)).toEqual(["estimate", "estimate", "estimate"]);
  }
});

test("what is done and what is missing are all that is planned, each once", () => {
  const { completedRequirements, missingRequirements } = row("Pump 200");
  expect([...completedRequirements, ...missingRequirements]).toEqual(plannedRequirements.device);
  expect(completedRequirements).toHaveLength(1);
});

test("of a product of no category nothing is planned", () => {
  expect(simulatedGapRow({ product: "", category: null, market })).toMatchObject({ completedRequirements: [], missingRequirements: [] });
});
