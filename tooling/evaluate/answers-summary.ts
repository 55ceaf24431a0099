import type { Judged } from "./answers-judge.ts";
import { percentile } from "./retrieval-measures.ts";

const share = (part: number, whole: number): string =>
  whole === 0 ? "none" : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const bands = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9];

/** As much of an answer as tells how its confidence fares. */
type Shown = Pick<Judged, "confidence" | "right"> & Partial<Pick<Judged, "first_answers">>;

/** Whether an answer is what was asked for: by its first statement where a file says what that must say. */
const isGood = ({ first_answers = null, right }: Shown): boolean | null => first_answers ?? right;
const isKnown = (one: Shown): boolean => isGood(one) !== null;

/** How often answers shown with a confidence were what was asked for: one line a band. */
export function reliability(shown: readonly Shown[]): string[] {
  return bands.flatMap((from, at) => {
    const to = bands[at + 1] ?? 1.01;
    const within = shown.filter((one) => isKnown(one) && one.confidence >= from && one.confidence < to);
    if (within.length === 0) return [];
    const mean = within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length;
    const right = within.filter(isGood).length;
    return [`  ${from.toFixed(1)}–${Math.min(to, 1).toFixed(1)}   mean ${mean.toFixed(2)}   right ${share(right, within.length)}`];
  });
}

/** What was corrected and right, or was left alone and wrong, was to be corrected. */
const isToCorrect = ({ corrected, correction_right }: Judged): boolean => corrected === correction_right;

/** The figures of a run, in a few lines for people. */
export function summaryOf(judged: readonly Judged[]): string {
  const answerable = judged.filter(({ expected }) => expected === "answer");
  const traps = judged.filter(({ expected }) => expected !== "answer");
  const sure = judged.filter((one) => isKnown(one) && one.confidence >= 0.8 && one.outcome === "answered");
  const sum = (of: (one: Judged) => number) => judged.reduce((total, one) => total + of(one), 0);
  const latencies = judged.map((one) => one.latency_ms);
  const told = (some: readonly (boolean | null)[]) => {
    const known = some.filter((one) => one !== null);
    return share(known.filter(Boolean).length, known.length);
  };
  const of = (wanted: boolean) => judged.filter((one) => one.correction_right !== null && isToCorrect(one) === wanted);
  return [
    `Gold citation among the first three: ${told(answerable.map(({ right }) => right))}`,
    `Gold paragraph among the first three: ${told(answerable.map((one) => one.paragraph))}`,
    `First statement answers: ${told(answerable.map((one) => one.first_answers))}`,
    `Nothing said that misleads: ${share(judged.filter(({ forbidden }) => forbidden.length === 0).length, judged.length)}`,
    `Wrong premises corrected: ${told(of(true).map((one) => one.correction_right))}`,
    `  of them from a clause that is right, or with what was asked: ${told(of(true).map((one) => one.correction_sound))}`,
    `Right premises left alone: ${told(of(false).map((one) => one.correction_right))}`,
    `Parts answered: ${share(
      sum((one) => one.parts.answered),
      sum((one) => one.parts.asked),
    )}`,
    `Named as not held: ${told(judged.map((one) => one.named_unheld))}`,
    `Right behaviour on traps: ${told(traps.map(({ right }) => right))}`,
    `Quotes verbatim: ${share(
      sum((one) => one.quotes.verbatim),
      sum((one) => one.quotes.shown),
    )}`,
    `Quotes that hold their sentence's figures and who acts: ${share(
      sum((one) => one.carried.carried),
      sum((one) => one.carried.shown),
    )}`,
    `Right where confidence is 0.8 or more: ${share(sure.filter(isGood).length, sure.length)}`,
    `Latency: p50 ${percentile(latencies, 0.5)} ms, p95 ${percentile(latencies, 0.95)} ms`,
    "Confidence beside how often answers were what was asked for:",
    ...reliability(judged.filter(({ outcome }) => outcome === "answered" || outcome === "inconclusive")),
  ].join("\n");
}

/** What came of the questions of one file. */
export interface FileRun {
  file: string;
  judged: readonly Judged[];
}

/** The figures of each file and, where there are several, of all their questions together. */
export function figuresOf(runs: readonly FileRun[]): string {
  const each = runs.map(({ file, judged }) => `== ${file}\n${summaryOf(judged)}`);
  const all = `== all ${runs.length} files\n${summaryOf(runs.flatMap(({ judged }) => judged))}`;
  return [...each, ...(runs.length > 1 ? [all] : [])].join("\n\n");
}
