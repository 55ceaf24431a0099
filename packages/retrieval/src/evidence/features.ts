import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { termsOf } from "../text/tokenizer.ts";
import { type Candidate, isDocument } from "./candidate.ts";
import type { ActorFit } from "./actor-fit.ts";
import { cardOf, type CardsFound, subjectOf, wordingOf } from "./clause-cards.ts";
import type { Weights } from "./concept-weights.ts";
import { definesAsked, holdsAsked } from "./defined-things.ts";
import type { ReadCandidate } from "./passage-reader.ts";
import type { ProductFit } from "./product-fit.ts";
import { givesNumber } from "./quotes.ts";
import type { Section } from "./sections.ts";
import type { Translation } from "./translation.ts";

/** What is known of a section that tells whether it answers; each is weighed by `models/section-ranker.json`. */
export interface Features {
  /** How well the card of one of its clauses matches, and the same as a share of the best match. */
  card: number;
  cardShare: number;
  /** How well the question matches a wording that people ask for it by: by search score, as a share of the best, by likeness. */
  worded: number;
  wordedShare: number;
  wordedLike: number;
  /** The same of what people say of it, right or wrong. */
  said: number;
  saidShare: number;
  saidLike: number;
  /** Share of the question that its subjects speak of whose every word the question says. */
  subject: number;
  /** Where it is asked what something must hold: whether its heading is on that, and as far as it is on the thing asked about. */
  contents: number;
  contentsAsked: number;
  /** Where it is asked what something is, how far that is what a passage of it defines. */
  defines: number;
  /** Where it is asked what something must hold, how far a passage of it tells that. */
  holds: number;
  /** Search score of its best three passages together, as a share of the best of all. */
  three: number;
  /** Share of its heading the question asks about: a heading on something else tells against it. */
  asked: number;
  askedAndCovered: number;
  /** Share of the question its title and headings together speak of. */
  titles: number;
  /** Share of the question that its card's everyday words and its headings together speak of. */
  cardTitles: number;
  /** Share of the question that one of its passages speaks of, text and headings together; and all that were found of it. */
  covered: number;
  whole: number;
  /** What was found of its source, by search score and by cards, as a share of the source with the most. */
  source: number;
  sourceCards: number;
  binding: number;
  number: number;
  /** How much likelier the best of its passages makes the question, by how the words of rules turn into those of questions. */
  translated: number;
  /** One device type among the hundreds classified. */
  deviceType: number;
  guidanceAsked: number;
  /** 1 where the question names its jurisdiction, -1 where it names only others. */
  place: number;
  /** 1 where it is written for the kind of product the question is narrowed to. */
  product: number;
  /** 1 where it speaks of the actor asked about, -1 where of others alone. */
  actor: number;
  /** -1 where it is written for other kinds of product than the question's words belong to. */
  area: number;
  draft: number;
  outdated: number;
}

/** The features of what is ranked by others. */
export const nothingKnown: Features = {
  card: 0,
  cardShare: 0,
  worded: 0,
  wordedShare: 0,
  wordedLike: 0,
  said: 0,
  saidShare: 0,
  saidLike: 0,
  subject: 0,
  contents: 0,
  contentsAsked: 0,
  defines: 0,
  holds: 0,
  three: 0,
  asked: 0,
  askedAndCovered: 0,
  titles: 0,
  cardTitles: 0,
  covered: 0,
  whole: 0,
  source: 0,
  sourceCards: 0,
  binding: 0,
  number: 0,
  translated: 0,
  deviceType: 0,
  guidanceAsked: 0,
  place: 0,
  product: 0,
  actor: 0,
  area: 0,
  draft: 0,
  outdated: 0,
};

/** Passages of a section that tell whose duties it speaks of. */
const readForActor = 8;

/** Passages of a section that are read in the words of questions. */
const readForTranslation = 5;

