import { holdsClause, standsIn } from "../citations/clauses.ts";
import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import { type Figure, isSameFigure, isSameSort } from "../question/figures.ts";
import type { Claim } from "../question/understood-question.ts";
import { unmarked } from "../text/phrases.ts";
import { isNote, sentencesOn, type SpeakingSentence } from "./clause-evidence.ts";
import type { CitedQuote, Composition } from "./composition.ts";

/** Least share of a claim that a clause must speak of to tell it right or wrong. */
const speaksOfIt = 0.6;
/** Least share that the sentence itself must speak of, whatever its headings say. */
const speaksItself = 0.5;
/** The same where it says who has a duty, or that there is none. */
const speaksOfAll = 0.75;
/** How much less another clause may count and still speak for what is claimed. */
const alike = 0.2;

/** Figures that are a rule's, not the asker's own: "within", "we have", "is kept". */
const ruling =
  /\b(?:within|due|deadlines?|have|has|get|gets|got|gives?|given|allows?|allowed|must|shall|need|needs|required?|requires|keep|keeps|kept|retain|retains|retained|retention|valid|lasts?|takes?|expires?|runs?|every|each|at least|at most|no later|up to|before|periods?|limit|maximum|minimum|only|asks?|wants?|reviews?|decides?)\b/;
/** What comes after a figure that is the asker's own. */
const own = /^\s*(?:ago|already|so far|late|later|overdue|old|of experience|earlier|now)\b/;

/** The figure that a claim takes to be a rule's. */
function ruledBy({ words, figures, force, denials }: Claim): Figure | null {
  const text = words.join(" ");
  const [figure] = figures;
  if (figure === undefined || figures.length > 1 || denials.length > 0 || force === "asked" || force === "given") return null;
  const at = text.indexOf(figure.words);
  if (at >= 0 && own.test(text.slice(at + figure.words.length))) return null;
  if (force === "supposed" && !new RegExp(`\\b(?:the|every|its|our) ${figure.words}`).test(text)) return null;
  return ruling.test(text) ? figure : null;
}

const isOfAnother = ({ actor }: SpeakingSentence): boolean => actor !== null && !actor.isSame;

/** A sentence with the words of law that hold its figures, where the passages read have them. */
function citedBy(sentence: SpeakingSentence, all: readonly SpeakingSentence[], figure: Figure | null): CitedQuote[] {
  const { from, start, end } = sentence;
  if (!isNote(sentence)) return [{ key: from.candidate.key, quote: { start, end } }];
  const holds = (one: SpeakingSentence) =>
    !isNote(one) &&
    (one.from.normal === from.normal || holdsClause(from.normal, one.from.normal) || standsIn(one.from.normal, from.normal)) &&
    (figure === null ? one.own >= speaksOfIt : one.figures.some((held) => isSameFigure(figure, held.figure)));
  const official = all.find(holds);
  return official === undefined
    ? [{ key: from.candidate.key, quote: null }]
    : [{ key: official.from.candidate.key, quote: { start: official.start, end: official.end } }];
}

interface Told {
  kind: "corrected" | "confirmed";
  sentence: SpeakingSentence;
  all: readonly SpeakingSentence[];
  figure: Figure | null;
  /** What follows what is right: "not 10 days". */
  instead: string;
}

/** Longest sentence of law that is said as it stands. */
const longestSaid = 280;

function told({ kind, sentence, all, figure, instead }: Told): Composition["correction"] {
  const citation = unmarked(sentence.from.candidate.citation);
  const isSaid = isNote(sentence) || sentence.words.length < longestSaid || figure === null;
  const right = isSaid ? sentence.words.replace(/[.;:,]+$/, "").replace(/^\(\w{1,4}\) /, "") : `The period is ${figure.words}`;
  return { kind, text: `${right}${instead} (${citation}).`, citations: citedBy(sentence, all, figure) };
}

/** How much less must stand beside another figure of the sentence: much less where that is the one that is claimed. */
const apart = (other: Figure, claimed: Figure): number => (isSameFigure(other, claimed) ? 0.3 : 0.01);

