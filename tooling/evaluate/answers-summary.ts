import type { Judged } from "./answers-judge.ts";
import { percentile } from "./retrieval-measures.ts";

const share = (part: number, whole: number): string =>
  whole === 0 ? "none" : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const bands = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9];

/** How often answers shown with a confidence were right: one line a band. */
export function reliability(shown: readonly Pick<Judged, "confidence" | "right">[]): string[] {
  return bands.flatMap((from, at) => {
    const to = bands[at + 1] ?? 1.01;
    const within = shown.filter(({ confidence }) => confidence >= from && confidence < to);
    if (within.length === 0) return [];
    const mean = within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length;
    const right = within.filter((one) => one.right).length;
    return [`  ${from.toFixed(1)}–${Math.min(to, 1).toFixed(1)}   mean ${mean.toFixed(2)}   right ${share(right, within.length)}`];
  });
}

/** The figures of a run, in a few lines for people. */
export function summaryOf(judged: readonly Judged[]): string {
  const answerable = judged.filter(({ expected }) => expected === "answer");
  const traps = judged.filter(({ expected }) => expected !== "answer");
  const sure = judged.filter(({ confidence, outcome }) => confidence >= 0.8 && outcome === "answered");
  const rights = (some: readonly Judged[]) => share(some.filter((one) => one.right).length, some.length);
  const sum = (of: (one: Judged) => number) => judged.reduce((total, one) => total + of(one), 0);
  const latencies = judged.map((one) => one.latency_ms);
  return [
    `Gold citation among the first three: ${rights(answerable)}`,
    `Right behaviour on traps: ${rights(traps)}`,
    `Quotes verbatim: ${share(
      sum((one) => one.quotes.verbatim),
      sum((one) => one.quotes.shown),
    )}`,
    `Right where confidence is 0.8 or more: ${rights(sure)}`,
    `Latency: p50 ${percentile(latencies, 0.5)} ms, p95 ${percentile(latencies, 0.95)} ms`,
    "Confidence beside how often answers were right:",
    ...reliability(judged.filter(({ outcome }) => outcome === "answered" || outcome === "inconclusive")),
  ].join("\n");
}
