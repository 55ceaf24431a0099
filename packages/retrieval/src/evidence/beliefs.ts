import { holdsClause, type NormalCitation, normalCitation } from "../citations/clauses.ts";
import { isStatement } from "../question/spoken-verbs.ts";
import type { Claim, UnderstoodQuestion } from "../question/understood-question.ts";
import { type BeliefFeatures, beliefFeatures, worded } from "./belief-features.ts";
import { saidBy, type SaidClaim, saidTogether, type Side, sideOf } from "./belief-sides.ts";
import type { RankedSection } from "./learned-ranker.ts";
import { saysRight } from "./right-said.ts";
import { termsOf } from "../text/tokenizer.ts";
import { among, indexOfSaid, rarityAmong } from "./said-things.ts";
import { translationFor } from "./translation.ts";

import model from "../models/belief-premise.json" with { type: "json" };

/** Something that people wrongly take for granted, and what is right, by the clause that shows it. */
export interface Belief {
  clause: string;
  jurisdiction: string;
  wrong: string;
  right: string;
  /** Both sides in other words. */
  alsoWrong?: readonly string[];
  alsoRight?: readonly string[];
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
const mostReadings = 20;
/** Sections that are likely enough for all that is believed of them to be looked into. */
const sectionsLikely = 3;
const likelyFrom = 0.1;
/** Sections whose share tells how likely a clause is the one asked about. */
const sectionsRead = 40;

/** One way to say what is wrong. */
interface Form {
  wrong: Side;
  right: Side;
  /** What answers it: the first part of what is right, or what is right in words nearer to it. */
  answer: Side;
}

/** A belief taken apart. */
interface Known {
  belief: Belief;
  normal: NormalCitation;
  forms: readonly Form[];
}

const sharedBy = (one: Side, other: Side): number => [...one.terms].filter((term) => other.terms.has(term)).length;

function knownOf(belief: Belief): Known {
  const { clause, wrong, right, alsoWrong = [], alsoRight = [] } = belief;
  const whole = sideOf(right);
  const answers = [right.split(/[;:] /)[0] ?? "", ...alsoRight].map(sideOf);
  const forms = [wrong, ...alsoWrong].map((said, nth): Form => {
    const side = sideOf(said);
    const nearest = nth === 0 ? answers[0] : answers.toSorted((one, other) => sharedBy(other, side) - sharedBy(one, side))[0];
    return { wrong: side, right: whole, answer: nearest ?? whole };
  });
  return { belief, normal: normalCitation(clause), forms };
}

/** Beliefs are taken apart when they first come near a question: most never do. */
function takenApart(beliefs: readonly Belief[]): (key: number) => Known | undefined {
  const kept = new Map<number, Known>();
  return (key) => {
    const [belief, before] = [beliefs[key], kept.get(key)];
    if (belief === undefined || before !== undefined) return before;
    const known = knownOf(belief);
    kept.set(key, known);
    return known;
  };
}

/** A claim that takes something for granted; what is only asked, supposed for a case or named does not. */
const isTaken = (claim: Claim): boolean => claim.force === "supposed" || (claim.force === "told" && isStatement(claim));

/** What is said by each claim that takes something for granted, and by two of them in one sentence together. */
function saidIn(question: UnderstoodQuestion): SaidClaim[] {
  const said = question.claims.filter(isTaken).map((claim) => saidBy(claim, question));
  const pairs = said.flatMap((one, at) => {
    const next = said[at + 1];
    return next !== undefined && next.claim.sentence === one.claim.sentence ? [saidTogether(one, next)] : [];
  });
  return [...said, ...pairs];
}

/** Finds the beliefs of a section and of what stands below it, by their places in the list. */
function beliefsByClause(beliefs: readonly Belief[]): (section: string) => readonly number[] {
  const byClause = Map.groupBy(beliefs.keys(), (key) => beliefs[key]?.clause ?? "");
  const clauses = [...byClause].map(([clause, keys]) => ({ normal: normalCitation(clause), keys }));
  const kept = new Map<string, readonly number[]>();
  return (section) => {
    const outer = normalCitation(section);
    const held = kept.get(section) ?? clauses.flatMap(({ normal, keys }) => (holdsClause(outer, normal) ? keys : []));
    kept.set(section, held);
    return held;
  };
}

const nameOf = ({ section: { name } }: Asked["sections"][number]): string => name.slice(name.indexOf(" ") + 1);

/** How likely each clause is the one asked about. */
function likelihoods(sections: Asked["sections"]): (clause: NormalCitation) => number {
  const read = sections.slice(0, sectionsRead).map((one) => ({ normal: normalCitation(nameOf(one)), share: one.share }));
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
const isSaid = ({ covered = 0, contraryDisagrees = 0, alikeDisagrees = 0, otherActor = 0, agentThird = 0 }: BeliefFeatures): boolean =>
  covered >= leastSaid && contraryDisagrees === 0 && alikeDisagrees === 0 && (otherActor === 0 || agentThird === 1);

/** Whether a claim has at least a fifth of the words of a side. */
function isNear(said: SaidClaim, { terms }: Side): boolean {
  let held = 0;
  for (const term of terms) if (said.terms.has(term)) held += 1;
  return held * 5 >= terms.size;
}

/** How near a reading is at first sight. */
const nearness = ({
  features: { covered = 0, coveredAsked = 0, ofClaim: share = 0, likely = 0 },
}: Pick<BeliefReading, "features">): number => covered + 0.5 * coveredAsked + 0.7 * share + 0.3 * likely;

/** What is known of a belief by the form that a claim is most like, beside what is known by the others. */
function byNearestForm(forms: readonly BeliefFeatures[]): BeliefFeatures | undefined {
  const [first = {}] = forms;
  const [best] = forms.toSorted(
    (one, other) => Number(isSaid(other)) - Number(isSaid(one)) || nearness({ features: other }) - nearness({ features: one }),
  );
  if (best === undefined) return undefined;
  const most = (name: string) => Math.max(...forms.map((one) => one[name] ?? 0));
  return {
    ...best,
    mainCovered: first["covered"] ?? 0,
    mainAhead: first["ahead"] ?? 0,
    mainTurned: first["turned"] ?? 0,
    mainAlikeAhead: first["alikeAhead"] ?? 0,
    mainRight: first["rightAlike"] ?? 0,
    isOtherForm: Number(best !== first),
    formsSaid: forms.filter(({ covered = 0 }) => covered > 0.5).length / forms.length,
    mostRight: most("rightAlike"),
    mostWrong: most("wrongAlike"),
    mostAhead: most("wrongAlike") - most("rightAlike"),
  };
}

/** Readings of one claim, each beside the right side of any belief that the claim is most like, and beside other wrong ones. */
function besideRivals(readings: readonly BeliefReading[]): BeliefReading[] {
  const most = (name: string) => Math.max(0, ...readings.map(({ features }) => features[name] ?? 0));
  const [right, wrong, likelyRight] = [most("withRight"), most("wrongAlike"), most("likelyRight")];
  return readings.map((reading) => {
    const { wrongAlike = 0, likelyWrong = 0 } = reading.features;
    const rivals = { rival: right - wrongAlike, rivalWrong: wrong - wrongAlike, rivalLikely: likelyRight - likelyWrong };
    return { ...reading, features: { ...reading.features, ...rivals } };
  });
}

const weights: readonly (readonly [string, number])[] = Object.entries(model.weights);
const oddsOf = ({ features }: BeliefReading): number =>
  Math.exp(weights.reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), model.bias));

