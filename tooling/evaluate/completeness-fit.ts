/** Fits how likely it is that a text says in other words what an element's signs do not show. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ProductFacts, RulePack } from "@clausewise/contracts";
import { checkCompleteness, type ElementCheck, type PlainFeatures, plainCases, readManuscript } from "@clausewise/proofreading";
import { z } from "zod";
import { type Choice, fitWeights } from "./fit/choice-model.ts";
import { foldsOf } from "./fit/folds.ts";
import { modelText } from "./fit/model-file.ts";
import type { WrittenText } from "./proofreading/texts.ts";

const path = resolve(import.meta.dirname, "../../packages/proofreading/src/completeness/plain-words.json");
const Model = z.looseObject({ about: z.string(), weights: z.record(z.string(), z.number()) });
const ridge = 1;

/** An element of a text with what people say of it. */
export interface FitCase {
  text: string;
  label: string;
  /** What is said of it by its signs alone. */
  bySigns: ElementCheck;
  /** Null where its signs show it. */
  features: PlainFeatures | null;
}

interface Labelled {
  text: WrittenText;
  pack: RulePack;
  facts: ProductFacts;
  labels: readonly { id: string; label: string }[];
}

const withoutWordings = ({ requirements }: RulePack): Pick<RulePack, "requirements"> => ({
  requirements: requirements.map((requirement) => {
    const { wordings: _, ...unworded } = requirement;
    return unworded;
  }),
});

/** The elements of labelled texts, with what is known of them. */
export function fitCases({ text, pack, facts, labels }: Labelled): FitCase[] {
  const manuscript = readManuscript(text);
  const checks = new Map(checkCompleteness(manuscript, withoutWordings(pack), facts).map((check) => [check.requirement, check]));
  const cases = plainCases(manuscript, pack);
  return labels.flatMap(({ id, label }) => {
    const bySigns = checks.get(id);
    return bySigns === undefined ? [] : [{ text: text.name, label, bySigns, features: cases.get(id) ?? null }];
  });
}

const choiceOf = (features: PlainFeatures, isRight: boolean): Choice => [
  { features: Object.values(features), offset: 0, isRight },
  { features: Object.values(features).map(() => 0), offset: 0, isRight: !isRight },
];

const fitted = (cases: readonly FitCase[]): number[] =>
  fitWeights(
    cases.flatMap(({ features, label }) => (features === null ? [] : [choiceOf(features, label === "present")])),
    ridge,
  );

const isSaid = (features: PlainFeatures, weights: readonly number[]): boolean =>
  Object.values(features).reduce((sum, value, nth) => sum + value * (weights[nth] ?? 0), 0) >= 0;

/** Counts of elements judged as people do, by weights that were fitted to others. */
function rightIn(cases: readonly FitCase[], weights: readonly number[], saidOf: (check: ElementCheck) => string): number {
  return cases.filter(({ label, bySigns, features }) =>
    features !== null && isSaid(features, weights) ? label === "present" : label === saidOf(bySigns),
  ).length;
}

/** Fits one half of the texts, drawn by a seed, and judges the other, both ways; then all, for the model's file. */
export function fitPlainWords(cases: readonly FitCase[], seed: number, day: string, saidOf: (check: ElementCheck) => string): string {
  const halves = foldsOf(
    cases.map(({ text }) => text),
    { folds: 2, seed },
  );
  const [first, second] = [0, 1].map((half) => cases.filter(({ text }) => halves.get(text) === half));
  if (first === undefined || second === undefined) return "";
  const heldOut = rightIn(second, fitted(first), saidOf) + rightIn(first, fitted(second), saidOf);
  const weights = fitted(cases);
  const names = Object.keys(cases.find(({ features }) => features !== null)?.features ?? {});
  const rounded = names.map((name, nth) => [name, Math.round(100 * (weights[nth] ?? 0)) / 100] as const);
  const { about } = Model.parse(JSON.parse(readFileSync(path, "utf8")));
  const figures = {
    elements: cases.length,
    by_signs_alone: cases.filter(({ label, bySigns }) => label === saidOf(bySigns)).length,
    other_half: heldOut,
    all: rightIn(cases, weights, saidOf),
  };
  writeFileSync(
    path,
    modelText({
      about,
      command: `pnpm evaluate completeness --fit --seed ${seed}`,
      fitted_on: day,
      right: figures,
      weights: Object.fromEntries(rounded),
    }),
  );
  return `fitted to ${new Set(cases.map(({ text }) => text)).size} texts (before parts are looked for): ${JSON.stringify(figures)}`;
}
