import { speaksOf } from "../evidence/concept-weights.ts";
import type { RankedSection } from "../evidence/learned-ranker.ts";
import { isNamedIn, type RankedEvidence } from "../evidence/rank-evidence.ts";
import type { Section } from "../evidence/sections.ts";
import type { NamedThing } from "../question/understood-question.ts";
import { termsOf } from "../text/tokenizer.ts";
import { createAskedFor, withAskedFirst } from "./asked-for.ts";
import type { Composition } from "./composition.ts";
import { coverageOf, isNamedBroadly, judge } from "./confidence.ts";
import { correctedClauses, correctedMisconception, type ShownMisconception } from "./corrections.ts";
import { judgeOwn } from "./own-confidence.ts";
import { heldPremise } from "./premise.ts";
import { type Draft, draftStatements } from "./statements.ts";

const mostRelated = 6;

/** An answer that says nothing, but what is wrong with the question where that is known. */
export const nothingFound = (correction: Composition["correction"]): Composition => ({
  outcome: "nothing_found",
  confidence: 0,
  correction,
  statements: [],
  related: [],
  declinedBecause: null,
});

function relatedTo(drafts: readonly Draft[], sections: readonly RankedSection[]): number[] {
  const shown = new Set(drafts.map(({ lead }) => lead.candidate.key));
  const others = sections.filter(({ members }) => !members.some(({ candidate }) => shown.has(candidate.key)));
  return others.flatMap(({ members }) => members.slice(0, 1).map(({ candidate }) => candidate.key)).slice(0, mostRelated);
}

/** Share of a title's words that a source's title must hold to be the one that is meant. */
const sameTitle = 0.6;

const isTitled = ({ members }: Section, title: readonly string[] | null): boolean =>
  members.some(({ candidate }) => {
    const terms = new Set(termsOf(`${candidate.source_title} ${candidate.source_identifier}`));
    return title !== null && title.filter((term) => terms.has(term)).length >= sameTitle * title.length;
  });

/** Whether anything found speaks of a thing that a question calls by its name. */
const isHeld = ({ concepts }: NamedThing, sections: readonly RankedSection[]): boolean =>
  sections.some(({ members }) => members.some(({ terms }) => concepts.every((one) => speaksOf(one, [terms]))));

/** Composes an answer from passages alone: statements with their quotes, or why there are none. */
export function composeAnswer(evidence: RankedEvidence, misconceptions: readonly ShownMisconception[] = []): Composition {
  const { question, sections, weights, missing, supersededOnly, reader, carrying } = evidence;
  if (question.declined !== null) return { ...nothingFound(null), outcome: "declined", declinedBecause: question.declined };
  const outdated = missing.filter((clause) => isNamedIn(clause, supersededOnly, reader));
  const correction = correctedClauses(outdated, evidence) ?? correctedMisconception(misconceptions, evidence);
  const unheard = missing.filter((clause) => !isNamedBroadly(clause));
  if (unheard.length > 0 && unheard.length === question.clauses.length && correction === null) return nothingFound(null);
  if (question.title !== null && !sections.some(({ section }) => isTitled(section, question.title))) return nothingFound(correction);
  if (question.wants.statistic || question.named.some((thing) => !isHeld(thing, sections))) return nothingFound(correction);
  const askedFor = createAskedFor(question, sections);
  const drafts = withAskedFirst(draftStatements(sections, { question, weights, carrying }), askedFor, weights);
  const lacking = { clause: missing.length > 0 && correction === null, asked: drafts.slice(0, 1).some((first) => askedFor.lacks(first)) };
  const own = drafts[0]?.lead.own;
  const { outcome, confidence } = own ? judgeOwn(evidence, drafts, own) : judge(evidence, drafts, lacking);
  if (outcome === "nothing_found")
    return { ...nothingFound(correction), related: coverageOf(sections, weights) > 0.2 ? relatedTo([], sections) : [] };
  return {
    outcome,
    confidence,
    correction: correction ?? heldPremise(evidence),
    statements: drafts.map(({ text, citations }) => ({ text, citations })),
    related: relatedTo(drafts, sections),
    declinedBecause: null,
  };
}
