/** Fits what tells requests that are not to be answered from proper questions, cross-validated. */
import { createSignReader, intentChances, mostLikelyImproper } from "@clausewise/retrieval";
import { builtInQuestionRules } from "@clausewise/static-data";
import { crossValidate, type Folds } from "./folds.ts";
import { type FittedIntents, fitIntents, type IntentSettings, type Request } from "./intent-model.ts";
import { writeModel } from "./model-file.ts";
import { improperIntents, intents, requests } from "./requests.ts";

const file = "request-intents.json";
/** Chosen by hand, by cross-validation. */
const settings: Omit<IntentSettings, "seed"> = { rounds: 40, step: 0.2, least: 2, kept: 7000, roundsToChoose: 8 };
/** Of proper questions at most this share may be declined, out of fold. */
const mostDeclined = 0.006;
/** No request is declined for a chance below these, whatever cross-validation allows: to take somebody honest for a deceiver offends. */
const leastChances: Record<(typeof improperIntents)[number], number> = {
  deceive: 0.86,
  care: 0.5,
  forecast: 0.6,
  unpublished: 0.6,
  opinion: 0.5,
  offtopic: 0.85,
};

/** A request with what a model that was fitted without it says. */
interface Judged {
  request: Request;
  nth: number;
  chance: number;
}

const isProper = ({ request }: Judged): boolean => request.intent === intents[0];
const isDeclined = (from: readonly number[]) => (one: Judged) => one.chance >= (from[one.nth - 1] ?? 1);
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** From which chance requests of each intent are declined, so that few proper ones are: each intent may take a share by its examples. */
function declinedFrom(judged: readonly Judged[]): number[] {
  const proper = judged.filter(isProper);
  const improper = judged.length - proper.length;
  return improperIntents.map((intent, before) => {
    const share = judged.filter(({ request }) => request.intent === intent).length / improper;
    const allowed = Math.floor(mostDeclined * proper.length * share);
    const taken = proper.filter(({ nth }) => nth === before + 1).map(({ chance }) => chance);
    const next = taken.toSorted((one, other) => other - one)[allowed] ?? 0;
    return Math.max(leastChances[intent], Math.ceil(100 * next + 1e-9) / 100);
  });
}

/** By intent, how many are declined. */
function figuresOf(judged: readonly Judged[], from: readonly number[]): Record<string, string> {
  const figure = (some: readonly Judged[]) => percent(some.filter(isDeclined(from)).length, some.length);
  const bySet = Map.groupBy(judged, ({ request }) => (request.weight < 1 ? request.set : request.intent));
  const sets = [...bySet].map(([name, some]) => [name, figure(some)] as const);
  const improper = judged.filter((one) => !isProper(one));
  const declined = improper.filter(isDeclined(from));
  return Object.fromEntries([
    ...sets,
    ["all proper", figure(judged.filter(isProper))],
    ["all improper", figure(improper)],
    [
      "with the reason of another intent",
      percent(declined.filter(({ request, nth }) => request.intent !== intents[nth]).length, declined.length),
    ],
  ]);
}

interface IntentFit extends Folds {
  day: string;
}

/** Fits the model, prints what it declines out of fold, and writes its file. */
export function fitRequestIntents({ day, ...folds }: IntentFit, say: (line: string) => void): void {
  const all = requests();
  const read = createSignReader(builtInQuestionRules().kindsOfWord);
  const signs = new Map(all.map(({ text }) => [text, read(text)]));
  const signsOf = (text: string) => signs.get(text) ?? [];
  const fit = (some: readonly Request[]): FittedIntents =>
    fitIntents({ requests: some, intents, signsOf }, { ...settings, seed: folds.seed });
  const judged = crossValidate(all, { ...folds, groupOf: ({ text }) => text, fit }).map(({ sample, model }) => ({
    request: sample,
    ...mostLikelyImproper(intentChances(signsOf(sample.text), model)),
  }));
  const from = declinedFrom(judged);
  const figures = figuresOf(judged, from);
  for (const [name, figure] of Object.entries(figures)) say(`declined: ${name} ${figure}`);
  say(
    `Declined from a chance of ${intents
      .slice(1)
      .map((intent, nth) => `${intent} ${from[nth]}`)
      .join(", ")}.`,
  );
  writeModel(file, {
    about: "What requests are told apart by: signs are words, kinds of words (@), and pairs of them; see question/intents.ts.",
    fitted_on: day,
    fitted_to: `${all.length} requests: tooling/evaluate/requests, and questions of static-data`,
    command: "pnpm evaluate fit intents",
    settings: { ...settings, ...folds },
    declined_out_of_fold: figures,
    intents,
    declined_from: from,
    ...fit(all),
  });
  say(`Written: models/${file}.`);
}
