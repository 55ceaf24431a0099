import type { UnderstoodQuestion } from "../question/understood-question.ts";
import type { Weights } from "./concept-weights.ts";
import { type Features, nothingKnown } from "./features.ts";
import type { RankedSection } from "./learned-ranker.ts";
import { createOwnFit, nothingOwn, type OwnFeatures, ownScore } from "./own-fit.ts";
import { byFit, nothingFits, type RankedCandidate } from "./passage-fit.ts";
import type { ReadCandidate } from "./passage-reader.ts";
import { gatherSections } from "./sections.ts";

import model from "../models/own-passages.json" with { type: "json" };

/** Passages that are read closely, by search score. */
const readClosely = 120;

/** What a passage of one's own documents is read with. */
interface Reading {
  fitOf: ReturnType<typeof createOwnFit>;
  highest: number;
  /** Passages that are read closely. */
  close: ReadonlySet<ReadCandidate>;
}

const features: Features = nothingKnown;

function rankOwn(read: ReadCandidate, opens: boolean, { fitOf, highest, close }: Reading): RankedCandidate {
  const score = read.candidate.score / highest;
  const own: OwnFeatures = { ...(close.has(read) ? fitOf(read, opens) : nothingOwn), score };
  return {
    ...read,
    features: { ...nothingFits, score, worded: 0, wordedWhole: 0, said: 0 },
    own,
    fit: ownScore(own),
    isCited: false,
    acts: 0,
  };
}

/** What stands under each heading of one's own documents, best first, where a question looks in nothing else. */
export function rankOwnSections(
  read: readonly ReadCandidate[],
  { question, weights }: { question: UnderstoodQuestion; weights: Weights },
): RankedSection[] {
  const highest = Math.max(...read.map(({ candidate }) => candidate.score), 1e-9);
  const close = new Set(read.toSorted((one, other) => other.candidate.score - one.candidate.score).slice(0, readClosely));
  const reading: Reading = { fitOf: createOwnFit(question, weights), highest, close };
  const ranked = gatherSections(read)
    .map((section) => {
      const first = Math.min(...section.members.map(({ candidate }) => candidate.key));
      const members = section.members.map((one) => rankOwn(one, one.candidate.key === first, reading)).toSorted(byFit);
      return { section, features, members, score: members[0]?.fit ?? 0, gain: 0, isCited: false, wording: null, saying: null };
    })
    .toSorted((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  const total = ranked.reduce((sum, { score }) => sum + Math.exp(score - best), Math.exp(model.score_of_no_answer - best));
  return ranked.map((one) => ({ ...one, share: Math.exp(one.score - best) / total }));
}
