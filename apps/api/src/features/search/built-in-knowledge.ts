import {
  type AmendedClauses,
  createAmendedClauses,
  createBeliefFinder,
  createCarrying,
  createClauseFinder,
  createMisconceptionFinder,
  createProductFit,
  createQuestionReader,
  type QuestionReader,
} from "@clausewise/retrieval";
import { builtInAmendments, builtInCards, builtInMisconceptions, builtInProductAreas, builtInQuestionRules } from "@clausewise/static-data";
import type { Knowledge } from "./gather-evidence.ts";
import type { AskedFor } from "./warm-up.ts";

let reader: QuestionReader | undefined;
let made: Knowledge | undefined;

/** Reads questions by the product's own rules; made once, for they never change while a process runs. */
export const builtInQuestionReader = (): QuestionReader => (reader ??= createQuestionReader(builtInQuestionRules()));

/** What the product brings along beside texts; made once as well. */
export const builtInKnowledge = (): Knowledge => (made ??= makeKnowledge());

/** What was read for the finders, until somebody asks for its wordings: they are too many to be held for that. */
let cardsRead: ReturnType<typeof builtInCards> | undefined;

/** How the clauses of the built-in library are asked for, by the place where each is law. */
export function builtInWordings(): AskedFor[] {
  const cards = cardsRead ?? builtInCards();
  cardsRead = undefined;
  return cards.map(({ jurisdiction, wordings }) => ({ jurisdiction, wordings }));
}

function makeKnowledge(): Knowledge {
  const cards = builtInCards();
  cardsRead = cards;
  return {
    misconceptions: createMisconceptionFinder(builtInMisconceptions()),
    beliefs: createBeliefFinder(
      cards.flatMap(({ clause, jurisdiction, beliefs }) =>
        beliefs.map(({ citation, ...sides }) => ({ clause: citation ?? clause, jurisdiction, ...sides })),
      ),
    ),
    clauses: createClauseFinder(cards),
    productFit: createProductFit(builtInProductAreas()),
    carrying: createCarrying(builtInQuestionRules()),
    questions: builtInQuestionReader(),
  };
}

/** The amendments of clauses that the product knows. */
export const builtInAmendedClauses = (): AmendedClauses =>
  createAmendedClauses(builtInAmendments().flatMap(({ by, since, clauses }) => clauses.map((clause) => ({ clause, by, since }))));
