import { holdsClause, standsIn } from "../citations/clauses.ts";
import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import { type Figure, isSameFigure, isSameSort } from "../question/figures.ts";
import type { Claim } from "../question/understood-question.ts";
import { withArticle } from "../text/inflection.ts";
import { unmarked } from "../text/phrases.ts";
import { isNote, sentencesOn, type SpeakingSentence } from "./clause-evidence.ts";
import type { CitedQuote, Composition } from "./composition.ts";

/** Least share of a claim that a clause must speak of to tell it right or wrong. */
const speaksOfIt = 0.5;
/** Least share that the sentence itself must speak of, whatever its headings say. */
const speaksItself = 0.5;
/** The same where it says who has a duty, or that there is none. */
const speaksOfAll = 0.65;
/** The same where it says whether there is a duty at all. */
const speaksOfEach = 0.95;
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
  /** What it is not: "10 days". */
  instead: string;
}

/** Longest sentence of law that is said as it stands. */
const longestSaid = 280;

function told({ kind, sentence, all, figure, instead }: Told): Composition["correction"] {
  const citation = unmarked(sentence.from.candidate.citation);
  const isSaid = isNote(sentence) || sentence.words.length < longestSaid || figure === null;
  const said = isSaid ? sentence.words.replace(/[.;:,]+$/, "").replace(/^(?:\(\w{1,4}\)|\d+\.)+ /, "") : `The period is ${figure.words}`;
  const isOne = figure === null || sentence.figures.every((one) => isSameFigure(one.figure, figure));
  const text = instead === "" || isOne ? `${said}${instead && `, not ${instead}`}` : `${figure.words}, not ${instead}: ${said}`;
  return { kind, text: `${text} (${citation}).`, citations: citedBy(sentence, all, figure) };
}

/** How much less must stand beside another figure of the sentence: much less where that is the one that is claimed. */
const apart = (other: Figure, claimed: Figure): number => (isSameFigure(other, claimed) ? 0.3 : 0.01);

/** The one figure that a sentence gives for a claim among those of a sort; null where it cannot be told which. */
function givenIn(sentence: SpeakingSentence, claimed: Figure): Figure | null {
  const [first, ...others] = sentence.figures
    .filter(({ figure }) => isSameSort(claimed, figure))
    .toSorted((one, other) => other.near - one.near);
  if (first === undefined) return null;
  if (!isNote(sentence) && sentence.words.length > longestSaid && others.some(({ figure }) => !isSameFigure(figure, first.figure)))
    return null;
  const isOne = others.every(({ figure, near }) => isSameFigure(figure, first.figure) || near < first.near - apart(figure, claimed));
  return isOne ? first.figure : null;
}

/** A figure as it was claimed: "every 5 years". */
const asClaimed = ({ words }: Claim, { words: figure }: Figure): string =>
  new RegExp(`\\b(?:every|each) ${figure}`).test(words.join(" ")) ? `every ${figure}` : figure;

/** Whether a sentence gives the number alone, for a case of its own: "within 15 days, a fatal one within 7". */
const standsBare = ({ amount }: Figure, words: string): boolean =>
  new RegExp(`(?<![\\d.(/-])\\b${amount}\\b(?![\\d.)/-])(?!\\)?[ -](?:[a-z]+[ -]){0,2}(?:hour|day|week|month|year|percent)| ?%)`, "i").test(
    words,
  );

/** Those of a list that are so, or all where none is. */
function firstOf<One>(all: readonly One[], isSo: (one: One) => boolean): readonly One[] {
  const some = all.filter(isSo);
  return some.length > 0 ? some : all;
}

/** Whether a sentence is on whoever acts by a claim: of law that names nobody it may be taken, of commentary not. */
const isOn = ({ actor }: Claim, one: SpeakingSentence): boolean =>
  one.actor === null ? actor === null || one.from.candidate.binding : one.actor.isSame;

/** A sentence on what an authority does: its periods are not those of the people it supervises. */
const authorityActs =
  /(?<!\b(?:to|the|inform|tell|notify) )\b(?:FDA|EMA|MHRA|TGA|NMPA|PMDA|(?:competent |national )?authorit(?:y|ies)|agency|Commission|Minister|Secretary|Member States?|Health Canada)(?: (?:generally|normally|usually|also|then|will|must|shall|may|has to|intends to))* (?:reviews?|decides?|acts?|answers?|responds?|notif(?:y|ies)|grants?|makes?|issues?|completes?|sends?|gives?|has|have|takes?|aims?|approves?|clears?|recommends?|expects?|considers?)\b/i;

