import {
  feasibilityBounds,
  type Figure,
  type TherapeuticArea,
  therapeuticAreaLabels,
  type TrialPhase,
  trialPhaseLabels,
} from "@clausewise/contracts";
import { drawn } from "./drawn.ts";
import { estimate, type Estimate } from "./estimate.ts";

/** Bounds of what is drawn for a market, both included; cost in thousands of US dollars, scores and rates in hundredths. */
export const marketBounds = {
  timeline: [150, 420],
  cost: [40, 260],
  review: [45, 240],
  feasibility: [58, 92],
  approval: [62, 94],
} as const;

/** What a therapeutic area or a phase does to the drawn figures: factors of time and cost, points on score and rate. */
interface Adjustment {
  time: number;
  cost: number;
  feasibility: number;
  approval: number;
}

/** Harder endpoints, rarer patients and longer follow-up take time and lower the odds. */
export const areaAdjustments: Readonly<Record<TherapeuticArea, Adjustment>> = {
  oncology: { time: 1.25, cost: 1.4, feasibility: -4, approval: -6 },
  cardiology: { time: 1.1, cost: 1.2, feasibility: -2, approval: -2 },
  neurology: { time: 1.2, cost: 1.25, feasibility: -5, approval: -7 },
  infectious_disease: { time: 0.95, cost: 1, feasibility: 3, approval: 3 },
  rare_disease: { time: 0.9, cost: 1.1, feasibility: -6, approval: 2 },
  pediatrics: { time: 1.15, cost: 1.15, feasibility: -8, approval: -3 },
};

/** Early trials are small; phase 3 is the largest. */
export const phaseAdjustments: Readonly<Record<TrialPhase, Adjustment>> = {
  phase1: { time: 0.6, cost: 0.4, feasibility: 6, approval: 4 },
  phase2: { time: 0.85, cost: 0.7, feasibility: 2, approval: 0 },
  phase3: { time: 1.3, cost: 1.6, feasibility: -4, approval: -4 },
  phase4: { time: 0.75, cost: 0.8, feasibility: 4, approval: 5 },
};

/** Scores and rates never promise more. */
const highest = 99;

type RiskLevel = "low" | "medium" | "high";

/** What a market is planned by where nothing official is known. */
export interface MarketEstimates {
  timeline: Estimate;
  cost: Estimate;
  review: Estimate;
  feasibility: Estimate;
  approval: Estimate;
  risk: { level: RiskLevel; explanation: string };
}

/** The risk that goes with a feasibility score. */
const riskOf = (score: number): RiskLevel =>
  score >= feasibilityBounds.good ? "low" : score >= feasibilityBounds.fair ? "medium" : "high";

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

interface Chosen {
  area?: TherapeuticArea | undefined;
  phase?: TrialPhase | undefined;
}

/** The adjustments of what was chosen, each with its name. */
const adjustmentsFor = ({ area, phase }: Chosen): [name: string, of: Adjustment][] => [
  ...(area === undefined ? [] : [[therapeuticAreaLabels[area], areaAdjustments[area]] satisfies [string, Adjustment]]),
  ...(phase === undefined ? [] : [[trialPhaseLabels[phase], phaseAdjustments[phase]] satisfies [string, Adjustment]]),
];

/** The figures rest on nothing but their bounds and the adjustments: the same market and choice always get the same ones. */
export function marketEstimates(market: string, chosen: Chosen = {}): MarketEstimates {
  const adjusted = adjustmentsFor(chosen);
  const base = (name: keyof typeof marketBounds) => {
    const [low, high] = marketBounds[name];
    return drawn(`${market}/${name}`, low, high);
  };
  const told = (name: keyof typeof marketBounds, said: (one: Adjustment) => string) =>
    `A planning figure drawn for the market between ${marketBounds[name].join(" and ")}${adjusted.map(([label, one]) => `, ${said(one)} for ${label}`).join("")}. It rests on nothing that is known of the market or of a product.`;
  const scaled = (name: "timeline" | "cost" | "review", by: "time" | "cost", unit: Figure["unit"], times = 1) => {
    const value = adjusted.reduce((product, [, one]) => product * one[by], base(name));
    return estimate(
      Math.round(value) * times,
      unit,
      told(name, (one) => `×${one[by]}`),
    );
  };
  const moved = (name: "feasibility" | "approval", unit: Figure["unit"]) => {
    const value = adjusted.reduce((sum, [, one]) => sum + one[name], base(name));
    return estimate(
      Math.min(highest, value),
      unit,
      told(name, (one) => signed(one[name])),
    );
  };
  const feasibility = moved("feasibility", "points");
  return {
    timeline: scaled("timeline", "time", "days"),
    cost: scaled("cost", "cost", "USD", 1000),
    review: scaled("review", "time", "days"),
    feasibility,
    approval: moved("approval", "percent"),
    risk: {
      level: riskOf(feasibility.value),
      explanation: `Follows from the feasibility score, which is a planning figure: low from ${feasibilityBounds.good}, medium from ${feasibilityBounds.fair}.`,
    },
  };
}
