import { createActors } from "../question/actors.ts";
import type { QuestionRules } from "../question/question-rules.ts";
import { wordsOf } from "../text/tokenizer.ts";
import { unsupportedFigures } from "./figures.ts";

/** Tells whether words that are shown under a sentence carry it. */
export interface Carrying {
  /** What a sentence says and the words under it do not: its figures, and who it says acts. */
  missing(sentence: string, words: string): string[];
}

/** A statement without the name of the clause it begins with, which is no part of what it says. */
const saidIn = (statement: string): string =>
  statement.replace(/^\*\*[^*]+\*\*(?:, p\. \d+)?(?: \([^()]*(?:\([^()]*\)[^()]*)*\))?(?: (?:reads|says))?:? ?/, "");

/** Makes ready to tell it, by who has duties. */
export function createCarrying(rules: Pick<QuestionRules, "actors">): Carrying {
  const actors = createActors(rules.actors);
  return {
    missing(sentence, words) {
      const said = saidIn(sentence);
      const actor = actors.askedAbout(said);
      const shown = ` ${wordsOf(words).join(" ")} `;
      const isNamed = actor === null || actor.names.some((name) => shown.includes(` ${name} `));
      return [...unsupportedFigures(said, words), ...(isNamed ? [] : [actor.words.trim()])];
    },
  };
}
