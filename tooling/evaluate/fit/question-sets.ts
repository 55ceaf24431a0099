import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readQuestions, type TestQuestion } from "../answers-judge.ts";
import { besideUs } from "../paths.ts";

/** Questions that models are fitted to, or that take no part and only show how a model fares. */
export interface QuestionSet {
  name: string;
  /** How a model's file calls it. */
  title: string;
  takesPart: boolean;
  questions: readonly TestQuestion[];
}

const fitted = ["field", "everyday-us", "everyday-elsewhere", "plain", "blind-a", "blind-b", "blind-c", "blind-d", "blind-e", "blind-f"];
const apart = ["blind-g", "blind-h"];

/** The sets at hand: those kept here, others of them by name, and the development sets where there are official texts beside us. */
export function questionSets(also: readonly string[] = []): QuestionSet[] {
  const here = [...fitted, ...also, ...apart].map((name) => {
    const questions = readQuestions(resolve(import.meta.dirname, `../questions/${name}.jsonl`));
    return { name, title: `tooling/evaluate/questions/${name}.jsonl`, takesPart: !apart.includes(name), questions };
  });
  const folder = besideUs();
  return folder === null ? here : [...here, ...developmentSets(join(folder, "questions"))];
}

const developmentSets = (folder: string): QuestionSet[] =>
  [
    { name: "dev", takesPart: true },
    { name: "dev-asked", takesPart: false },
  ].flatMap(({ name, takesPart }) => {
    const file = join(folder, `${name}.jsonl`);
    if (!existsSync(file)) return [];
    const questions = readQuestions(file);
    return [{ name, takesPart, questions, title: `${questions.length} development questions` }];
  });
