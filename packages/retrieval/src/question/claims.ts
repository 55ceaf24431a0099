import { actingIn } from "./acting.ts";
import type { Actors } from "./actors.ts";
import { spokenClauses } from "./clauses-of-speech.ts";
import { figuresIn } from "./figures.ts";
import { denialsIn, plainWords } from "./polarity.ts";
import type { Claim } from "./understood-question.ts";

/** What the clauses of a question say or take for granted, in their order. */
export const claimsIn = (question: string, actors: Actors): Claim[] =>
  spokenClauses(question).map(({ text, ...spoken }) => {
    const words = plainWords(text);
    return { ...spoken, text, words, denials: denialsIn(words), actor: actingIn(text, actors), figures: figuresIn(text) };
  });
