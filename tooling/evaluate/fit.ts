/** Makes the files of `packages/retrieval/src/models` that are fitted to questions. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { answerConfidence } from "./fit/confidence.ts";
import { fitModel, updated } from "./fit/fit-model.ts";
import { gatherCases } from "./fit/gather.ts";
import { withLibraries } from "./fit/libraries.ts";
import type { LinearModel } from "./fit/linear-model.ts";
import { readModel, settingsByHand, writeModel } from "./fit/model-file.ts";
import { questionSets } from "./fit/question-sets.ts";
import { reportOf } from "./fit/report.ts";
import { sectionRanker } from "./fit/sections.ts";
import { fitPassageTrees } from "./fit/passages.ts";
import { besideUs, fromThere } from "./paths.ts";

const usage = `Usage:
  pnpm evaluate fit sections | confidence | passages [--texts FOLDER | --built-in] [--data-dir DIR] [--seed N] [--write]

  sections     how sections are ranked; fit it first, for the confidence reads its shares
  confidence   how sure an answer is
  passages     the order of the best passages by words; fitted to the judged sets of ../shared/data, cross-validated by document

  Fits a model anew to the questions of tooling/evaluate/questions and, where there are any, the development questions
  of ../shared/data; prints it beside today's, each question judged by weights fitted without it; and writes its file:
  with the new weights where they are better, else with today's and how the fit went.

  --texts      official texts to import (default: ../shared/data where it exists)
  --built-in   use the built-in library alone
  --data-dir   keep the libraries, or what is known of passages, there for the next run
  --seed       draws the folds (default: 1)
  --write      take the new weights also where they are not better`;

const models: readonly LinearModel[] = [sectionRanker, answerConfidence];

/** Of 0.1, 0.3 and 1, the one with the least log loss out of fold. */
const ridge = 0.3;
const folds = 5;

interface Options {
  texts: string | null;
  dataDir: string | null;
  seed: number;
  force: boolean;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const today = (): string => new Date().toISOString().slice(0, 10);

async function fitAnew(model: LinearModel, { texts, dataDir, seed, force }: Options): Promise<void> {
  const sets = questionSets();
  const day = today();
  const cases = await withLibraries({ texts, dataDir }, async (libraries) => {
    const gathered = [];
    for (const library of libraries) gathered.push(...(await gatherCases(library, sets, day)));
    return gathered;
  });
  const file = readModel(model.file);
  const comparison = fitModel(model, file, { cases, sets, settings: { ridge, folds, seed } });
  say(reportOf(comparison));
  writeModel(model.file, updated(file, comparison, { day, sets, force }));
  const { file: byHand, names } = settingsByHand();
  say(`Written: models/${model.file}. Set by rule in it: ${file.set_by_rule.join(", ")}.`);
  say(`Chosen by hand, and fitted by nothing: all of models/${byHand} (${names.join(", ")}).`);
}

/** `pnpm evaluate fit`; returns the exit code. */
export async function fitModels(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      texts: { type: "string" },
      "built-in": { type: "boolean" },
      "data-dir": { type: "string" },
      seed: { type: "string", default: "1" },
      write: { type: "boolean", default: false },
    },
  });
  const [name] = positionals;
  const model = models.find((one) => one.name === name);
  const seed = Number(values.seed);
  const folder = besideUs();
  if (positionals.length !== 1 || !Number.isInteger(seed) || !(model || (name === "passages" && folder))) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const texts = values["built-in"] ? null : values.texts ? fromThere(values.texts) : folder;
  const dataDir = values["data-dir"] ? fromThere(values["data-dir"]) : null;
  if (model) await fitAnew(model, { texts, dataDir, seed, force: values.write });
  else if (folder)
    await fitPassageTrees({ folder, kept: dataDir && join(dataDir, "passages"), seed, folds, day: today(), force: values.write }, say);
  return 0;
}
