import { reliability } from "../answers-summary.ts";
import type { Fitted, FitSettings, LinearModel, Measures } from "./linear-model.ts";

/** What came of fitting one model. */
export interface Comparison {
  model: LinearModel;
  settings: FitSettings;
  /** Questions that took part, by set. */
  counts: ReadonlyMap<string, number>;
  libraries: readonly string[];
  samples: number;
  /** Names of the weights, the constant last. */
  names: readonly string[];
  today: Fitted;
  refitted: Fitted;
  reasonsToKeep: readonly string[];
}

const width = 34;
const row = (name: string, today: string, refitted: string): string => `${name.padEnd(width)}${today.padStart(10)}${refitted.padStart(10)}`;
const four = (figure: number | null): string => (figure === null ? "" : figure.toFixed(4));
const share = (tally: { right: number; of: number } | undefined): string => (tally ? `${tally.right}/${tally.of}` : "");

const lossRows = (today: Measures, refitted: Measures): string[] => [
  row("Log loss", four(today.logLoss), four(refitted.logLoss)),
  ...(today.apart === null ? [] : [row("  of questions that took no part", four(today.apart), four(refitted.apart))]),
];

function firstThreeRows(today: Measures, refitted: Measures): string[] {
  if (today.firstThree.size === 0) return [];
  const rows = [...today.firstThree].map(([name, tally]) => row(`  ${name}`, share(tally), share(refitted.firstThree.get(name))));
  return ["A right clause among the first three sections:", ...rows];
}

const calibration = (title: string, { chances }: Measures): string[] =>
  chances.length === 0 ? [] : [`Confidence beside how often answers were right, ${title}:`, ...reliability(chances)];

/** The figures of a fit, in lines for people: today's weights beside those fitted anew, judged out of fold. */
export function reportOf({ model, settings, counts, libraries, samples, names, today, refitted, reasonsToKeep }: Comparison): string {
  const { folds, seed, ridge } = settings;
  const sets = [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
  return [
    `${model.name}: ${samples} choices of questions (${sets}) in ${libraries.join(" and ")}; ridge ${ridge}, ${folds} folds by question, seed ${seed}`,
    row("", "today", "refitted"),
    ...lossRows(today.measures, refitted.measures),
    ...firstThreeRows(today.measures, refitted.measures),
    "Weights:",
    ...names.map((name, nth) => row(`  ${name}`, String(today.weights[nth]), String(refitted.weights[nth]))),
    ...calibration("today", today.measures),
    ...calibration("refitted", refitted.measures),
    reasonsToKeep.length === 0 ? "Better: the weights fitted anew are taken." : `Today's weights are kept: ${reasonsToKeep.join("; ")}.`,
  ].join("\n");
}
