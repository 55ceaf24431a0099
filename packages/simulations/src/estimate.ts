import type { Figure } from "@clausewise/contracts";

export type Estimate = Extract<Figure, { basis: "estimate" }>;

/** A planning estimate of one number. */
export const estimate = (value: number, unit: Figure["unit"], explanation: string): Estimate => ({
  basis: "estimate",
  value,
  range: null,
  unit,
  explanation,
});

/** A planning estimate that is a span; its value is the middle. */
export const estimatedSpan = (range: [number, number], unit: Figure["unit"], explanation: string): Estimate => ({
  ...estimate((range[0] + range[1]) / 2, unit, explanation),
  range,
});
