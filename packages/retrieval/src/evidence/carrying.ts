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

/** What words go by: their clause tells what a sentence may name it by, their heading who "you" is. */
interface Named {
  citation: string;
  heading: string;
}

/** Tells whether words that are shown under a sentence carry it. */
export interface Carrying {
  /** `named` is what stands above them: how they are cited, and their heading. */
  read(words: string, named?: Named): ShownWords;
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
  /** Short forms in it that are numbers, such as `510(k)`. */
  forms: readonly NumberedForm[];
}

/** Numbers that a clause goes by, that of its part among them: 820 of `21 CFR 820.7`. */
const namesIn = ({ citation, heading }: Named): string[] =>
  [...figuresOf(`${citation}\n${heading}`).numbers].flatMap((number) => [number, number.replace(/\..*/, "")]);

/** Makes ready to tell it, by who has duties. */
export function createCarrying({ actors }: Pick<QuestionRules, "actors">): Carrying {
  const told = createTellings(actors);
  const called = (actor: number) => actors[actor]?.names[0] ?? "";
  const read: Carrying["read"] = (text, named) => {
    const { numbers, periods } = figuresOf(text);
    const names = named ? namesIn(named) : [];
    const figures = { periods, numbers: new Set([...numbers, ...names]) };
    return { figures, told: told(named ? `${named.heading} ${text}` : text), terms: new Set(termsOf(text)) };
  };
  const opened = (words: string | ShownWords) => (typeof words === "string" ? read(words) : words);
  let last: Said | null = null;
  /** One sentence is held against many words. */
  const said = (statement: string): Said => {
    if (last?.statement === statement) return last;
    const text = saidIn(statement);
    return (last = { statement, text, told: told(text), terms: meantBy(text), forms: numberedForms(text) });
  };
  const misstated: Carrying["misstated"] = (sentence, words) => {
    const shown = opened(words);
    const { text, told: acts, forms } = said(sentence);
    return [...unsupportedFigures(withoutForms(text, forms, shown.terms), shown.figures), ...misplaced(acts, shown.told).map(called)];
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

/** A short form that is a number, as it is written, with the groups of terms that mean it. */
interface NumberedForm {
  written: RegExp;
  groups: readonly (readonly string[])[];
}

const numberedForms = (text: string): NumberedForm[] =>
  meaningsIn(text).flatMap(({ form, phrases }) => {
    const [, number, letter] = /^(\d+)([a-z])$/.exec(form) ?? [];
    return number === undefined ? [] : [{ written: new RegExp(`\\b${number}\\(?${letter}\\)?`, "gi"), groups: phrases.map(termsOf) }];
  });

/** A sentence without the short forms whose meaning is held: "510(k)" is no figure where premarket notification is spoken of. */
const withoutForms = (text: string, forms: readonly NumberedForm[], held: ReadonlySet<string>): string =>
  forms
    .filter(({ groups }) => groups.some((group) => group.every((term) => held.has(term))))
    .reduce((left, { written }) => left.replaceAll(written, ""), text);

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
