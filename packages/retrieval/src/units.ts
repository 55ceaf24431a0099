import type { Candidate } from "./candidates.ts";
import { sectionOf } from "./clauses.ts";
import { productFit } from "./product-types.ts";
import type { Question } from "./question.ts";
import { holdsNumber } from "./quotes.ts";
import { type ReadCandidate, type Weights, termsIn } from "./support.ts";
import { termsOf } from "./words.ts";

/** What people cite as one: a section of a regulation, an article, or a guidance document. */
export interface Unit {
  name: string;
  jurisdiction: string;
  /** Passages found in it, best search score first. */
  members: readonly ReadCandidate[];
}

export const isDocument = ({ kind }: Pick<Candidate, "kind">): boolean => kind === "guidance" || kind === "letter" || kind === "upload";

/** Name of the unit a passage stands in. */
export const unitNameOf = (candidate: Candidate): string =>
  `${candidate.jurisdiction} ${isDocument(candidate) ? candidate.sourceIdentifier : sectionOf(candidate.citation)}`;

/** Passages by the section or document they stand in. */
export const gatherUnits = (read: readonly ReadCandidate[]): Unit[] =>
  [...Map.groupBy(read, ({ candidate }) => unitNameOf(candidate))].map(([name, members]) => ({
    name,
    jurisdiction: members[0]?.candidate.jurisdiction ?? "",
    members: members.toSorted((one, other) => other.candidate.score - one.candidate.score),
  }));

interface Signals {
  /** Search score of its best passage, as a share of the best of all. */
  best: number;
  /** The same of its best three together. */
  three: number;
  /** The same of our best note on it. */
  note: number;
  hasNote: number;
  /** Share of the question its heading speaks of. */
  heading: number;
  /** Share of its heading the question asks about: a heading on something else tells against it. */
  asked: number;
  askedAndCovered: number;
  /** Share of the question its title and headings together speak of. */
  titles: number;
  /** Share of the question it speaks of, text and headings together. */
  covered: number;
  binding: number;
  number: number;
  /** One device type among the hundreds classified. */
  deviceType: number;
  guidanceAsked: number;
  /** 1 where the question names its jurisdiction, -1 where it names only others. */
  place: number;
  /** 1 where it is written for the kind of product the question is narrowed to. */
  product: number;
  draft: number;
  outdated: number;
}

/**
 * What each signal counts. All but the last five were fitted as a logistic ranking model to 127 questions with known clauses
 * (cross-validated: a right one among the first three for 93 %; by search score alone 52 %); the last five are set by rule.
 */
const weightOf: Signals = {
  best: 1.65,
  three: 1.9,
  note: 1.95,
  hasNote: 1.4,
  heading: 0.63,
  asked: 1.15,
  askedAndCovered: 1.05,
  titles: 1.3,
  covered: 1.7,
  binding: 2,
  number: 0.5,
  deviceType: -0.55,
  guidanceAsked: 2,
  place: 0.8,
  product: 1.5,
  draft: -0.5,
  outdated: -2,
};

/** Words of headings that say nothing of their subject. */
const empty = new Set(
  termsOf(
    `section part subpart general guidance industry food drug administration staff document requirements regulation device devices
    medical draft final procedures what when who how are is do must i my me to if apply`,
  ),
);

const deviceTypes = /^US 21 cfr (?:86[2-9]|8[78]\d|89[02])\./;

interface Scale {
  question: Question;
  weights: Weights;
  /** Highest search score of all passages found. */
  highest: number;
}

/** How well a unit answers, in the units of a logistic model: a difference of 1 is odds of 2.7 to 1. */
export function scoreUnit(unit: Unit, scale: Scale): number {
  const signals = signalsOf(unit, scale);
  return (Object.keys(weightOf) as (keyof Signals)[]).reduce((sum, name) => sum + weightOf[name] * signals[name], 0);
}

function signalsOf({ name, members }: Unit, { question, weights, highest }: Scale): Signals {
  const [first] = members;
  if (first === undefined) throw new Error("a unit has at least one passage");
  const { candidate } = first;
  const shares = members.map((one) => one.candidate.score / highest);
  const headings = headingsOf(candidate);
  const headTerms = termsIn(headings.own);
  const allTitles = new Set([...termsIn(headings.above), ...headTerms]);
  const notes = members.flatMap((one, nth) => (one.candidate.textKind === "summary" ? [shares[nth] ?? 0] : []));
  const asked = weights.askedShare(headTerms.filter((term) => !empty.has(term)));
  const covered = Math.max(...members.slice(0, 5).map(({ terms }) => weights.coverage(new Set([...terms, ...allTitles]))));
  const isNumber = question.wantsNumber && members.slice(0, 3).some((one) => holdsNumber(one.candidate.text));
  return {
    best: shares[0] ?? 0,
    three: shares.slice(0, 3).reduce((sum, share) => sum + share, 0) / 3,
    note: Math.max(0, ...notes),
    hasNote: notes.length > 0 ? 1 : 0,
    heading: weights.coverage(new Set(headTerms)),
    asked,
    askedAndCovered: asked * covered,
    titles: weights.coverage(allTitles),
    covered,
    binding: candidate.binding ? 1 : 0,
    number: isNumber ? 1 : 0,
    deviceType: deviceTypes.test(name) ? 1 : 0,
    guidanceAsked: question.wantsGuidance && isDocument(candidate) ? 1 : 0,
    place: placeOf(candidate, question),
    product: question.product === null ? 0 : productFit(candidate, question.product),
    draft: candidate.status === "draft" ? 1 : 0,
    outdated: candidate.status === "superseded" || candidate.status === "withdrawn" ? 1 : 0,
  };
}

function placeOf({ jurisdiction }: Candidate, { places }: Question): number {
  if (places.length === 0) return 0;
  return places.includes(jurisdiction) ? 1 : -1;
}

const headingsOf = (candidate: Candidate) =>
  isDocument(candidate)
    ? { own: candidate.sourceTitle, above: "" }
    : { own: candidate.heading, above: [candidate.sourceTitle, ...candidate.headingPath].join(" ") };
