import type { BuiltInCard, CoachTopic } from "@clausewise/contracts";
import { clauseFinder, type HeldSources } from "./clause-finder.ts";

/** What is wrong with quiz cards, a line for each fault, and what they hold. */
export interface QuizCardCheck {
  /** Clauses that the library does not hold. */
  unresolved: string[];
  /** Ids that two cards have, and questions that two cards ask. */
  twice: string[];
  /** Topics of cards that are no topics, and topics without cards. */
  lostTopics: string[];
  clauses: number;
}

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) < at);

const plain = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Holds quiz cards against the library and against their topics. */
export function checkQuizCards(cards: readonly BuiltInCard[], topics: readonly CoachTopic[], library: HeldSources): QuizCardCheck {
  const holds = clauseFinder(library);
  const cited = cards.flatMap(({ id, citations }) => citations.map(({ source, clause }) => ({ id, source, clause })));
  const used = new Set(cards.map(({ topic }) => topic));
  const known = new Set(topics.map(({ topic }) => topic));
  return {
    unresolved: cited
      .filter(({ source, clause }) => !holds(source, clause))
      .map(({ id, source, clause }) => `${id}: ${source} | ${clause}`),
    twice: [...repeated(cards.map(({ id }) => id)), ...repeated(cards.map(({ question }) => plain(question)))],
    lostTopics: [...[...used].filter((topic) => !known.has(topic)), ...[...known].filter((topic) => !used.has(topic))],
    clauses: cited.length,
  };
}
