import { termsOf } from "../text/tokenizer.ts";
import type { UnderstoodQuestion } from "./understood-question.ts";

/** Something often taken for granted that a clause shows to be otherwise. */
export interface Misconception {
  /** What is right, in a sentence or two. */
  text: string;
  /** Groups of phrases: a question takes it for granted where it holds one phrase of every group. */
  when: readonly (readonly string[])[];
  /** Phrases that show the question is about something else. */
  unless: readonly string[];
  /** The clauses that show it. */
  clauses: readonly string[];
}

/** Finds what a question takes for granted. */
export interface MisconceptionFinder<Known extends Misconception> {
  find(question: Pick<UnderstoodQuestion, "sequence">): Known[];
}

/** Makes a list of misconceptions ready to be searched: its phrases are taken apart once. */
export function createMisconceptionFinder<Known extends Misconception>(list: readonly Known[]): MisconceptionFinder<Known> {
  const spoken = (phrase: string) => ` ${termsOf(phrase).join(" ")} `;
  const known = list.map((one) => ({ one, when: one.when.map((group) => group.map(spoken)), unless: one.unless.map(spoken) }));
  return {
    find({ sequence }) {
      const said = ` ${sequence.join(" ")} `;
      const holds = (phrase: string) => said.includes(phrase);
      const isTaken = ({ when, unless }: (typeof known)[number]) => when.every((group) => group.some(holds)) && !unless.some(holds);
      return known.filter(isTaken).map(({ one }) => one);
    },
  };
}
