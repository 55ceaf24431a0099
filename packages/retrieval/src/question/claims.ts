import { actingIn } from "./acting.ts";
import type { Actors } from "./actors.ts";
import { type Force, spokenClauses } from "./clauses-of-speech.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { type Denial, denialsIn, plainWords } from "./polarity.ts";
import type { Actor } from "./understood-question.ts";

/** What one clause of a question says or takes for granted. */
export interface Claim {
  text: string;
  /** Which sentence it stands in, counted from 0. */
  sentence: number;
  force: Force;
  /** Whether the question wants to have it confirmed. */
  confirming: boolean;
  /** Its words in order, what is drawn together taken apart. */
  words: readonly string[];
  denials: readonly Denial[];
  /** Who it says acts. */
  actor: Actor | null;
  figures: readonly Figure[];
}

/** What the clauses of a question say or take for granted, in their order. */
export const claimsIn = (question: string, actors: Actors): Claim[] =>
  spokenClauses(question).map(({ text, ...spoken }) => {
    const words = plainWords(text);
    return { ...spoken, text, words, denials: denialsIn(words), actor: actingIn(text, actors), figures: figuresIn(text) };
  });
