import type { Figure } from "./figures.ts";

const unitWords: Readonly<Partial<Record<Figure["unit"], string>>> = {
  months: " months",
  days: " days",
  percent: " %",
  points: " of 100",
};

/** A figure as it is written; one that nobody knows says so. */
export function figureText({ value, unit }: Figure): string {
  if (value === null) return "unknown";
  const number = value.toLocaleString("en-US");
  return unit === "USD" ? `$${number}` : `${number}${unitWords[unit] ?? ""}`;
}