/** Makes beliefs ready to be searched: both sides are taken apart once, when needed. */
export function createBeliefFinder(beliefs: readonly Belief[]): BeliefFinder {
  const said = beliefs.flatMap(({ wrong, alsoWrong = [] }, belief) => [wrong, ...alsoWrong].map((text) => ({ text, belief })));
  const index = indexOfSaid(said.map(({ text }) => text));
  const beliefAt = (key: number): number => said[key]?.belief ?? -1;
  const beliefsAmong = among(beliefs.map(({ jurisdiction }) => jurisdiction));
  const saidAmong = among(said.map(({ belief }) => beliefs[belief]?.jurisdiction ?? ""));
  const knownAt = takenApart(beliefs);
  const believedOf = beliefsByClause(beliefs);
  const weightOf = rarityAmong(said.map(({ text }) => new Set(termsOf(text))));

  /** The beliefs nearest to a question or to one of its claims, by number, each with its score beside the best. */
  function nearest(
    { text, phrases }: UnderstoodQuestion,
    claims: readonly Claim[],
    accept: (said: number) => boolean,
  ): Map<number, number> {
    const found = new Map<number, number>();
    for (const [words, limit] of [[text, ofQuestion] as const, ...claims.map((claim) => [claim.text, ofClaim] as const)]) {
      const hits = index.search({ text: words, phrases }, { limit, accept });
      const best = hits[0]?.score ?? 1;
      for (const { key, score } of hits) found.set(beliefAt(key), Math.max(found.get(beliefAt(key)) ?? 0, score / best));
    }
    return found;
  }

  function readings({ question, sections }: Asked, jurisdictions: readonly string[] | null): BeliefReading[] {
    const claims = question.claims.filter(isTaken);
    if (claims.length === 0) return [];
    const found = nearest(question, claims, saidAmong(jurisdictions));
    const accept = beliefsAmong(jurisdictions);
    const likeliest = sections.slice(0, sectionsLikely).filter(({ share }) => share >= likelyFrom);
    for (const key of likeliest.flatMap((one) => believedOf(nameOf(one)))) if (accept(key) && !found.has(key)) found.set(key, 0);
    const likelyOf = likelihoods(sections);
    const asked = new Set([...question.terms, ...question.concepts.flatMap(({ groups }) => groups.flat())]);
    const read = saidIn(question)
      .map(worded)
      .flatMap((claimed) => {
        const { claim } = claimed;
        const meaningOf = translationFor(claim.text);
        const held = [...found].flatMap(([key, share]): BeliefReading[] => {
          const one = knownAt(key);
          if (one === undefined) return [];
          const near = one.forms.filter(({ wrong, answer }) => isNear(claimed, wrong) || isNear(claimed, answer));
          if (near.some((form) => saysRight(claim, form))) return [];
          const likely = likelyOf(one.normal);
          const features = byNearestForm(
            near.map((form) => beliefFeatures({ said: claimed, asked, ...form, share, likely, meaningOf, weightOf })),
          );
          return features === undefined ? [] : [{ belief: one.belief, claim, features }];
        });
        return besideRivals(held).filter(({ features }) => isSaid(features));
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
