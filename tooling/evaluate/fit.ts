/** Makes the files of `packages/retrieval/src/models` that are fitted to questions. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { answerConfidence } from "./fit/confidence.ts";
import { fitRequestIntents } from "./fit/intents.ts";
import { fitModel, updated } from "./fit/fit-model.ts";
import { gatherCases } from "./fit/gather.ts";
import { withLibraries } from "./fit/libraries.ts";
import type { LinearModel } from "./fit/linear-model.ts";
import { readModel, settingsByHand, writeModel } from "./fit/model-file.ts";
import { questionSets } from "./fit/question-sets.ts";
import { reportOf } from "./fit/report.ts";
import { passageFit } from "./fit/leads.ts";
import { sectionRanker } from "./fit/sections.ts";
import { fitPassageTrees } from "./fit/passages.ts";
import { fitWordTranslation } from "./fit/translation.ts";
import { beliefPremise, figurePremise } from "./fit/premises.ts";
import { besideUs, fromThere } from "./paths.ts";

const usage = `Usage:
  pnpm evaluate fit translation | sections | leads | confidence | premises | passages | intents [--texts FOLDER | --built-in] [--data-dir DIR] [--seed N] [--write]

  translation  how the words of rules turn into those of questions; fit it before what reads it
  sections     how sections are ranked; fit it first, for the confidence reads its shares
  leads        how passages are ranked within a section
  confidence   how sure an answer is
  premises     what a question wrongly takes for granted: a figure, or what is often believed
  passages     the order of the best passages by words; fitted to the judged sets of ../shared/data, cross-validated by document
  intents      which requests are declined; fitted to tooling/evaluate/requests and everyday wordings of clauses

  Fits a model anew to the questions of tooling/evaluate/questions and, where there are any, the development questions
  of ../shared/data; prints it beside today's, each question judged by weights fitted without it; and writes its file:
  with the new weights where they are better, else with today's and how the fit went.

  --texts      official texts to import (default: ../shared/data where it exists)
  --built-in   use the built-in library alone
  --data-dir   keep the libraries, or what is known of passages, there for the next run
  --seed       draws the folds (default: 1)
  --write      take the new weights also where they are not better`;

const models: readonly LinearModel[] = [sectionRanker, passageFit, answerConfidence, figurePremise, beliefPremise];

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

async function fitAnew(fitted: readonly LinearModel[], { texts, dataDir, seed, force }: Options): Promise<void> {
  const sets = questionSets(fitted.includes(figurePremise) ? ["premises", "beliefs-asked"] : []);
  const day = today();
  const cases = await withLibraries({ texts, dataDir }, async (libraries) => {
    const gathered = [];
    for (const library of libraries) gathered.push(...(await gatherCases(library, sets, day)));
    return gathered;
  });
  for (const model of fitted) {
    const file = readModel(model.file);
    const comparison = fitModel(model, file, { cases, sets, settings: { ridge: model.ridge ?? ridge, folds, seed } });
    say(reportOf(comparison));
    writeModel(model.file, updated(file, comparison, { day, sets, force }));
    say(`Written: models/${model.file}. Set by rule in it: ${file.set_by_rule.join(", ")}.`);
  }
  const { file: byHand, names } = settingsByHand();
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
  const fitted = models.filter((one) => one.name === name);
  const seed = Number(values.seed);
  if (positionals.length === 1 && name === "translation") {
    fitWordTranslation(today(), say);
    return 0;
  }
  if (positionals.length === 1 && name === "intents" && Number.isInteger(seed)) {
    fitRequestIntents({ day: today(), folds, seed }, say);
    return 0;
  }
  const folder = besideUs();
  if (positionals.length !== 1 || !Number.isInteger(seed) || !(fitted.length > 0 || (name === "passages" && folder))) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const texts = values["built-in"] ? null : values.texts ? fromThere(values.texts) : folder;
  const dataDir = values["data-dir"] ? fromThere(values["data-dir"]) : null;
  if (fitted.length > 0) await fitAnew(fitted, { texts, dataDir, seed, force: values.write });
  else if (folder)
    await fitPassageTrees({ folder, kept: dataDir && join(dataDir, "passages"), seed, folds, day: today(), force: values.write }, say);
  return 0;
}
