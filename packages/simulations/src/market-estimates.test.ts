import { Figure, jurisdictions, therapeuticAreas, trialPhases } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { areaAdjustments, marketBounds, marketEstimates, phaseAdjustments } from "./market-estimates.ts";

const markets = jurisdictions.map(({ code }) => code);
const figuresOf = ({ timeline, cost, review, feasibility, approval }: ReturnType<typeof marketEstimates>) => ({
  timeline,
  cost,
  review,
  feasibility,
  approval,
});
const valuesOf = (market: string, chosen?: Parameters<typeof marketEstimates>[1]) =>
  Object.fromEntries(Object.entries(figuresOf(marketEstimates(market, chosen))).map(([name, { value }]) => [name, value]));

test("each figure stays within its bounds where nothing is chosen, and is the same each time", () => {
  for (const market of markets) {
    const { timeline, cost, review, feasibility, approval } = marketEstimates(market);
    const values = { timeline, cost: { value: cost.value / 1000 }, review, feasibility, approval };
    for (const [name, [low, high]] of Object.entries(marketBounds)) {
      const { value } = values[name as keyof typeof values];
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    }
    expect(marketEstimates(market)).toEqual(marketEstimates(market));
  }
});

test("draws what it drew before, here and in every browser", () => {
  expect(valuesOf("US")).toEqual({ timeline: 371, cost: 80_000, review: 158, feasibility: 58, approval: 84 });
});

test("therapeutic area and phase adjust time, cost, score and rate by the table", () => {
  const base = valuesOf("JP");
  const both = valuesOf("JP", { area: "oncology", phase: "phase3" });
  expect(both["timeline"]).toBe(Math.round(Number(base["timeline"]) * 1.25 * 1.3));
  expect(both["cost"]).toBe(Math.round((Number(base["cost"]) / 1000) * 1.4 * 1.6) * 1000);
  expect(both["feasibility"]).toBe(Number(base["feasibility"]) - 8);
  expect(marketEstimates("JP", { area: "oncology" }).timeline).toMatchObject({
    explanation: expect.stringContaining("×1.25 for Oncology"),
  });
});

test("every area and phase adjusts, and scores and rates never pass 99", () => {
  expect(Object.keys(areaAdjustments)).toEqual([...therapeuticAreas]);
  expect(Object.keys(phaseAdjustments)).toEqual([...trialPhases]);
  const all = markets.flatMap((market) =>
    therapeuticAreas.flatMap((area) => trialPhases.map((phase) => marketEstimates(market, { area, phase }))),
  );
  expect(Math.max(...all.map(({ feasibility }) => feasibility.value))).toBeLessThanOrEqual(99);
  expect(Math.max(...all.map(({ approval }) => approval.value))).toBe(99);
});

test("risk follows from the feasibility score", () => {
  for (const market of markets) {
    const { feasibility, risk } = marketEstimates(market);
    const score = feasibility.value;
    expect(risk.level).toBe(score >= 85 ? "low" : score >= 70 ? "medium" : "high");
  }
});

test("every figure is an estimate that says on what it rests", () => {
  for (const figure of Object.values(figuresOf(marketEstimates("KE", { phase: "phase1" }))))
    expect(Figure.parse(figure)).toMatchObject({
      basis: "estimate",
      explanation: expect.stringContaining("rests on nothing that is known"),
    });
});
