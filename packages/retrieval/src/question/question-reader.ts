import { LRUCache } from "lru-cache";
import { compileRules } from "./compiled-rules.ts";
import { type FollowUp, type PreviousQuestion, readFollowUp } from "./follow-up.ts";
import { partsOf, type QuestionPart } from "./parts.ts";
import { withoutThese } from "./place-phrases.ts";
import type { QuestionRules } from "./question-rules.ts";
import { type QuestionContext, type ReadQuestion, readQuestion, understand } from "./understand.ts";
import type { UnderstoodQuestion } from "./understood-question.ts";

/** Reads questions by tables of rules. */
export interface QuestionReader {
  /** Understands a question, once, for everything that finds and answers. */
  understand: (text: string, context?: QuestionContext) => UnderstoodQuestion;
  /** Several questions that were asked at once, in their order; none where one was asked. */
  partsOf: (text: string) => QuestionPart[];
  /** A question without what names some places, by their codes, and without some stretches of its own. */
  without: (text: string, left: { places: readonly string[]; words: readonly string[] }) => string;
  /** Reads a question that may lean on the one before it ("and in the EU?", "how long?", "who must do that?"). */
  readFollowUp: (previous: PreviousQuestion, question: string) => FollowUp;
}

/** Questions read last: each is asked with this and that before it is answered. */
const mostRead = 16;

/** Makes the rules ready, once for all questions. */
export function createQuestionReader(rules: QuestionRules): QuestionReader {
  const compiled = compileRules(rules);
  const readLast = new LRUCache<string, ReadQuestion>({ max: mostRead });
  const read = (text: string, own: boolean): ReadQuestion => {
    const name = `${Number(own)} ${text}`;
    const made = readLast.get(name) ?? readQuestion(text, compiled, own);
    readLast.set(name, made);
    return made;
  };
  return {
    understand: (text, { own = false, ...context } = {}) => understand(read(text, own), context),
    partsOf: (text) => partsOf(text, compiled),
    without: (text, { places, words }) =>
      withoutThese(
        words.reduce((rest, one) => rest.replace(one, " "), text),
        places,
        compiled.places,
      ),
    readFollowUp: (previous, question) => readFollowUp(previous, question, compiled),
  };
}
