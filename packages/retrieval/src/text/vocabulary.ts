import { jurisdictionOf } from "@clausewise/contracts/jurisdictions";
import { documentVocabulary } from "./document-vocabulary.ts";
import { fieldVocabulary, mdrMeanings } from "./field-vocabulary.ts";

/** A short form or everyday word of a question with the phrases it stands for. */
export interface Meaning {
  form: string;
  phrases: readonly string[];
}

const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/(\d)\((\w)\)/g, "$1$2")
    .replace(/[^a-z0-9/]+/g, " ")
    .trim();

/** Phrases by form, from the lines of the vocabulary. */
function formsOf(lines: string): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  const note = (form: string, phrase: string) => {
    const plain = plainOf(form);
    forms.set(plain, [...(forms.get(plain) ?? []), phrase]);
  };
  for (const line of lines.split("\n")) {
    const [, form, sign, phrases] = /^([^#].*?) ([=>]) (.+)$/.exec(line) ?? [];
    if (form === undefined || phrases === undefined) continue;
    for (const phrase of phrases.split(" | ")) {
      note(form, phrase);
      if (sign === "=") note(phrase, form);
    }
  }
  return forms;
}

/** Forms with the number of words of the longest. */
interface Forms {
  phrasesOf: ReadonlyMap<string, readonly string[]>;
  longest: number;
}

function readForms(lines: string): Forms {
  const phrasesOf = formsOf(lines);
  return { phrasesOf, longest: Math.max(...[...phrasesOf.keys()].map((form) => form.split(" ").length)) };
}

const ofField = readForms(fieldVocabulary);
const ofDocuments = readForms(documentVocabulary);

/** What tells which meaning of "MDR" is meant: names of a place and the words beside them. */
function hintsOf({ place, beside }: (typeof mdrMeanings)[number]): string[] {
  const known = jurisdictionOf(place);
  const names =
    known === null ? [] : [known.name, ...known.aliases, ...known.adjectives, ...known.regulators.map(({ acronym }) => acronym)];
  return [...names, ...beside.split(" | ")].map((hint) => ` ${plainOf(hint)} `);
}

const mdr = mdrMeanings.map((one) => ({ phrase: one.phrase, hints: hintsOf(one) }));

/** What "MDR" stands for is told by the company it keeps; without a hint, or with hints of both, it is both. */
function meaningsOfMdr(words: readonly string[]): string[] {
  const said = ` ${words.join(" ")} `;
  const told = mdr.filter(({ hints }) => hints.some((hint) => said.includes(hint)));
  return (told.length === 1 ? told : mdr).map(({ phrase }) => phrase);
}

function formsIn(words: readonly string[], { phrasesOf, longest }: Forms): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (let start = 0; start < words.length; start++) {
    let text = "";
    for (const word of words.slice(start, start + longest)) {
      text = text === "" ? word : `${text} ${word}`;
      for (const form of [text, text.replace(/s$/, "")]) if (phrasesOf.has(form)) found.set(form, phrasesOf.get(form) ?? []);
    }
  }
  return found;
}

const asMeanings = (forms: ReadonlyMap<string, readonly string[]>): Meaning[] => [...forms].map(([form, phrases]) => ({ form, phrases }));

/** What the words of a question may go by in people's own documents. */
export const meaningsInDocuments = (question: string): Meaning[] => asMeanings(formsIn(plainOf(question).split(" "), ofDocuments));

/** What a question's short forms and everyday words stand for. */
export function meaningsIn(question: string): Meaning[] {
  const words = plainOf(question).split(" ");
  const found = formsIn(words, ofField);
  if (words.includes("mdr") || words.includes("mdrs")) found.set("mdr", meaningsOfMdr(words));
  if (words.includes("ivdr")) found.set("ivdr", ["in vitro diagnostic 2017/746"]);
  return asMeanings(found);
}