/** Words of headings that say nothing of their subject. */
const empty = new Set(
  termsOf(
    `section part subpart general guidance industry food drug administration staff document requirements regulation device devices
    medical draft final procedures what when who how are is do must i my me to if apply`,
  ),
);

/** What a document tells of what something holds is often of one kind of it alone. */
const ofDocument = 0.5;

/** A heading of what something has to hold. */
const ofContents =
  /^(?!when|who |times? |fda action|procedures? for|exempt|confidential|misbrand)(?=.*\b(?:contents?|format|information|elements?|includ\w+|contain\w*|requirements for|requirements? of|what (?:must|should|data|to)|data|application|submission|documentation|plan|report|summary|label(?:ling|ing)?|members?hip|records)\b)/i;

const deviceTypes = /^US 21 cfr (?:86[2-9]|8[78]\d|89[02])\./;

/** What was found of each source, as shares of the source with the most. */
interface SourceShares {
  byScore: ReadonlyMap<string, number>;
  byCards: ReadonlyMap<string, number>;
}

/** Best passages of all by which sources are told apart. */
const telling = 100;

/** What was found of each source: passages by their scores, best first, and cards by how well they match. */
export function sourceShares(read: readonly ReadCandidate[], { matches }: CardsFound): SourceShares {
  const sourceOf = new Map(read.map(({ section, candidate }) => [section, candidate.source_identifier]));
  const cards = matches.flatMap(({ sections, share }) => {
    const source = sections.flatMap((section) => sourceOf.get(section) ?? [])[0];
    return source === undefined ? [] : [{ source, share }];
  });
  const passages = read.slice(0, telling).map(({ candidate }) => ({ source: candidate.source_identifier, share: candidate.score }));
  return { byScore: sharesOf(passages), byCards: sharesOf(cards) };
}

function sharesOf(found: readonly { source: string; share: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { source, share } of found) sums.set(source, (sums.get(source) ?? 0) + share);
  const most = Math.max(1e-9, ...sums.values());
  return new Map([...sums].map(([source, sum]) => [source, sum / most]));
}

export interface Scale {
  question: UnderstoodQuestion;
  weights: Weights;
  /** Highest search score of all passages found. */
  highest: number;
  /** By identifier, what was found of each source. */
  sources: SourceShares;
  cards: CardsFound;
  productFit: ProductFit;
  actorFit: ActorFit;
  translated: Translation;
}

/** The features of a section among all that was found for a question. */
export function featuresOf(
  section: Section,
  { question, weights, highest, sources, cards, productFit, actorFit, translated }: Scale,
): Features {
  const { name, members } = section;
  const [first] = members;
  if (first === undefined) throw new Error("a section has at least one passage");
  const { candidate } = first;
  const shares = members.map((one) => one.candidate.score / highest);
  const headings = first.headings();
  const asked = weights.askedShare(headings.own.filter((term) => !empty.has(term)));
  const titles = new Set([...headings.above, ...headings.own]);
  const covered = Math.max(...members.slice(0, 5).map(({ terms }) => weights.coverage(terms, titles)));
  const isOfContents = question.wants.contents && ofContents.test(candidate.heading);
  const isNumber = members.slice(0, 3).some((one) => givesNumber(one.candidate.text, question));
  return {
    ...cardFeatures(section, shares[0] ?? 0, { cards, weights }),
    contents: isOfContents ? 1 : 0,
    contentsAsked: isOfContents ? weights.coverage(titles) : 0,
    defines: question.wants.meaning ? Math.max(...members.map((one) => definesAsked(one, weights))) : 0,
    holds: question.wants.contents ? heldBy(section, weights) : 0,
    three: shares.slice(0, 3).reduce((sum, share) => sum + share, 0) / 3,
    asked,
    askedAndCovered: asked * covered,
    titles: weights.coverage(titles),
    covered,
    whole: weights.coverage(...members.slice(0, 5).map(({ terms }) => terms), titles),
    cardTitles: weights.coverage(new Set(cardOf(name, first, cards)?.terms ?? []), titles),
    source: sources.byScore.get(candidate.source_identifier) ?? 0,
    sourceCards: sources.byCards.get(candidate.source_identifier) ?? 0,
    binding: candidate.binding ? 1 : 0,
    number: isNumber ? 1 : 0,
    translated: Math.max(...members.slice(0, readForTranslation).map((one) => translated([...one.terms]))),
    deviceType: deviceTypes.test(name) ? 1 : 0,
    guidanceAsked: question.wants.guidance && isDocument(candidate) ? 1 : 0,
    place: placeOf(candidate, question),
    product: question.product === null ? 0 : productFit(candidate, question.product),
    actor: Math.max(...actorFit.among(members.slice(0, readForActor)).values()),
    area: areaOf(candidate, question, productFit),
    draft: candidate.status === "draft" ? 1 : 0,
    outdated: candidate.status === "superseded" || candidate.status === "withdrawn" ? 1 : 0,
  };
}

