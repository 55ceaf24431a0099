import type { UnderstoodQuestion } from "../question/understand.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { Candidate } from "./candidate.ts";
import type { CardsFound } from "./clause-cards.ts";
import { termsIn, type Weights } from "./passage-reader.ts";
import { productFit } from "./product-fit.ts";
import { holdsNumber } from "./quotes.ts";
import { isDocument, type Section } from "./sections.ts";

interface Signals {
  /** How well the card of one of its clauses matches, and the same as a share of the best match. */
  card: number;
  cardShare: number;
  /** Search score of its best three passages together, as a share of the best of all. */
  three: number;
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
 * What each signal counts. All but the last five were fitted as a logistic ranking model to the questions in
 * `tooling/evaluate/questions` and to 38 development questions, so `pnpm evaluate answers` on these says little of others; the last five
 * are set by rule.
 */
const weightOf: Signals = {
  card: 0.75,
  cardShare: 2.9,
  three: 1.4,
  asked: 0.7,
  askedAndCovered: 1.2,
  titles: 2.6,
  covered: 2.8,
  binding: 1.95,
  number: 0.65,
  deviceType: -0.7,
  guidanceAsked: 2.5,
  place: 2,
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
  question: UnderstoodQuestion;
  weights: Weights;
  /** Highest search score of all passages found. */
  highest: number;
  cards: CardsFound;
}

/** How well a section answers, in the sections of a logistic model: a difference of 1 is odds of 2.7 to 1. */
export function scoreSection(section: Section, scale: Scale): number {
  const signals = signalsOf(section, scale);
  return (Object.keys(weightOf) as (keyof Signals)[]).reduce((sum, name) => sum + weightOf[name] * signals[name], 0);
}

function signalsOf(section: Section, { question, weights, highest, cards }: Scale): Signals {
  const { name, members } = section;
  const [first] = members;
  if (first === undefined) throw new Error("a section has at least one passage");
  const { candidate } = first;
  const shares = members.map((one) => one.candidate.score / highest);
  const headings = headingsOf(candidate);
  const headTerms = termsIn(headings.own);
  const asked = weights.askedShare(headTerms.filter((term) => !empty.has(term)));
  const titles = new Set([...termsIn(headings.above), ...headTerms]);
  const covered = Math.max(...members.slice(0, 5).map(({ terms }) => weights.coverage(new Set([...terms, ...titles]))));
  const isNumber = question.wantsNumber && members.slice(0, 3).some((one) => holdsNumber(one.candidate.text));
  return {
    ...cardSignals(section, shares[0] ?? 0, cards),
    three: shares.slice(0, 3).reduce((sum, share) => sum + share, 0) / 3,
    asked,
    askedAndCovered: asked * covered,
    titles: weights.coverage(titles),
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

/** A source that has no cards is taken to match by them as well as by its passages. */
function cardSignals({ name, members }: Section, best: number, { matches, sources }: CardsFound): Pick<Signals, "card" | "cardShare"> {
  const [top] = matches;
  const hasCards = members.some(({ candidate }) => sources.has(candidate.sourceIdentifier));
  if (!hasCards) return { card: best * (top?.strength ?? 0), cardShare: best };
  const match = matches.find(({ section }) => section === name);
  return { card: match?.strength ?? 0, cardShare: match?.share ?? 0 };
}

function placeOf({ jurisdiction }: Candidate, { places }: UnderstoodQuestion): number {
  if (places.length === 0) return 0;
  return places.includes(jurisdiction) ? 1 : -1;
}

const headingsOf = (candidate: Candidate) =>
  isDocument(candidate)
    ? { own: candidate.sourceTitle, above: "" }
    : { own: candidate.heading, above: [candidate.sourceTitle, ...candidate.headingPath].join(" ") };
