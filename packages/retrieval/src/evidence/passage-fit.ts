import { holdsClause, type NormalCitation, normalCitation, standsIn } from "../citations/clauses.ts";
import { asksOfAuthority, authorityActs } from "../question/authority-acts.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import type { Weights } from "./concept-weights.ts";
import { definesAsked, holdsAsked } from "./defined-things.ts";
import type { OwnFeatures } from "./own-fit.ts";
import type { ReadCandidate } from "./passage-reader.ts";
import { bestQuote, givesNumber } from "./quotes.ts";
import { soughtBy } from "./sought.ts";
import { type Translation, translationFor } from "./translation.ts";
import type { WordingMatch } from "./wordings.ts";

import model from "../models/passage-fit.json" with { type: "json" };

export interface RankedCandidate extends ReadCandidate {
  features: FitFeatures & {
    /** Its search score, as a share of the best of all. */
    score: number;
    /** How like the question is to a wording that it is asked for by, and, where it is the note on the whole section, that the section is. */
    worded: number;
    wordedWhole: number;
    /** How like the question is to what people say of its own paragraph. */
    said: number;
  };
  /** What is known of it as a passage of one's own documents, where nothing else is looked into. */
  own?: OwnFeatures;
  /** How well it answers within its section. */
  fit: number;
  isCited: boolean;
  /** 1 where it speaks of the actor asked about, -1 where of another. */
  acts: number;
}

/** Whether a text says what replaced what, or since when it holds. */
const tellsStanding = (text: string): boolean =>
  /\b(?:replac(?:e|es|ed|ing)|supersed(?:e|es|ed|ing)|withdr(?:aw|ew|awn)|(?:took|take|takes) (?:effect|the place)|no longer|in force|issued|is final|finali[sz]ed)\b/i.test(
    text,
  );

/** Whether a text says what is otherwise than before. */
const tellsChange = (text: string): boolean =>
  /\b(?:amend(?:s|ed|ing)|replac(?:es|ed|ing)|exten(?:ds|ded)|shorten(?:s|ed)|repeal(?:s|ed)|delet(?:es|ed)|no longer|instead of|formerly|previously|until then|used to|supersed(?:es|ed)|revis(?:ed|es)|now (?:incorporates|requires|applies))\b/i.test(
    text,
  );

/** What is known of a passage that tells how well it answers within its section; weighed by `models/passage-fit.json`. */
export interface FitFeatures {
  /** Share of the question that its best quote speaks of under its headings, and by itself. */
  together: number;
  quoted: number;
  /** Share that all of it speaks of. */
  covered: number;
  /** Share of its heading that the question asks about. */
  asked: number;
  /** Whether its best quote gives a number where one is asked for: of any sort, and of the sort that is asked for. */
  number: number;
  quantity: number;
  /** Whether it holds the kind of thing that is asked for. */
  sought: number;
  standing: number;
  change: number;
  /** Whether it is a note of ours. */
  note: number;
  /** How much likelier it makes the question, by how the words of rules turn into those of questions. */
  translated: number;
  /** The same of its likeliest sentence for what is asked, apart from what is told. */
  translatedAsked: number;
  /** Where its best quote gives the number that is asked for, how much the quote itself speaks of the question. */
  quantityQuoted: number;
  /** 1 where its quote tells of an authority acting and that is asked for, -1 where only one of both is so. */
  agency: number;
  /** Whether a list is asked for and it is a note on the whole section. */
  wholeListed: number;
  /** Where it is asked what something is, how far that is what it defines. */
  defines: number;
  /** Where it is asked what something must hold, how far it tells that. */
  holds: number;
  /** How deep below its section it stands: 1 is three paragraphs deep. */
  deep: number;
}

export const nothingFits: FitFeatures = {
  together: 0,
  quoted: 0,
  covered: 0,
  asked: 0,
  number: 0,
  quantity: 0,
  sought: 0,
  standing: 0,
  change: 0,
  note: 0,
  translated: 0,
  translatedAsked: 0,
  quantityQuoted: 0,
  agency: 0,
  wholeListed: 0,
  defines: 0,
  holds: 0,
  deep: 0,
};

/** Who acts is weighed where all passages of a section are at hand. */
const { acts: _acts, ...weights } = model.weights;
const named = Object.keys(weights) as (keyof typeof weights)[];

const depthOf = (clause: NormalCitation): number => clause.match(/\([^()]*\)/g)?.length ?? 0;

/** Whether it is a note on a section, and not on one of its paragraphs. */
const isOnWhole = ({ normal, candidate }: ReadCandidate): boolean => candidate.text_kind === "summary" && depthOf(normal) === 0;

