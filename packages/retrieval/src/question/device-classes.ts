import { termsOf } from "../text/tokenizer.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { withoutPlaces } from "./place-phrases.ts";
import type { QuestionRules } from "./question-rules.ts";

/** The clauses by which some laws have the classes of devices that a question asks for and asks nothing else of; none where it does not. */
export type ClassReader = (question: string, laws: readonly string[]) => string[];

const classNamed = /\bclass(?:es)? (?:[1-4]|I{1,3}|IV|II[ab]|[A-D])\b/i;

/** What one says of a class when one asks for nothing but what it is. */
const ofClasses = new Set(
  termsOf(
    "class classes classified classification device devices medical product products risk level same different differ difference compare comparison versus vs mean meaning define definition stand states explain",
  ),
);
const nameOfClass = /^(?:[1-4]|i{1,3}|iv|ii[ab]|[a-d])$/;

/** Makes ready where each law has its classes. */
export const createClassReader =
  (rules: QuestionRules["deviceClasses"], places: Gazetteer): ClassReader =>
  (question, laws) => {
    if (!classNamed.test(question)) return [];
    const terms = termsOf(withoutPlaces(question, places));
    if (!terms.every((term) => ofClasses.has(term) || nameOfClass.test(term))) return [];
    return laws.flatMap((law) => rules.flatMap(({ title, clause }) => (title === law ? [clause] : [])));
  };
