import { holdsClause, standsIn } from "../citations/clauses.ts";
import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import { type Figure, isSameFigure, isSameSort } from "../question/figures.ts";
import type { Claim } from "../question/understood-question.ts";
import { unmarked } from "../text/phrases.ts";
import { isNote, sentencesOn, type SpeakingSentence } from "./clause-evidence.ts";
import type { CitedQuote, Composition } from "./composition.ts";

/** Least share of a claim that a clause must speak of to tell it right or wrong. */
const speaksOfIt = 0.6;
/** The same where it names another who has the duty. */
const speaksOfAll = 0.75;

/** Figures that are a rule's, not the asker's own: "within", "we have", "is kept". */
const ruling =
  /\b(?:within|due|deadlines?|have|has|get|gets|got|gives?|given|allows?|allowed|must|shall|need|needs|required?|requires|keep|keeps|kept|retain|retains|retained|retention|valid|lasts?|takes?|expires?|runs?|every|each|at least|at most|no later|up to|before|periods?|limit|maximum|minimum|only|asks?|wants?)\b/;
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
function citedBy(sentence: SpeakingSentence, all: readonly SpeakingSentence[]): CitedQuote[] {
  const { from, start, end, figures } = sentence;
  if (isNote(sentence) === 0) return [{ key: from.candidate.key, quote: { start, end } }];
  const holds = (one: SpeakingSentence) =>
    isNote(one) === 0 &&
    (one.from.normal === from.normal || holdsClause(from.normal, one.from.normal) || standsIn(one.from.normal, from.normal)) &&
    figures.every((figure) => one.figures.some((held) => isSameFigure(figure, held)));
  const official = all.find(holds);
  return official === undefined
    ? [{ key: from.candidate.key, quote: null }]
    : [{ key: official.from.candidate.key, quote: { start: official.start, end: official.end } }];
}

const bare = (words: string): string => words.replace(/[.;:,]+$/, "");

function told(
  kind: "corrected" | "confirmed",
  sentence: SpeakingSentence,
  all: readonly SpeakingSentence[],
  instead: string,
): Composition["correction"] {
  const citation = unmarked(sentence.from.candidate.citation);
  const figure = sentence.figures[0]?.words ?? "";
  const said = isNote(sentence) === 1 || sentence.words.length < 240 ? bare(sentence.words) : `${citation} gives ${figure}`;
  return { kind, text: `${said}${instead} (${citation}).`, citations: citedBy(sentence, all) };
}

/** Those of a list that are so, or all where none is. */
function firstOf<One>(all: readonly One[], isSo: (one: One) => boolean): readonly One[] {
  const some = all.filter(isSo);
  return some.length > 0 ? some : all;
}

/** Holds a figure against what the clauses found give for the same actor and act. */
function heldFigure(claim: Claim, evidence: RankedEvidence): Composition["correction"] {
  const figure = ruledBy(claim);
  if (figure === null) return null;
  const all = sentencesOn(claim, evidence);
  const ofSort = firstOf(
    all.filter((one) => !isOfAnother(one) && one.figures.some((other) => isSameSort(figure, other))),
    ({ actor, share }) => actor !== null && share >= speaksOfIt,
  );
  const giving = ofSort.filter(({ figures }) => figures.some((other) => isSameFigure(figure, other)));
  const [confirming] = giving;
  if (confirming !== undefined) {
    const isSure = claim.confirming && confirming.share >= speaksOfIt && confirming.share >= (ofSort[0]?.share ?? 0) - 0.1;
    return isSure ? told("confirmed", confirming, all, "") : null;
  }
  const [best] = ofSort;
  return best !== undefined && best.share >= speaksOfIt ? told("corrected", best, all, `, not ${figure.words}`) : null;
}

const duty =
  /\b(?:must|shall|has to|have to|required?|requires|needs?|reports?|submits?|keeps?|appoints?|draws? up|issues?|signs?|registers?|affix(?:es)?|notif(?:y|ies)|sends?|ensures?|prepares?)\b/i;

/** Holds who acts against what the clauses found say of the same act. */
function heldActor(claim: Claim, evidence: RankedEvidence): Composition["correction"] {
  if (claim.actor === null || claim.force !== "told" || claim.denials.length > 0 || !duty.test(claim.words.join(" "))) return null;
  const all = firstOf(sentencesOn(claim, evidence), ({ from }) => from.candidate.binding);
  const speaking = all.filter(({ share, words }) => share >= speaksOfAll && duty.test(words));
  const best = speaking.find(({ figures }) => claim.figures.every((figure) => figures.some((other) => isSameFigure(figure, other))));
  if (best === undefined || best.actor === null || best.actor.isSame) return null;
  const names = claim.actor.names;
  const isNamed = ({ words, from, share }: SpeakingSentence) =>
    share >= speaksOfIt / 2 && names.some((name) => ` ${`${from.candidate.heading} ${words}`.toLowerCase()} `.includes(name));
  return all.some(isNamed) ? null : told("corrected", best, all, `, not ${claim.actor.words.toLowerCase()}`);
}

/** What is right where a question takes a wrong figure or actor for granted, and, where it wants it confirmed, that it is right. */
export function heldPremise(evidence: RankedEvidence): Composition["correction"] {
  const { claims } = evidence.question;
  const found = [...claims.map((claim) => heldFigure(claim, evidence)), ...claims.map((claim) => heldActor(claim, evidence))];
  return found.find((one) => one?.kind === "corrected") ?? found.find((one) => one !== null) ?? null;
}
