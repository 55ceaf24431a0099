import type { QuestionRules } from "../question/question-rules.ts";
import { termsOf } from "../text/tokenizer.ts";
import { meaningsIn } from "../text/vocabulary.ts";
import { type Figures, figuresOf, unsupportedFigures } from "./figures.ts";
import { createTellings, type Told } from "./tellings.ts";

/** Words that may be shown under a sentence, taken apart once. */
export interface ShownWords {
  figures: Figures;
  told: Told;
  terms: ReadonlySet<string>;
}

/** Tells whether words that are shown under a sentence carry it. */
export interface Carrying {
  read(words: string): ShownWords;
  /** What a sentence says and the words under it do not: its figures, who has to keep them, and what it is about. */
  missing(sentence: string, words: string | ShownWords): string[];
  /** The same without a look at what it is about. */
  misstated(sentence: string, words: string | ShownWords): string[];
  /** 0 to 1: the share of a sentence's terms that words speak of; 1 where it says nothing. */
  shared(sentence: string, words: ShownWords): number;
}

/** Least share of what a sentence speaks of that the words under it must speak of too. */
const leastShared = 0.5;

/** What the record of a source says of its standing, which no words of its own have to. */
const standing = /^\*\*[^*]+\*\*: this [a-z]+ is (?:a draft|final|in force|superseded|withdrawn)[^.]*\. /;

/** A statement that does no more than announce the words below it, however its clause is headed. */
const announcingAll = /^\*\*[^*]+\*\*.* (?:reads|says|lists)(?:, [a-z ]+)?:$/;

/** A statement without its source's standing and without the name of the clause it begins with, which are no part of what it says. */
const saidIn = (statement: string): string =>
  statement
    .replace(standing, "")
    .replace(announcingAll, "")
    .replace(/^\*\*[^*]+\*\*(?:, p\. \d+)?(?: \([^()]*(?:\([^()]*\)[^()]*)*\))?(?: (?:reads|says|lists)\b[^:]*)?:? ?/, "");

interface Meant {
  groups: readonly (readonly string[])[];
}

/** A sentence taken apart. */
interface Said {
  statement: string;
  text: string;
  told: Told;
  /** What it is about: each of its terms by the groups of terms that mean it, those that its short forms stand for among them. */
  terms: readonly Meant[];
}

/** Makes ready to tell it, by who has duties. */
export function createCarrying({ actors }: Pick<QuestionRules, "actors">): Carrying {
  const told = createTellings(actors);
  const called = (actor: number) => actors[actor]?.names[0] ?? "";
  const read: Carrying["read"] = (text) => ({ figures: figuresOf(text), told: told(text), terms: new Set(termsOf(text)) });
  const opened = (words: string | ShownWords) => (typeof words === "string" ? read(words) : words);
  let last: Said | null = null;
  /** One sentence is held against many words. */
  const said = (statement: string): Said => {
    if (last?.statement === statement) return last;
    const text = saidIn(statement);
    return (last = { statement, text, told: told(text), terms: meantBy(text) });
  };
  const misstated: Carrying["misstated"] = (sentence, words) => {
    const shown = opened(words);
    const { text, told: acts } = said(sentence);
    return [...unsupportedFigures(text, shown.figures), ...misplaced(acts, shown.told).map(called)];
  };
  const shared: Carrying["shared"] = (sentence, words) => sharedOf(said(sentence), words.terms);
  return {
    read,
    misstated,
    shared,
    missing(sentence, words) {
      const shown = opened(words);
      const lacking = misstated(sentence, shown);
      return lacking.length > 0 || shared(sentence, shown) >= leastShared ? lacking : ["what it is about"];
    },
  };
}

/** What is shown together under one sentence. */
export const shownTogether = (all: readonly ShownWords[]): ShownWords => ({
  figures: {
    numbers: union(all.map(({ figures }) => figures.numbers)),
    periods: union(all.map(({ figures }) => figures.periods)),
  },
  told: {
    tellings: all.flatMap(({ told }) => told.tellings),
    named: union(all.map(({ told }) => told.named)),
    first: all[0]?.told.first ?? null,
  },
  terms: union(all.map(({ terms }) => terms)),
});

const union = <One>(sets: readonly ReadonlySet<One>[]): Set<One> => new Set(sets.flatMap((set) => [...set]));

/** Those whom a sentence says to act and the words do not name, or do not give the time that the sentence gives them. */
function misplaced(said: Told, shown: Told): number[] {
  const acting = new Set([...(said.first === null ? [] : [said.first]), ...said.tellings.flatMap(({ actors }) => [...actors])]);
  const unnamed = [...acting].filter((actor) => !shown.named.has(actor));
  const exchanged = said.tellings.flatMap(({ figure, actors }) => {
    const same = shown.tellings.filter((one) => one.figure === figure && one.actors.size > 0);
    return same.length === 0 ? [] : [...actors].filter((actor) => !same.some((one) => one.actors.has(actor)));
  });
  return [...new Set([...unnamed, ...exchanged])];
}

const isFigure = /^\d/;

function meantBy(text: string): Said["terms"] {
  const meanings = meaningsIn(text).map(({ form, phrases }) => ({ terms: termsOf(form), groups: phrases.map(termsOf) }));
  return [...new Set(termsOf(text).filter((term) => !isFigure.test(term)))].map((term) => ({
    groups: [[term], ...meanings.flatMap(({ terms, groups }) => (terms.includes(term) ? groups : []))],
  }));
}

function sharedOf({ terms }: Said, held: ReadonlySet<string>): number {
  if (terms.length === 0) return 1;
  return terms.filter(({ groups }) => groups.some((group) => group.every((term) => held.has(term)))).length / terms.length;
}