const heldBy = ({ members }: Section, weights: Weights): number =>
  Math.max(...members.map((one) => (isDocument(one.candidate) ? ofDocument : 1) * holdsAsked(one.holds(), weights)));

const nothing: ReadonlySet<string> = new Set();

/** A source that has no cards is taken to match by them as well as by its passages. */
function cardFeatures(
  { name, members }: Section,
  best: number,
  { cards, weights }: Pick<Scale, "cards" | "weights">,
): Pick<Features, "card" | "cardShare" | "worded" | "wordedShare" | "wordedLike" | "said" | "saidShare" | "saidLike" | "subject"> {
  const { sources } = cards;
  const [first] = members;
  const [top] = cards.matches;
  const hasCards = members.some(({ candidate }) => sources.has(candidate.source_identifier));
  const nearest = cards.matches.find(({ wording }) => wording?.share === 1)?.wording;
  const nearestSaid = cards.matches.find(({ saying }) => saying?.share === 1)?.saying;
  if (!hasCards)
    return {
      card: best * (top?.strength ?? 0),
      cardShare: best,
      worded: best * (nearest?.strength ?? 0),
      wordedShare: best,
      wordedLike: best * (nearest?.likeness ?? 0),
      said: best * (nearestSaid?.strength ?? 0),
      saidShare: best,
      saidLike: best * (nearestSaid?.likeness ?? 0),
      subject: best * weights.coverage(cards.matches.find(({ subject }) => subject?.share === 1)?.subject?.terms ?? nothing),
    };
  const match = first ? cardOf(name, first, cards) : null;
  const worded = first ? wordingOf(name, first, cards) : null;
  const said = first ? wordingOf(name, first, cards, "saying") : null;
  return {
    card: match?.strength ?? 0,
    cardShare: match?.share ?? 0,
    worded: worded?.strength ?? 0,
    wordedShare: worded?.share ?? 0,
    wordedLike: worded?.likeness ?? 0,
    said: said?.strength ?? 0,
    saidShare: said?.share ?? 0,
    saidLike: said?.likeness ?? 0,
    subject: weights.coverage((first && subjectOf(name, first, cards)?.terms) ?? nothing),
  };
}

/** In the EU, diagnostics have a regulation of their own: who names none speaks of other devices. */
function areaOf(candidate: Candidate, { area, product, law_of }: UnderstoodQuestion, productFit: ProductFit): number {
  if (product !== null) return 0;
  if (area !== null) return Math.min(0, productFit(candidate, area));
  const isOfDiagnostics = productFit(candidate, "ivd") > 0 && productFit(candidate, "device") < 0;
  return candidate.jurisdiction === "EU" && isOfDiagnostics && (law_of.length === 0 || law_of.includes("EU")) ? -1 : 0;
}

function placeOf({ jurisdiction }: Candidate, { law_of }: UnderstoodQuestion): number {
  if (law_of.length === 0) return 0;
  return law_of.includes(jurisdiction) ? 1 : -1;
}
