import { fieldVocabulary } from "./field-vocabulary.ts";

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

const forms = formsOf(fieldVocabulary);
const longest = Math.max(...[...forms.keys()].map((form) => form.split(" ").length));

const european = /\b(?:eu|europe|european|eudamed|notified|annex|article|2017\/745|ivdr|mdcg|ce|mdd|prrc|pmcf|ema)\b/i;
const american = /\b(?:us|usa|fda|cfr|803|user facility|hospital|malfunction|medwatch|3500a|emdr|mdrs|deaths?|usc)\b/i;

/** What "MDR" stands for is told by the company it keeps; without a hint it is both. */
function meaningsOfMdr(question: string): string[] {
  const both = ["medical device reporting", "medical device regulation 2017/745"];
  if (european.test(question) === american.test(question)) return both;
  return european.test(question) ? both.slice(1) : both.slice(0, 1);
}

/** What a question's short forms and everyday words stand for. */
export function meaningsIn(question: string): Meaning[] {
  const words = plainOf(question).split(" ");
  const found = new Map<string, readonly string[]>();
  for (let start = 0; start < words.length; start++) {
    let text = "";
    for (const word of words.slice(start, start + longest)) {
      text = text === "" ? word : `${text} ${word}`;
      for (const form of [text, text.replace(/s$/, "")]) if (forms.has(form)) found.set(form, forms.get(form) ?? []);
    }
  }
  if (words.includes("mdr") || words.includes("mdrs")) found.set("mdr", meaningsOfMdr(question));
  if (words.includes("ivdr")) found.set("ivdr", ["in vitro diagnostic 2017/746"]);
  return [...found].map(([form, phrases]) => ({ form, phrases }));
}
