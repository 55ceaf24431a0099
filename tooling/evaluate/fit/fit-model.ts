import type { Case } from "./gather.ts";
import { compareFits, type Fitted, type FitSettings, type LinearModel, reasonsToKeep, type Weighed } from "./linear-model.ts";
import type { ModelFile } from "./model-file.ts";
import type { QuestionSet } from "./question-sets.ts";
import type { Comparison } from "./report.ts";

/** What a model's file says of its weights; a feature that it does not name yet is fitted as well. */
function weighedIn(model: LinearModel, file: ModelFile, cases: readonly Case[]): { weighed: Weighed; today: number[] } {
  const names = new Set([...Object.keys(file.weights), ...cases.flatMap((one) => model.featuresOf(one))]);
  const fixed = new Map([...names].filter((name) => file.set_by_rule.includes(name)).map((name) => [name, file.weights[name] ?? 0]));
  const free = [...names].filter((name) => !fixed.has(name));
  return { weighed: { free, fixed }, today: [...free.map((name) => file.weights[name] ?? 0), Number(file[model.constant])] };
}

/** Fits a model anew and holds it against its file. */
export function fitModel(model: LinearModel, file: ModelFile, { cases, sets, settings }: FitParts): Comparison {
  const { weighed, today } = weighedIn(model, file, cases);
  const found = compareFits(model, cases, { weighed, today, settings });
  return {
    ...found,
    model,
    settings,
    counts: new Map(sets.filter(({ takesPart }) => takesPart).map(({ name, questions }) => [name, questions.length])),
    libraries: [...new Set(cases.map(({ library }) => library))],
    names: [...weighed.free, model.constant],
    reasonsToKeep: reasonsToKeep(found.today, found.refitted),
  };
}

interface FitParts {
  cases: readonly Case[];
  sets: readonly QuestionSet[];
  settings: FitSettings;
}

interface Provenance {
  day: string;
  sets: readonly QuestionSet[];
  /** Takes the weights fitted anew also where they are not better. */
  force: boolean;
}

/** What is settled by how the fit fares, but for what the file sets by rule. */
const settledBeside = ({ set_by_rule }: ModelFile, settled: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(settled).filter(([name]) => !set_by_rule.includes(name)));

/** The file with the weights fitted anew where they are better, else with today's; either way it says how the fit went. */
export function updated(file: ModelFile, comparison: Comparison, { day, sets, force }: Provenance): ModelFile {
  const isTaken = force || comparison.reasonsToKeep.length === 0;
  const { model, refitted, names } = comparison;
  const figures = new Map(names.map((name, nth) => [name, refitted.weights[nth] ?? 0]));
  const fitted = Object.fromEntries([...figures].filter(([name]) => name !== model.constant));
  const taken = {
    fitted_on: day,
    fitted_to: sets.filter(({ takesPart }) => takesPart).map(({ title }) => title),
    weights: { ...file.weights, ...fitted },
    [model.constant]: figures.get(model.constant) ?? 0,
    ...settledBeside(file, model.settle?.(refitted.measures.chances) ?? {}),
  };
  return { ...file, ...(isTaken && taken), last_fit: lastFit(comparison, day, isTaken) };
}

function lastFit(
  { model, settings, counts, libraries, samples, names, today, refitted, reasonsToKeep }: Comparison,
  day: string,
  isTaken: boolean,
) {
  const { folds, seed, ridge } = settings;
  return {
    command: `pnpm evaluate fit ${model.name}`,
    on: day,
    settings: { seed, folds, ridge },
    questions: Object.fromEntries(counts),
    libraries: [...libraries],
    choices: samples,
    outcome: isTaken ? "taken" : `kept: ${reasonsToKeep.join("; ")}`,
    before: figuresOf(today),
    refitted: { ...figuresOf(refitted), weights: Object.fromEntries(names.map((name, nth) => [name, refitted.weights[nth] ?? 0])) },
  };
}

function figuresOf({ measures }: Fitted) {
  const four = (figure: number) => Math.round(figure * 10_000) / 10_000;
  const firstThree = [...measures.firstThree].map(([name, { right, of }]) => [name, `${right}/${of}`]);
  return {
    log_loss: four(measures.logLoss),
    ...(measures.apart !== null && { log_loss_of_those_apart: four(measures.apart) }),
    ...(firstThree.length > 0 && { first_three: Object.fromEntries(firstThree) }),
  };
}
