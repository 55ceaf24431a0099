import { termsOf } from "../text/tokenizer.ts";
import type { QuestionRules } from "./question-rules.ts";
import type { Concept } from "./understood-question.ts";

/** Something that happened, told in plain words. */
export interface ToldEvent {
  title: string;
  /** What the field calls it, the best name first. */
  terms: readonly string[];
  concept: Concept;
  /** Terms of the words that tell it. */
  told: readonly string[];
}

/** Makes ready to find what happened in a story. */
export function createEventReader(rules: QuestionRules["events"]): (question: string) => ToldEvent[] {
  const known = rules.map(({ title, pattern, terms }) => ({
    title,
    fits: new RegExp(pattern, "gi"),
    terms,
    groups: terms.map(termsOf),
  }));
  return (question) => {
    const plain = question.replace(/[\u2018\u2019]/g, "'");
    return known.flatMap(({ title, fits, terms, groups }) => {
      const words = [...plain.matchAll(fits)].map(([found]) => termsOf(found));
      if (words.length === 0) return [];
      const [name = ""] = groups[0] ?? [];
      return [
        {
          title,
          terms,
          told: words.flat(),
          concept: { term: name, groups: [...groups, ...words.filter((some) => some.length > 0)], isEvent: true },
        },
      ];
    });
  };
}