/** Reads passages for how well they answer a question. */
export function createFit(question: UnderstoodQuestion, weights: Weights, translated: Translation): (read: ReadCandidate) => FitFeatures {
  const isSought = soughtBy(question);
  const asked = question.claims.filter(({ force }) => force === "asked").map(({ text }) => text);
  const translatedAsked = asked.length === 0 ? translated : translationFor(asked.join(" "));
  const isOfActing = question.quantity === "period" || question.wants.date;
  const ofAuthority = asksOfAuthority(question.text);
  return (read) => {
    const quote = bestQuote(read, question, weights);
    if (quote === null) return nothingFits;
    const { text, text_kind } = read.candidate;
    const isNumber = givesNumber(quote.words, question);
    const quoted = weights.coverage(quote.terms);
    const isHeld = isSought?.(text_kind === "summary" ? text : quote.words) === true;
    const sentences = read.signsBySentence();
    const actsForUs = authorityActs.test(quote.words);
    return {
      together: weights.coverage(quote.terms, read.headTerms),
      quoted,
      covered: weights.coverage(read.terms),
      asked: weights.askedShare(read.headings().own),
      number: isNumber && question.quantity === null ? 1 : 0,
      quantity: isNumber && question.quantity !== null ? 1 : 0,
      sought: isHeld ? 1 : 0,
      standing: question.wants.standing && tellsStanding(text) ? 1 : 0,
      change: question.wants.change && tellsChange(text) ? 1 : 0,
      note: text_kind === "summary" ? 1 : 0,
      translated: translated(read.signs()),
      translatedAsked: Math.max(0, ...sentences.map(translatedAsked)),
      quantityQuoted: isNumber && question.quantity !== null ? quoted : 0,
      agency: !isOfActing || (!actsForUs && !ofAuthority) ? 0 : actsForUs === ofAuthority ? 1 : -1,
      wholeListed: question.wants.list && isOnWhole(read) ? 1 : 0,
      defines: question.wants.meaning ? definesAsked(read, weights) : 0,
      holds: question.wants.contents ? holdsAsked(read.holds(), weights) : 0,
      deep: Math.min(1, depthOf(read.normal) / 3),
    };
  };
}

/** Whether a passage stands in one of the clauses a question names. */
export const isNamed = ({ normal }: ReadCandidate, { clauses }: UnderstoodQuestion): boolean =>
  clauses.some((clause) => standsIn(normal, clause.normal));

/** Whether a passage is of a very paragraph that a question names, and not of the section around it. */
export const isOfNamedParagraph = ({ normal }: Pick<ReadCandidate, "normal">, { clauses }: UnderstoodQuestion): boolean =>
  clauses.some((clause) => clause.normal.endsWith(")") && holdsClause(clause.normal, normal));

/** What it gains by that. */
const gainOfNamedParagraph = 1;

/** What a note gains that tells what holds in place of amended words: beside what is left of the old text, today's law leads. */
const gainOfTodaysLaw = 0.3;

/** How like the question is to a wording that the passage's own paragraph is asked for by. */
const wordedAs = ({ normal }: ReadCandidate, wording: WordingMatch | null): number =>
  wording !== null && wording.citation !== null && holdsClause(normalCitation(wording.citation), normal) ? wording.likeness : 0;

/** How like it is to what people say of the passage's own paragraph. */
const saidAs = ({ normal }: ReadCandidate, saying: WordingMatch | null): number =>
  Math.max(0, ...[...(saying?.paragraphs ?? [])].map(([paragraph, likeness]) => (holdsClause(paragraph, normal) ? likeness : 0)));

const wordedAsWhole = (read: ReadCandidate, wording: WordingMatch | null): number =>
  wording !== null && wording.citation === null && isOnWhole(read) ? wording.likeness : 0;

/** What members of a section are ranked by beside their fit. */
export interface Membership {
  question: UnderstoodQuestion;
  /** The best search score of all. */
  highest: number;
  wording: WordingMatch | null;
  saying: WordingMatch | null;
  /** Whether a text holds the question to the letter. */
  isQuoted: (text: string) => boolean;
}

/** What a passage gains that holds the question to the letter: it is what was asked after. */
const gainOfQuoted = 1;

/** A passage within its section, by how well it answers; null where it was not read for that. */
export function rankMember(
  read: ReadCandidate,
  fits: FitFeatures | null,
  { question, highest, wording, saying, isQuoted }: Membership,
): RankedCandidate {
  const features = {
    ...(fits ?? nothingFits),
    score: read.candidate.score / highest,
    worded: wordedAs(read, wording),
    wordedWhole: wordedAsWhole(read, wording),
    said: saidAs(read, saying),
  };
  const fit = named.reduce((sum, name) => sum + weights[name] * features[name], 0) / model.scale;
  return {
    ...read,
    features,
    isCited: isNamed(read, question),
    acts: 0,
    fit:
      fit +
      (read.candidate.instead === true ? gainOfTodaysLaw : 0) +
      (isOfNamedParagraph(read, question) ? gainOfNamedParagraph : 0) +
      (isQuoted(read.candidate.text) ? gainOfQuoted : 0),
  };
}

/** What a clause gains by a note of ours on it: people ask about those. */
const gainByNote = 0.2;

/** The passages of a section, those of clauses that a note of ours is on with what they gain by it. */
export function withNotes(members: RankedCandidate[]): RankedCandidate[] {
  const noted = new Map(members.flatMap(({ candidate, normal, fit }) => (candidate.text_kind === "summary" ? [[normal, fit]] : [])));
  return members.map((one) =>
    one.candidate.text_kind === "verbatim" ? { ...one, fit: one.fit + gainByNote * (noted.get(one.normal) ?? 0) } : one,
  );
}

/** Named clauses first, then those that answer best. */
export const byFit = (one: RankedCandidate, other: RankedCandidate): number =>
  Number(other.isCited) - Number(one.isCited) || other.fit - one.fit || one.candidate.key - other.candidate.key;
