import { termsOf } from "../text/tokenizer.ts";

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

/** What of a list a question takes for granted. */
export function misconceptionsIn<Known extends Misconception>(question: string, list: readonly Known[]): Known[] {
  const said = ` ${termsOf(question).join(" ")} `;
  const holds = (phrase: string) => said.includes(` ${termsOf(phrase).join(" ")} `);
  return list.filter(({ when, unless }) => when.every((group) => group.some(holds)) && !unless.some(holds));
}
