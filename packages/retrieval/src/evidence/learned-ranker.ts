import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { createActorFit, withActors } from "./actor-fit.ts";
import { type CardsFound, wordingOf } from "./clause-cards.ts";
import { translationFor } from "./translation.ts";
import type { WordingMatch } from "./wordings.ts";
import type { Weights } from "./concept-weights.ts";
import { type Features, featuresOf, sourceShares } from "./features.ts";
import { byFit, createFit, isNamed, type RankedCandidate, rankMember, withNotes } from "./passage-fit.ts";
import type { ReadCandidate } from "./passage-reader.ts";
import type { ProductFit } from "./product-fit.ts";
import { quotedIn } from "./quoted-words.ts";
import { gatherSections, type Section } from "./sections.ts";

import model from "../models/section-ranker.json" with { type: "json" };

export interface RankedSection {
  section: Section;
  /** What the ranker knew of it. */
  features: Features;
  /** Its passages, best first. */
  members: readonly RankedCandidate[];
  /** The whole section in reading order, where it was read. */
  text?: readonly RankedCandidate[];
  score: number;
  /** What of the score it gains by rule, because the question means it by name. */
  gain: number;
  /** 0 to 1: how likely it answers, among all sections found. */
  share: number;
  isCited: boolean;
  /** How people ask for it in the words that the question is most like; null where they do in none like them. */
  wording: WordingMatch | null;
  /** What people say of it that the question is most like, alike. */
  saying: WordingMatch | null;
}

/** What sections are ranked for. */
export interface Ranking {
  /** What stands in the clauses it names comes first. */
  question: UnderstoodQuestion;
  weights: Weights;
  productFit: ProductFit;
  /** Identifiers of sources of which the question names a clause that is gone: what they hold now comes first. */
  overtaken?: ReadonlySet<string>;
  cards?: CardsFound;
}

const noCards: CardsFound = { matches: [], sources: new Set() };

/** Sections whose passages are read closely. */
const readClosely = 12;

/** Those that were fitted: a new feature counts once it was. */
const weighed = Object.keys(model.weights) as (keyof typeof model.weights)[];
const scoreOf = (features: Features): number => weighed.reduce((sum, name) => sum + model.weights[name] * features[name], 0);

/**
 * Sections and documents best first: those the question names, then by how well they answer. A section's share is what is
 * left of 1 when all scores, that of no answer among them, are set against each other as a logistic model does (softmax).
 */
export function rankSections(read: readonly ReadCandidate[], ranking: Ranking): RankedSection[] {
  const { question, weights, productFit, overtaken = new Set<string>(), cards = noCards } = ranking;
  const actorFit = createActorFit(question.actor);
  const readFor = createActorFit(question.actor ?? question.presumed);
  const translated = translationFor(question.text);
  const fitOf = createFit(question, weights, translated);
  const highest = Math.max(...read.map(({ candidate }) => candidate.score), 1e-9);
  const sources = sourceShares(read, cards);
  const isQuoted = quotedIn(question.text);
  const scored = gatherSections(read)
    .map((section) => {
      const features = featuresOf(section, { question, weights, highest, sources, cards, productFit, actorFit, translated });
      const isCited = section.members.some((one) => isNamed(one, question));
      const isSuccessor = section.members.some(({ candidate }) => overtaken.has(candidate.source_identifier));
      const gain =
        (isCited ? model.gain_of_named_clause : 0) +
        (isSuccessor ? model.gain_of_successor : 0) +
        (section.members.slice(0, 3).some(({ candidate }) => isQuoted(candidate.text)) ? model.gain_of_quoted : 0);
      const [first] = section.members;
      const wording = first ? wordingOf(section.name, first, cards) : null;
      const saying = first ? wordingOf(section.name, first, cards, "saying") : null;
      return { section, features, isCited, wording, saying, gain, score: scoreOf(features) + gain };
    })
    .toSorted((one, other) => other.score - one.score || keyOf(one.section) - keyOf(other.section));
  const best = scored[0]?.score ?? 0;
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - best), Math.exp(model.score_of_no_answer - best));
  return scored.map((one, nth) => ({
    ...one,
    share: Math.exp(one.score - best) / total,
    members: withActors(
      withNotes(
        one.section.members.map((member) =>
          rankMember(member, nth < readClosely || one.isCited ? fitOf(member) : null, {
            question,
            highest,
            wording: one.wording,
            saying: one.saying,
            isQuoted,
          }),
        ),
      ),
      readFor,
    ).toSorted(byFit),
  }));
}

/** Sections with further passages of theirs, which keep their reading order among the section's `text`. */
export function joinSections(
  sections: readonly RankedSection[],
  further: readonly ReadCandidate[],
  { question, weights }: Pick<Ranking, "question" | "weights">,
): RankedSection[] {
  const actorFit = createActorFit(question.actor ?? question.presumed);
  const fitOf = createFit(question, weights, translationFor(question.text));
  const isQuoted = quotedIn(question.text);
  const byName = Map.groupBy(further, ({ section }) => section);
  return sections.map((ranked) => {
    const text = byName.get(ranked.section.name) ?? [];
    const known = new Map(ranked.members.map((one) => [one.candidate.key, one]));
    const all = text.map(
      (one) => known.get(one.candidate.key) ?? rankMember(one, fitOf(one), { question, highest: 1, ...ranked, isQuoted }),
    );
    const rest = ranked.members.filter((one) => !text.some(({ candidate }) => candidate.key === one.candidate.key));
    const joined = withActors([...all, ...rest], actorFit);
    return { ...ranked, text: joined.slice(0, all.length), members: joined.toSorted(byFit) };
  });
}

const keyOf = (section: Section): number => section.members[0]?.candidate.key ?? 0;
