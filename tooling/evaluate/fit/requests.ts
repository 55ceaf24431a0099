/** The requests that the model of intents is fitted to. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { builtInQuestionRules } from "@clausewise/static-data";
import { z } from "zod";
import type { Request } from "./intent-model.ts";

/** What requests are for; the first is to be answered. */
export const improperIntents = ["deceive", "care", "forecast", "unpublished", "opinion", "offtopic"] as const;
export const intents = ["proper", ...improperIntents] as const;
/** What everyday wordings of clauses, and beliefs about them, count: there are many, and they are alike. */
const wordingWeight = 0.15;
/** What examples of other tables count: many are parts of questions. */
const exampleWeight = 0.9;
const leastWords = 3;
/** What a proper request counts that a rule is shown not to fit: it is near to one that is improper. */
const ruleWeight = 2;
const wordingSet = "wordings";
/** Of the wordings of one belief so many are taken. */
const mostOfBelief = 2;

const root = resolve(import.meta.dirname, "../../..");
const Line = z.object({ text: z.string(), intent: z.enum(intents) });

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => join(folder, file));

const linesOf = (file: string): string[] => readFileSync(file, "utf8").split("\n");

/** Requests of every intent, as people might write them. */
function examples(): Request[] {
  return filesIn(join(root, "tooling/evaluate/requests"), ".jsonl").flatMap((file) =>
    linesOf(file)
      .filter((line) => line.trim() !== "")
      .map((line) => ({ ...Line.parse(JSON.parse(line)), weight: 1, set: basename(file, ".jsonl") })),
  );
}

const linesUnder = (folder: string): string[] =>
  filesIn(join(root, "packages/static-data", folder), ".md").flatMap((file) => linesOf(file).filter((line) => line.startsWith("- ")));

/** Questions that clauses answer in everyday words, and what people believe of clauses: all of them proper. */
function wordings(): Request[] {
  const questions = linesUnder("wordings").map((line) => line.replace(/^- (?:\*\*[^*]+\*\* )?/, ""));
  const beliefs = linesUnder("beliefs").flatMap((line) => (line.slice(2).split(" => ")[0] ?? "").split(" | ").slice(0, mostOfBelief));
  return [...questions, ...beliefs].map((text) => ({ text, intent: intents[0], weight: wordingWeight, set: wordingSet }));
}

/** Stories and questions that the other tables of questions show their bounds by: all of them proper. */
function examplesOfTables(): Request[] {
  const { actors, products, areas, events, wanted, quantities, followUps } = builtInQuestionRules();
  return [actors, products, areas, events, wanted, quantities, followUps]
    .flat()
    .flatMap(({ fits, not }) => [...fits, ...not])
    .filter((text) => text.split(" ").length >= leastWords)
    .map((text) => ({ text, intent: intents[0], weight: exampleWeight, set: "tables" }));
}

/** What the rows of the table of declined requests must fit, and must not. */
function examplesOfRules(): Request[] {
  return builtInQuestionRules().declined.flatMap(({ intent, fits, not }) => [
    ...(intent === null ? [] : fits.map((text) => ({ text, intent, weight: 1, set: "rules" }))),
    ...not.map((text) => ({ text, intent: intents[0], weight: ruleWeight, set: "rules" })),
  ]);
}

/** All requests, each once. */
export const requests = (): Request[] => [
  ...new Map([...wordings(), ...examplesOfTables(), ...examplesOfRules(), ...examples()].map((one) => [one.text, one])).values(),
];
