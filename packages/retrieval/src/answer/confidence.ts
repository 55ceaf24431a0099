import type { Outcome } from "@clausewise/contracts";
import type { CitedClause } from "../citations/citation-parser.ts";
import type { Weights } from "../evidence/concept-weights.ts";
import type { RankedSection } from "../evidence/learned-ranker.ts";
import { givesNumber } from "../evidence/quotes.ts";
import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import { soughtBy } from "../evidence/sought.ts";
import type { Concept } from "../question/understood-question.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { ComposedStatement } from "./composition.ts";
import { shownWords } from "./shown-words.ts";
import type { Draft } from "./statements.ts";

import model from "../models/answer-confidence.json" with { type: "json" };

/** Kinds of submission go by these names, so that a question about one is no question about the clause alone. */
const submissionNames = new Set<string>([
  "fd&c act 510(k)",
  "fd&c act 513(g)",
  "fd&c act 513(f)(2)",
  "fd&c act 505(b)(2)",
  "fd&c act 505(b)(1)",
  "fd&c act 522",
]);

/** Whether a clause is named so broadly that nothing may stand in it by that name. */
export const isNamedBroadly = ({ normal }: CitedClause): boolean => /^\d+ cfr \d+$/.test(normal) || submissionNames.has(normal);

/** Share of all that was found from which on the best section stands out so clearly that it counts however little it says of the question. */
const clearly = 0.6;

/** The same of a question that names nothing but who acts: "what are the duties of importers?". */
const fairly = 0.2;

/** Share of the question that the best passage of one of the first three sections speaks of. */
export const coverageOf = (sections: readonly RankedSection[], weights: Weights): number =>
  Math.max(0, ...sections.slice(0, 3).flatMap(({ members }) => members.slice(0, 1).map(({ terms }) => weights.coverage(terms))));

/** Least share of a question's content to speak of, by how many things it asks after; a story holds much that no rule speaks of. */
const leastShares = [0.7, 0.7, 0.6, 0.5, 0.35, 0.3];
const leastOfMore = 0.1;
const leastOfStory = 0.2;

function leastCoverage(concepts: readonly Concept[]): number {
  const least = leastShares[concepts.length] ?? leastOfMore;
  return concepts.some(({ isEvent }) => isEvent) ? Math.min(leastOfStory, least) : least;
}

/** What tells how sure an answer is, each weighed by `models/answer-confidence.json`. */
export interface ConfidenceFeatures {
  /** How clearly the best section, and the best three, stand out among all found; 0 to 1. */
  first: number;
  three: number;
  /** Share of the question that one of them speaks of. */
  coverage: number;
  /** How well the card of the best section matches, and how much of what was found is of its source; shares of the best of all. */
  card: number;
  source: number;
  /** Share of the question that the first statement speaks of, with the words shown under it. */
  said: number;
  /** 1 where a number is asked for that these do not give. */
  withoutNumber: number;
  /** 1 where words of the source are shown under it. */
  quoted: number;
  /** 1 where these do not give the kind of thing that is asked for. */
  withoutSought: number;
  /** How much better the best section is than the next. */
  gap: number;
  /** How like the question is to a wording that the best section is asked for by, and how much likelier that makes the question. */
  likeness: number;
  translated: number;
  /** How well the best passage of the best section fits. */
  fit: number;
  /** How much is asked after, as a logarithm: much cannot all be spoken of. */
  asked: number;
}

/** The evidence for an answer, as far as it tells how sure that is. */
type Judged = Pick<RankedEvidence, "question" | "sections" | "weights">;

