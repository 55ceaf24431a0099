import type { CitedClause } from "../citations/citation-parser.ts";
import { answersCitation, normalCitation } from "../citations/clauses.ts";
import type { UnderstoodQuestion } from "../question/understand.ts";
import type { CardsFound } from "./clause-cards.ts";
import { scoreSection } from "./features.ts";
import type { ReadCandidate, Weights } from "./passage-reader.ts";
import { bestQuote, holdsNumber } from "./quotes.ts";
import { gatherSections, type Section, sectionNameOf } from "./sections.ts";

export interface RankedCandidate extends ReadCandidate {
  /** How well it answers within its section. */
  fit: number;
  isCited: boolean;
}

export interface RankedSection {
  section: Section;
  /** Its passages, best first. */
  members: readonly RankedCandidate[];
  /** The whole section in reading order, where it was read. */
  text?: readonly RankedCandidate[];
  score: number;
  /** 0 to 1: how likely it answers, among all sections found. */
  share: number;
  isCited: boolean;
}

/** Score of the answer that there is none: among few sections the best would else seem certain. */
const ofNothing = 8.5;

const noCards: CardsFound = { matches: [], sources: new Set() };

/** Units whose passages are read closely. */
const readClosely = 12;
const citedFirst = 20;
const successorFirst = 3;

/** Whether a text says what replaced what, or since when it holds. */
const tellsStanding = (text: string): boolean =>
  /\b(?:replac(?:e|es|ed|ing)|supersed(?:e|es|ed|ing)|withdr(?:aw|ew|awn)|(?:took|take|takes) (?:effect|the place)|no longer|in force|issued|is final|finali[sz]ed)\b/i.test(
    text,
  );

/** How well the best quote of a passage, read under its heading, answers the question; 0 to about 1. */
function fitOf(read: ReadCandidate, question: UnderstoodQuestion, weights: Weights): number {
  const quote = bestQuote(read, question, weights);
  if (quote === null) return 0;
  const together = weights.coverage(new Set([...quote.terms, ...read.headTerms]));
  return (
    0.6 * together +
    0.3 * weights.coverage(read.terms) +
    (question.wantsNumber && holdsNumber(quote.words) ? 0.15 : 0) +
    (question.wantsStanding && tellsStanding(read.candidate.text) ? 0.3 : 0)
  );
}

/**
 * Sections and documents best first: those the question names, then by how well they answer. A section's share is what is
 * left of 1 when all scores are set against each other as a logistic model does (softmax). `overtaken` are sources of which
 * the question names a clause that is gone: what they hold now comes first.
 */
export function rankSections(
  question: UnderstoodQuestion,
  read: readonly ReadCandidate[],
  cited: readonly CitedClause[],
  weights: Weights,
  overtaken: ReadonlySet<string> = new Set(),
  cards: CardsFound = noCards,
): RankedSection[] {
  const highest = Math.max(...read.map(({ candidate }) => candidate.score), 1e-9);
  const scored = gatherSections(read)
    .map((section) => {
      const isCited = section.members.some(({ candidate }) => cited.some((clause) => answersCitation(candidate.citation, clause)));
      const isSuccessor = section.members.some(({ candidate }) => overtaken.has(candidate.sourceIdentifier));
      const score =
        scoreSection(section, { question, weights, highest, cards }) + (isCited ? citedFirst : 0) + (isSuccessor ? successorFirst : 0);
      return { section, isCited, score };
    })
    .toSorted((one, other) => other.score - one.score || keyOf(one.section) - keyOf(other.section));
  const best = scored[0]?.score ?? 0;
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - best), Math.exp(ofNothing - best));
  return scored.map(({ section, isCited, score }, nth) => ({
    section,
    isCited,
    score,
    share: Math.exp(score - best) / total,
    members: withNotes(
      section.members.map((one) => rankMember(one, cited, nth < readClosely || isCited ? fitOf(one, question, weights) : 0, highest)),
    ).toSorted(byFit),
  }));
}

const rankMember = (read: ReadCandidate, cited: readonly CitedClause[], fit: number, highest: number): RankedCandidate => ({
  ...read,
  isCited: cited.some((clause) => answersCitation(read.candidate.citation, clause)),
  fit: fit + 0.6 * (read.candidate.score / highest),
});

/** What a clause gains by a note of ours on it: people ask about those. */
const gainByNote = 0.2;

function withNotes(members: RankedCandidate[]): RankedCandidate[] {
  const noted = new Map(
    members.flatMap(({ candidate, fit }) => (candidate.textKind === "summary" ? [[normalCitation(candidate.citation), fit]] : [])),
  );
  return members.map((one) =>
    one.candidate.textKind === "verbatim"
      ? { ...one, fit: one.fit + gainByNote * (noted.get(normalCitation(one.candidate.citation)) ?? 0) }
      : one,
  );
}

const byFit = (one: RankedCandidate, other: RankedCandidate): number =>
  Number(other.isCited) - Number(one.isCited) || other.fit - one.fit || one.candidate.key - other.candidate.key;

/** Units with further passages of theirs, which keep their reading order among the section's `text`. */
export function joinSections(
  sections: readonly RankedSection[],
  further: readonly ReadCandidate[],
  question: UnderstoodQuestion,
  cited: readonly CitedClause[],
  weights: Weights,
): RankedSection[] {
  const byName = Map.groupBy(further, ({ candidate }) => sectionNameOf(candidate));
  return sections.map((ranked) => {
    const text = byName.get(ranked.section.name) ?? [];
    const known = new Map(ranked.members.map((one) => [one.candidate.key, one]));
    const all = text.map((one) => known.get(one.candidate.key) ?? rankMember(one, cited, fitOf(one, question, weights), 1));
    const rest = ranked.members.filter((one) => !text.some(({ candidate }) => candidate.key === one.candidate.key));
    return { ...ranked, text: all, members: [...all, ...rest].toSorted(byFit) };
  });
}

const keyOf = (section: Section): number => section.members[0]?.candidate.key ?? 0;
