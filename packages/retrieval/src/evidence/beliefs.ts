import { holdsClause, type NormalCitation, normalCitation } from "../citations/clauses.ts";
import type { Claim, UnderstoodQuestion } from "../question/understood-question.ts";
import { type BeliefFeatures, beliefFeatures } from "./belief-features.ts";
import { saidBy, type Side, sideOf } from "./belief-sides.ts";
import type { RankedSection } from "./learned-ranker.ts";
import { indexOfSaid, rarityAmong } from "./said-things.ts";

import model from "../models/belief-premise.json" with { type: "json" };

/** Something that people wrongly take for granted, and what is right, by the clause that shows it. */
export interface Belief {
  clause: string;
  jurisdiction: string;
  wrong: string;
  right: string;
}

/** A belief that a claim of a question may be, with what is known of that. */
export interface BeliefReading {
  belief: Belief;
  claim: Claim;
  features: BeliefFeatures;
}

/** The question with what was found for it. */
interface Asked {
  question: UnderstoodQuestion;
  sections: readonly Pick<RankedSection, "section" | "share">[];
}

/** Finds beliefs that a question takes for granted. */
export interface BeliefFinder {
  /** The beliefs of some jurisdictions, or of all for null, that come nearest to what a question claims. */
  readings(asked: Asked, jurisdictions: readonly string[] | null): BeliefReading[];
}

/** Beliefs that are looked into because they are like the question, and like each of its claims. */
const ofQuestion = 40;
const ofClaim = 20;
/** Share of a belief that must be said for it to be looked into, and readings that are weighed. */
const leastSaid = 0.35;
const mostReadings = 14;
/** Sections whose share tells how likely a clause is the one asked about. */
const sectionsRead = 40;

interface Known {
  belief: Belief;
  normal: NormalCitation;
  wrong: Side;
  right: Side;
  /** The first part of what is right, which answers what is wrong. */
  answer: Side;
}

const knownOf = (belief: Belief): Known => ({
  belief,
  normal: normalCitation(belief.clause),
  wrong: sideOf(belief.wrong),
  right: sideOf(belief.right),
  answer: sideOf(belief.right.split(/[;:] /)[0] ?? ""),
});

/** A claim that takes something for granted; what is only asked or supposed for a case does not. */
const isTaken = ({ force }: Claim): boolean => force === "told" || force === "supposed";

/** How likely each clause is the one asked about. */
function likelihoods(sections: Asked["sections"]): (clause: NormalCitation) => number {
  const read = sections
    .slice(0, sectionsRead)
    .map(({ section: { name }, share }) => ({ normal: normalCitation(name.slice(name.indexOf(" ") + 1)), share }));
  const kept = new Map<NormalCitation, number>();
  return (clause) => {
    const known = kept.get(clause);
    if (known !== undefined) return known;
    const share = read.find(({ normal }) => holdsClause(normal, clause) || holdsClause(clause, normal))?.share ?? 0;
    kept.set(clause, share);
    return share;
  };
}

/** Whether enough of a belief is said, and what it says is not denied, nor what it denies said. */
const isSaid = ({ covered = 0, contraryDisagrees = 0, alikeDisagrees = 0, otherActor = 0 }: BeliefFeatures): boolean =>
  covered >= leastSaid && contraryDisagrees === 0 && alikeDisagrees === 0 && otherActor === 0;

/** How near a reading is at first sight. */
const nearness = ({ features: { covered = 0, coveredAsked = 0, ofClaim: share = 0, likely = 0 } }: BeliefReading): number =>
  covered + 0.5 * coveredAsked + 0.7 * share + 0.3 * likely;

const weights: readonly (readonly [string, number])[] = Object.entries(model.weights);
const oddsOf = ({ features }: BeliefReading): number =>
  Math.exp(weights.reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), model.bias));

/** Makes beliefs ready to be searched: both sides are taken apart once. */
export function createBeliefFinder(beliefs: readonly Belief[]): BeliefFinder {
  const index = indexOfSaid(beliefs.map(({ wrong }) => wrong));
  const known = beliefs.map(knownOf);
  const weightOf = rarityAmong(known.map(({ wrong }) => wrong.terms));

  /** The beliefs nearest to a question or to one of its claims, by number, each with its score beside the best. */
  function nearest({ text, phrases }: UnderstoodQuestion, claims: readonly Claim[], accept: (key: number) => boolean): Map<number, number> {
    const found = new Map<number, number>();
    for (const [said, limit] of [[text, ofQuestion] as const, ...claims.map((claim) => [claim.text, ofClaim] as const)]) {
      const hits = index.search({ text: said, phrases }, { limit, accept });
      const best = hits[0]?.score ?? 1;
      for (const { key, score } of hits) found.set(key, Math.max(found.get(key) ?? 0, score / best));
    }
    return found;
  }

  function readings({ question, sections }: Asked, jurisdictions: readonly string[] | null): BeliefReading[] {
    const claims = question.claims.filter(isTaken);
    const accept = (key: number) => jurisdictions === null || jurisdictions.includes(known[key]?.belief.jurisdiction ?? "");
    const found = nearest(question, claims, accept);
    const likelyOf = likelihoods(sections);
    const asked = new Set([...question.terms, ...question.concepts.flatMap(({ groups }) => groups.flat())]);
    const read = claims.flatMap((claim) => {
      const said = saidBy(claim, question);
      return [...found].flatMap(([key, share]): BeliefReading[] => {
        const one = known[key];
        if (one === undefined) return [];
        const features = beliefFeatures({ said, asked, ...one, share, likely: likelyOf(one.normal), weightOf });
        return isSaid(features) ? [{ belief: one.belief, claim, features }] : [];
      });
    });
    return read.toSorted((one, other) => nearness(other) - nearness(one)).slice(0, mostReadings);
  }

  return { readings };
}

/** The belief that a question takes for granted; null where it is not sure enough that it does any. */
export function heldBelief(readings: readonly BeliefReading[]): Belief | null {
  const weighed = readings.map((reading) => ({ ...reading, odds: oddsOf(reading) })).toSorted((one, other) => other.odds - one.odds);
  const total = weighed.reduce((sum, { odds }) => sum + odds, 0);
  return total / (1 + total) < model.corrected_from ? null : (weighed[0]?.belief ?? null);
}