/** The features by which the chance is told that the first statement answers the question. */
export function confidenceFeaturesOf(evidence: Judged, statement: ComposedStatement | undefined): ConfidenceFeatures {
  const { question, sections, weights } = evidence;
  const [best, next] = sections;
  const isSought = soughtBy(question);
  const words = statement === undefined ? "" : shownWords(statement, sections);
  return {
    first: best?.share ?? 0,
    three: sections.slice(0, 3).reduce((sum, { share }) => sum + share, 0),
    coverage: coverageOf(sections, weights),
    card: best?.features.cardShare ?? 0,
    source: best?.features.source ?? 0,
    said: weights.coverage(new Set(termsOf(words))),
    withoutNumber: question.wants.number && !givesNumber(words, question) ? 1 : 0,
    quoted: statement?.citations.some(({ quote }) => quote !== null) === true ? 1 : 0,
    withoutSought: isSought !== null && !isSought(words) ? 1 : 0,
    gap: (best?.share ?? 0) - (next?.share ?? 0),
    likeness: best?.features.wordedLike ?? 0,
    translated: best?.members[0]?.features.translated ?? 0,
    fit: best?.members[0]?.fit ?? 0,
    asked: Math.log(Math.max(1, question.concepts.length)),
  };
}

/** Those that were fitted: a new feature counts once it was. */
const weighed = Object.keys(model.weights) as (keyof typeof model.weights)[];
const chanceOf = (features: ConfidenceFeatures): number =>
  1 / (1 + Math.exp(-weighed.reduce((sum, name) => sum + model.weights[name] * features[name], model.bias)));

/** From `sure` on a person may rely on nine in ten answers being right; up to `open` the chance is told as it is. */
const told = { open: 0.75, nearlySure: 0.79, sure: 0.8 };

/** The confidence told for a chance: what is right less often than in nine cases of ten stays below what counts as sure. */
export function confidenceOf(chance: number, sureFrom = model.sure_from): number {
  if (chance <= told.open) return chance;
  return chance < sureFrom
    ? told.open + ((told.nearlySure - told.open) * (chance - told.open)) / (sureFrom - told.open)
    : told.sure + ((1 - told.sure) * (chance - sureFrom)) / (1 - sureFrom);
}

export interface Judgement {
  outcome: Outcome;
  confidence: number;
}

/** The confidence of an answer that stands in a clause the question names: that is held for certain, whether it answers is not. */
const named = { least: 0.6, most: 0.95 };
/** Most confidence of an answer that lacks a named clause, and of one that lacks the kind of thing that is asked for. */
const incomplete = 0.55;
const withoutAsked = 0.6;

/** The chance that the first statement answers by the clause it stands in, as far as it speaks of what is asked. */
function chanceOfNamed([first]: readonly Draft[], { question, weights }: RankedEvidence): number {
  const spoken = question.concepts.length === 0 || first === undefined ? 1 : weights.coverage(first.lead.terms);
  return named.least + (named.most - named.least) * spoken;
}

/** What an answer lacks: one of several named clauses, or the kind of thing that is asked for. */
interface Lacking {
  clause: boolean;
  asked: boolean;
}

/** Judges how sure an answer is; what lacks something of what is asked for is no answer yet. */
export function judge(evidence: RankedEvidence, drafts: readonly Draft[], lacking: Lacking): Judgement {
  const { question, missing } = evidence;
  const features = confidenceFeaturesOf(evidence, drafts[0]);
  const isCited = drafts.some(({ lead }) => lead.isCited);
  const namesClause = isCited && question.clauses.some((clause) => !isNamedBroadly(clause) && !missing.includes(clause));
  const asksOfActor = question.concepts.length === 0 && question.actor !== null && features.first >= fairly;
  const speaksToIt = isCited || asksOfActor || features.first >= clearly || features.coverage >= leastCoverage(question.concepts);
  if (drafts.length === 0 || !speaksToIt) return { outcome: "nothing_found", confidence: 0 };
  const most = Math.min(lacking.clause ? incomplete : 1, lacking.asked ? withoutAsked : 1);
  const chance = Math.min(most, namesClause ? chanceOfNamed(drafts, evidence) : confidenceOf(chanceOf(features)));
  const isAnswered = most === 1 && (isCited || chance >= model.answered_from);
  return { outcome: isAnswered ? "answered" : "inconclusive", confidence: Math.round(chance * 100) / 100 };
}
