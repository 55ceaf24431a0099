import type { QuestionRules } from "./question-rules.ts";

/** Tells which language a question is asked in where that is not English. */
export interface Languages {
  /** The name of the language, or of what it is written in; null for English, and where nothing tells. */
  otherThanEnglish(question: string): string | null;
}

/** Scripts by what a question in them is most likely asked in. */
const scripts: readonly (readonly [name: string, letters: RegExp])[] = [
  ["Japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["Korean", /\p{Script=Hangul}/gu],
  ["Chinese", /\p{Script=Han}/gu],
  ["a language written in Cyrillic letters", /\p{Script=Cyrillic}/gu],
  ["Arabic or another language written in its letters", /\p{Script=Arabic}/gu],
  ["Greek", /\p{Script=Greek}/gu],
  ["Hebrew", /\p{Script=Hebrew}/gu],
  ["Hindi or another language written in its letters", /\p{Script=Devanagari}/gu],
  ["Thai", /\p{Script=Thai}/gu],
  [
    "another language",
    /[\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Ethiopic}\p{Script=Gujarati}\p{Script=Sinhala}]/gu,
  ],
];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFC")
    .match(/\p{L}+/gu) ?? [];

/** What English took over from others. */
const borrowed = /\b(?:de (?:novo|facto|minimis|jure)|in (?:vitro|vivo|silico|situ|utero)|per (?:se|protocol)|ad hoc|vice versa)\b/gi;

/** English words that make a question one in English, whatever names it holds in other scripts. */
const enoughEnglish = 2;
/** Least words of another language that tell, and their share of all. */
const enoughOther = 2;
const shareOfOther = 0.2;

function scriptOf(text: string): string | null {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const found = scripts.map(([name, letters]) => ({ name, count: text.match(letters)?.length ?? 0 }));
  // Japanese is written in Chinese letters too, so that its own tell by themselves.
  const best = found.find(({ count }, nth) => count > (nth === 0 ? 0 : 2));
  const all = found.reduce((sum, { count }) => sum + count, 0);
  return best !== undefined && 2 * all > latin ? best.name : null;
}

/** Makes the tables of words ready. */
export function createLanguages(rules: QuestionRules["languages"]): Languages {
  const listed = rules.map(({ title, words }) => ({ title, words: new Set(wordsOf(words)) }));
  const english = listed.find(({ title }) => title === "English")?.words ?? new Set<string>();
  const others = listed.filter(({ title }) => title !== "English");

  return {
    otherThanEnglish(question) {
      const words = wordsOf(question.replace(borrowed, " "));
      const ofEnglish = words.filter((word) => english.has(word)).length;
      const script = ofEnglish < enoughEnglish ? scriptOf(question) : null;
      if (script !== null) return script;
      const counted = others.map(({ title, words: own }) => ({ title, count: words.filter((word) => own.has(word)).length }));
      const [best] = counted.toSorted((one, other) => other.count - one.count);
      if (best === undefined || best.count < enoughOther || best.count < shareOfOther * words.length) return null;
      return best.count > ofEnglish ? best.title : null;
    },
  };
}
