import type { Weights } from "../evidence/concept-weights.ts";
import type { RankedCandidate } from "../evidence/passage-fit.ts";
import { holdsAsked } from "../evidence/defined-things.ts";
import { holdingsIn } from "../evidence/holdings.ts";
import { givesNumber } from "../evidence/quotes.ts";
import { isOfOthers } from "../question/actors.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { unmarked } from "../text/phrases.ts";
import { wordsOf } from "../text/tokenizer.ts";

/** A sentence or two of a note, and how well they answer. */
export interface Saying {
  text: string;
  worth: number;
  /** Share of the question that it speaks of, and whether it gives a number of the kind that is asked for. */
  spoken: number;
  isNumber: boolean;
  /** Where it is asked what something must hold, how far it tells that. */
  holds: number;
}

/** What a number of the kind that is asked for is worth beside the weights of what is spoken of, and who is asked about. */
const gainByNumber = 2;
const gainByActor = 1.5;
const gainByHolding = 4;
/** What each hundred letters cost. */
const costOfLength = -0.3;
/** Shortest text in letters that says something. */
const shortest = 12;

/** Beginnings of sentences that say nothing without the one before. */
const leans =
  /^(?:It|They|This|These|Those|Such|He|She|Its|Their|Both|Each period|Otherwise|However|The same|Then|That|If so|Neither|Either)\b/;

function actorGain(text: string, { actor }: UnderstoodQuestion): number {
  if (actor === null) return 0;
  if (isOfOthers(text, actor)) return -gainByActor;
  const said = ` ${wordsOf(text).join(" ")} `;
  return actor.names.some((name) => said.includes(` ${name} `)) ? gainByActor : 0;
}

/** The sentences of a note, one or two at a time, best first. */
export function sayingsOf(note: RankedCandidate, question: UnderstoodQuestion, weights: Weights): Saying[] {
  const { text } = note.candidate;
  const sentences = note.sentences();
  const sayings: Saying[] = [];
  for (const [nth, first] of sentences.entries()) {
    if (nth > 0 && leans.test(text.slice(first.start, first.end))) continue;
    for (const last of sentences.slice(nth, nth + 2)) {
      const words = text.slice(first.start, last.end);
      const terms = new Set(sentences.slice(nth, sentences.indexOf(last) + 1).flatMap((one) => one.terms));
      const isNumber = givesNumber(words, question);
      const holds = question.wants.contents ? holdsAsked(holdingsIn(words, note.candidate.heading), weights) : 0;
      const worth =
        weights.sum(terms, note.headTerms) +
        (isNumber ? gainByNumber : 0) +
        actorGain(words, question) +
        gainByHolding * holds -
        (costOfLength * words.length) / 100;
      sayings.push({ text: unmarked(words), worth, spoken: weights.coverage(terms, note.headTerms), isNumber, holds });
    }
  }
  return sayings.filter((one) => one.text.length >= shortest).toSorted((one, other) => other.worth - one.worth);
}
