import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { termsOf } from "../text/tokenizer.ts";
import { type Candidate, isDocument } from "./candidate.ts";
import type { CardsFound } from "./clause-cards.ts";
import type { Weights } from "./concept-weights.ts";
import type { ProductFit } from "./product-fit.ts";
import { holdsNumber } from "./quotes.ts";
import type { Section } from "./sections.ts";

/** What is known of a section that tells whether it answers; each is weighed by `models/section-ranker.json`. */
export interface Features {
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

/** Words of headings that say nothing of their subject. */
const empty = new Set(
  termsOf(
    `section part subpart general guidance industry food drug administration staff document requirements regulation device devices
    medical draft final procedures what when who how are is do must i my me to if apply`,
  ),
);

const deviceTypes = /^US 21 cfr (?:86[2-9]|8[78]\d|89[02])\./;

export interface Scale {
  question: UnderstoodQuestion;
  weights: Weights;
  /** Highest search score of all passages found. */
  highest: number;
  cards: CardsFound;
  productFit: ProductFit;
}

/** The features of a section among all that was found for a question. */
export function featuresOf(section: Section, { question, weights, highest, cards, productFit }: Scale): Features {
  const { name, members } = section;
  const [first] = members;
  if (first === undefined) throw new Error("a section has at least one passage");
  const { candidate } = first;
  const shares = members.map((one) => one.candidate.score / highest);
  const headings = first.headings();
  const asked = weights.askedShare(headings.own.filter((term) => !empty.has(term)));
  const titles = new Set([...headings.above, ...headings.own]);
  const covered = Math.max(...members.slice(0, 5).map(({ terms }) => weights.coverage(new Set([...terms, ...titles]))));
  const isNumber = question.wants.number && members.slice(0, 3).some((one) => holdsNumber(one.candidate.text));
  return {
    ...cardFeatures(section, shares[0] ?? 0, cards),
    three: shares.slice(0, 3).reduce((sum, share) => sum + share, 0) / 3,
    asked,
    askedAndCovered: asked * covered,
    titles: weights.coverage(titles),
    covered,
    binding: candidate.binding ? 1 : 0,
    number: isNumber ? 1 : 0,
    deviceType: deviceTypes.test(name) ? 1 : 0,
    guidanceAsked: question.wants.guidance && isDocument(candidate) ? 1 : 0,
    place: placeOf(candidate, question),
    product: question.product === null ? 0 : productFit(candidate, question.product),
    draft: candidate.status === "draft" ? 1 : 0,
    outdated: candidate.status === "superseded" || candidate.status === "withdrawn" ? 1 : 0,
  };
}

/** A source that has no cards is taken to match by them as well as by its passages. */
function cardFeatures({ name, members }: Section, best: number, { matches, sources }: CardsFound): Pick<Features, "card" | "cardShare"> {
  const [top] = matches;
  const hasCards = members.some(({ candidate }) => sources.has(candidate.source_identifier));
  if (!hasCards) return { card: best * (top?.strength ?? 0), cardShare: best };
  const match = matches.find(({ section }) => section === name);
  return { card: match?.strength ?? 0, cardShare: match?.share ?? 0 };
}

function placeOf({ jurisdiction }: Candidate, { law_of }: UnderstoodQuestion): number {
  if (law_of.length === 0) return 0;
  return law_of.includes(jurisdiction) ? 1 : -1;
}
