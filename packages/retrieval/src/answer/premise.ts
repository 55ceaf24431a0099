import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import { isSameFigure } from "../question/figures.ts";
import type { Claim } from "../question/understood-question.ts";
import { withArticle } from "../text/inflection.ts";
import { isTelling, sentencesOn, type SpeakingSentence } from "./clause-evidence.ts";
import type { Composition } from "./composition.ts";
import { heldFigure } from "./held-figure.ts";
import { heldValue } from "./held-value.ts";
import { told } from "./told-premise.ts";

/** Least share of a claim that a clause must speak of to tell it right or wrong. */
const speaksOfIt = 0.5;
/** Least share that the sentence itself must speak of, whatever its headings say. */
const speaksItself = 0.5;
/** The same where it says who has a duty, or that there is none. */
const speaksOfAll = 0.65;
/** The same where it says whether there is a duty at all. */
const speaksOfEach = 0.95;

const isOfAnother = ({ actor }: SpeakingSentence): boolean => actor !== null && !actor.isSame;

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
  if (actor === null || !isTelling(claim, evidence) || claim.force !== "told" || claim.denials.length > 0 || !duty.test(words.join(" ")))
    return null;
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

/** Where a claim turns from what it denies to what it does not: "we file none but keep records". */
const turning = /\b(?:but|yet|while|whereas|though|although)\b/i;

/** Holds what a claim says to be a duty, or to be none, against clauses that say it of the very same thing. */
function heldDuty(claim: Claim, evidence: RankedEvidence): Composition["correction"] {
  const { words, denials, figures, force, confirming } = claim;
  const text = words.join(" ");
  if (
    !isTelling(claim, evidence) ||
    force !== "told" ||
    figures.length > 0 ||
    inSomeCases.test(text) ||
    (denials.length > 0 && turning.test(text)) ||
    !(duty.test(text) || obliging.test(text))
  )
    return null;
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
  const found = [heldFigure(evidence), ...[heldValue, heldActor, heldDuty].flatMap((held) => claims.map((claim) => held(claim, evidence)))];
  return found.find((one) => one?.kind === "corrected") ?? found.find((one) => one !== null) ?? null;
}
