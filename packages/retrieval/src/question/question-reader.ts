import { compileRules } from "./compiled-rules.ts";
import { type FollowUp, type PreviousQuestion, readFollowUp } from "./follow-up.ts";
import { partsOf, type QuestionPart } from "./parts.ts";
import { withoutThese } from "./place-phrases.ts";
import type { QuestionRules } from "./question-rules.ts";
import { type QuestionContext, understand } from "./understand.ts";
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

/** Makes the rules ready, once for all questions. */
export function createQuestionReader(rules: QuestionRules): QuestionReader {
  const compiled = compileRules(rules);
  return {
    understand: (text, context = {}) => understand(text, compiled, context),
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