/** The one figure that a sentence gives for a claim among those of a sort; null where it cannot be told which. */
function givenIn({ figures }: SpeakingSentence, claimed: Figure): Figure | null {
  const [first, ...others] = figures.filter(({ figure }) => isSameSort(claimed, figure)).toSorted((one, other) => other.near - one.near);
  if (first === undefined) return null;
  const isOne = others.every(({ figure, near }) => isSameFigure(figure, first.figure) || near < first.near - apart(figure, claimed));
  return isOne ? first.figure : null;
}

/** Those of a list that are so, or all where none is. */
function firstOf<One>(all: readonly One[], isSo: (one: One) => boolean): readonly One[] {
  const some = all.filter(isSo);
  return some.length > 0 ? some : all;
}

/** Holds a figure against what the clauses found give for the same actor and act. */
function heldFigure(claim: Claim, evidence: RankedEvidence): Composition["correction"] {
  const claimed = ruledBy(claim);
  if (claimed === null) return null;
  const all = sentencesOn(claim, evidence);
  const speaking = all.filter((one) => !isOfAnother(one) && one.share >= speaksOfIt);
  const giving = firstOf(speaking, ({ actor }) => actor !== null).flatMap((sentence) => {
    const figure = givenIn(sentence, claimed);
    return figure === null ? [] : [{ sentence, figure }];
  });
  const [best] = giving;
  if (best === undefined) return null;
  const { sentence, figure } = best;
  if (isSameFigure(figure, claimed)) return claim.confirming ? told({ kind: "confirmed", sentence, all, figure, instead: "" }) : null;
  const isSupported = giving.some((one) => isSameFigure(one.figure, claimed) && one.sentence.worth >= sentence.worth - alike);
  return isSupported || sentence.own < speaksItself
    ? null
    : told({ kind: "corrected", sentence, all, figure, instead: `, not ${claimed.words}` });
}

const duty =
  /\b(?:must|shall|has to|have to|required?|requires|needs?|reports?|submits?|keeps?|appoints?|draws? up|drawn up|issues?|signs?|registers?|affix(?:es)?|notif(?:y|ies)|sends?|ensures?|prepares?|selects?|decides?|files?|informs?|maintains?|lodges?|updates?)\b/i;

const names = (words: string, all: readonly string[]): boolean => all.some((name) => ` ${words.toLowerCase()} `.includes(` ${name}`));

/** Holds who acts against what the clauses found say of the same act. */
function heldActor(claim: Claim, evidence: RankedEvidence): Composition["correction"] {
  const { actor, words, figures } = claim;
  if (actor === null || claim.force !== "told" || claim.denials.length > 0 || !duty.test(words.join(" "))) return null;
  const all = sentencesOn(claim, evidence);
  const speaking = all.filter(
    (one) => one.from.candidate.binding && one.share >= speaksOfAll && one.own >= speaksOfIt && duty.test(one.words),
  );
  const best = speaking.find((one) => figures.every((claimed) => one.figures.some(({ figure }) => isSameFigure(figure, claimed))));
  if (best === undefined || best.actor === null || best.actor.isSame || best.isDenied || names(best.words, actor.names)) return null;
  const isTheirs = all.some((one) => one.own >= speaksOfIt && duty.test(one.words) && names(one.words, actor.names));
  return isTheirs
    ? null
    : told({ kind: "corrected", sentence: best, all, figure: null, instead: `, not ${actor.words.trim().toLowerCase()}` });
}

/** What is right where a question takes a wrong figure or actor for granted, and, where it wants it confirmed, that it is right. */
export function heldPremise(evidence: RankedEvidence): Composition["correction"] {
  const { claims } = evidence.question;
  const found = [...claims.map((claim) => heldFigure(claim, evidence)), ...claims.map((claim) => heldActor(claim, evidence))];
  return found.find((one) => one?.kind === "corrected") ?? found.find((one) => one !== null) ?? null;
}
