import type { RankedCandidate } from "../evidence/passage-fit.ts";
import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import { whoActs } from "../question/acting.ts";
import { type Figure, figuresIn } from "../question/figures.ts";
import type { Actor, Claim } from "../question/understood-question.ts";
import { unmarked } from "../text/phrases.ts";
import { termsOf } from "../text/tokenizer.ts";

/** A sentence of a passage that speaks of what a question claims. */
export interface SpeakingSentence {
  from: RankedCandidate;
  start: number;
  end: number;
  words: string;
  figures: readonly Figure[];
  /** 0 to 1: how much of what is claimed it speaks of, under its headings. */
  share: number;
  /** Whether the one acts of whom it is claimed, or another by that name; null where it names nobody. */
  actor: { isSame: boolean; name: string } | null;
}

/** Sections a claim is held against. */
const sectionsRead = 5;
/** Things that a claim must be about: one alone is too little to know a clause by. */
const leastContent = 2;
/** What a term counts that stands in the headings or elsewhere in the passage. */
const beside = 0.6;

const said = /^(?:fda|eu|mdr|ivdr|us|usa|canada|rule|law|hour|day|week|month|year|calendar|work|busi|percent|\d.*)$/;

interface Wanted {
  weight: number;
  groups: readonly (readonly string[])[];
}

/** What a claim is about, beside who acts, where and the figure, each with what it tells. */
function contentOf(claim: Claim, { question, weights }: RankedEvidence): Wanted[] {
  const actors = new Set(claim.actor === null ? [] : termsOf(claim.actor.words));
  const terms = new Set(termsOf(claim.words.join(" ")));
  return question.concepts
    .filter(({ term }) => terms.has(term) && !actors.has(term) && !said.test(term))
    .map(({ term, groups }) => ({ groups, weight: weights.sum(new Set([term])) || 1 }));
}

const speaks = (groups: Wanted["groups"], terms: ReadonlySet<string>): boolean =>
  groups.some((group) => group.length > 0 && group.every((term) => terms.has(term)));

function sentencesOf(from: RankedCandidate, content: readonly Wanted[], actor: Actor | null): SpeakingSentence[] {
  const total = content.reduce((sum, { weight }) => sum + weight, 0);
  const { text, heading } = from.candidate;
  return from.sentences().map(({ start, end, terms }) => {
    const own = new Set(terms);
    const around = new Set([...own, ...from.terms]);
    const reached = content.reduce(
      (sum, { weight, groups }) => sum + weight * (speaks(groups, own) ? 1 : speaks(groups, around) ? beside : 0),
      0,
    );
    const words = unmarked(text.slice(start, end));
    return {
      from,
      start,
      end,
      words,
      figures: figuresIn(words),
      share: total === 0 ? 0 : reached / total,
      actor: actor && (whoActs(words, actor) ?? whoActs(heading, actor)),
    };
  });
}

/** The sentences of the best sections in force that are held against a claim, those that speak of most of it first. */
export function sentencesOn(claim: Claim, evidence: RankedEvidence): SpeakingSentence[] {
  const content = contentOf(claim, evidence);
  if (content.length < leastContent) return [];
  const members = evidence.sections.slice(0, sectionsRead).flatMap((section) => section.members);
  return members
    .filter(({ candidate }) => candidate.status === "in_force" || candidate.status === "final")
    .flatMap((member) => sentencesOf(member, content, claim.actor))
    .toSorted((one, other) => worth(other) - worth(one));
}

/** A note says in plain words what the law says, so it goes before law that speaks of hardly more. */
const worth = (one: SpeakingSentence): number => one.share + 0.1 * isNote(one);

export const isNote = ({ from }: SpeakingSentence): number => Number(from.candidate.text_kind === "summary");