/** Holds a figure against what the clauses found give for the same actor and act. */
function heldFigure(claim: Claim, evidence: RankedEvidence): Composition["correction"] {
  const claimed = ruledBy(claim);
  if (claimed === null) return null;
  const all = sentencesOn(claim, evidence);
  const isAuthoritys = authorityActs.test(claim.text);
  const speaking = all.filter((one) => isOn(claim, one) && one.share >= speaksOfIt && authorityActs.test(one.words) === isAuthoritys);
  const giving = firstOf(speaking, ({ actor }) => actor !== null).flatMap((sentence) => {
    const figure = givenIn(sentence, claimed);
    return figure === null ? [] : [{ sentence, figure }];
  });
  const [best] = giving;
  if (best === undefined || standsBare(claimed, best.sentence.words)) return null;
  const { sentence, figure } = best;
  const isRight = isSameFigure(figure, claimed);
  const isContradicted = giving.some(
    (one) => isSameFigure(one.figure, claimed) !== isRight && one.sentence.worth >= sentence.worth - alike,
  );
  if (isContradicted || (isRight && !claim.confirming) || (!isRight && sentence.own < speaksItself)) return null;
  return told({ kind: isRight ? "confirmed" : "corrected", sentence, all, figure, instead: isRight ? "" : asClaimed(claim, claimed) });
}

const obliging = /\b(?:mandatory|obligatory|compulsory|necessary|obliged|applies|apply|exempt|voluntary|optional)\b/i;
const duty =
  /\b(?:must|shall|has to|have to|required?|requires|needs?|reports?|submits?|keeps?|appoints?|draws? up|drawn up|issues?|signs?|registers?|affix(?:es)?|notif(?:y|ies)|sends?|ensures?|prepares?|selects?|decides?|files?|informs?|maintains?|lodges?|updates?)\b/i;

/** Whether a sentence says of somebody that they do something, though it may name another first: "the manufacturer and the importer must". */
const saysOf = (words: string, all: readonly string[]): boolean =>
  all.some((name) => new RegExp(`\\b${name}(?: [\\w-]+){0,2} ${duty.source}|\\bby (?:the |an? )?${name}\\b`, "i").test(words));

/** An actor as a sentence goes on with it: "a distributor", "the importer", "hospitals". */
function asNamed(words: string): string {
  const plain = words.trim().replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  return /^(?:an?|the|our|my|any|each|every|all) |s$/.test(plain) ? plain : withArticle(plain);
}

/** Holds who acts against what the clauses found say of the same act. */
function heldActor(claim: Claim, evidence: RankedEvidence): Composition["correction"] {
  const { actor, words, figures } = claim;
  if (actor === null || claim.force !== "told" || claim.denials.length > 0 || !duty.test(words.join(" "))) return null;
  const all = sentencesOn(claim, evidence);
  const best = all.find(
    (one) =>
      one.from.candidate.binding &&
      one.share >= speaksOfAll &&
      one.own >= speaksItself &&
      !one.isDenied &&
      duty.test(one.words) &&
      figures.every((claimed) => one.figures.some(({ figure }) => isSameFigure(figure, claimed))),
  );
  if (best === undefined || best.actor === null || best.actor.isSame || saysOf(best.words, actor.names)) return null;
  const givesSame = (one: SpeakingSentence) => figures.some((claimed) => one.figures.some(({ figure }) => isSameFigure(figure, claimed)));
  const isTheirs = all.some(
    (one) =>
      (one.actor?.isSame === true && givesSame(one)) ||
      (one.from.candidate.binding &&
        one.own >= speaksItself &&
        (one.actor?.isSame === true ? duty.test(one.words) : saysOf(one.words, actor.names))),
  );
  return isTheirs ? null : told({ kind: "corrected", sentence: best, all, figure: null, instead: asNamed(actor.words) });
}

/** Words by which a sentence holds in some cases alone. */
const inSomeCases = /\b(?:unless|except|exception|only|other than|where|when|if|some|certain|may|can|could|instead|alternatively)\b/i;

/** Holds what a claim says to be a duty, or to be none, against clauses that say it of the very same thing. */
function heldDuty(claim: Claim, evidence: RankedEvidence): Composition["correction"] {
  const { words, denials, figures, force, confirming } = claim;
  const text = words.join(" ");
  if (force !== "told" || figures.length > 0 || inSomeCases.test(text) || !(duty.test(text) || obliging.test(text))) return null;
  const all = sentencesOn(claim, evidence).filter((one) => !isOfAnother(one));
  const speaking = all.filter(
    (one) => one.from.candidate.binding && one.own >= speaksOfEach && (duty.test(one.words) || obliging.test(one.words)),
  );
  const [best] = speaking;
  if (best === undefined || inSomeCases.test(best.words)) return null;
  const isDenied = denials.length % 2 === 1;
  if (best.isDenied === isDenied) return confirming ? told({ kind: "confirmed", sentence: best, all, figure: null, instead: "" }) : null;
  const isSupported = all.some((one) => one.own >= speaksOfIt && one.isDenied === isDenied && (isDenied || duty.test(one.words)));
  return isSupported ? null : told({ kind: "corrected", sentence: best, all, figure: null, instead: "" });
}

/** What is right where a question takes a wrong figure or actor for granted, and, where it wants it confirmed, that it is right. */
export function heldPremise(evidence: RankedEvidence): Composition["correction"] {
  const { claims } = evidence.question;
  const found = [heldFigure, heldActor, heldDuty].flatMap((held) => claims.map((claim) => held(claim, evidence)));
  return found.find((one) => one?.kind === "corrected") ?? found.find((one) => one !== null) ?? null;
}
