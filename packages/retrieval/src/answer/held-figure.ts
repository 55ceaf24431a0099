import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import { type Figure, isSameFigure, isSameSort } from "../question/figures.ts";
import type { Claim } from "../question/understood-question.ts";
import { isNote, sentencesOn, type SpeakingSentence } from "./clause-evidence.ts";
import type { Composition } from "./composition.ts";
import { type FigureFeatures, type Giving, holdFigure, isAskers } from "./figure-features.ts";
import { longestSaid, told } from "./told-premise.ts";

import model from "../models/figure-premise.json" with { type: "json" };

/** A figure that a question takes for granted, held against what the clauses found give for the same. */
interface FigureReading {
  claim: Claim;
  claimed: Figure;
  all: readonly SpeakingSentence[];
  /** The sentence that gives another figure for it, with what is known of the claim beside that, and the one that gives the same. */
  against: { other: Giving; features: FigureFeatures } | null;
  same: Giving | null;
}

/** The figures that a question tells or takes for granted. */
function readingsOf(evidence: RankedEvidence): FigureReading[] {
  const { claims } = evidence.question;
  const asked = claims.flatMap(({ figures }) => figures);
  const taken = claims.filter(({ force, figures }) => figures.length > 0 && (force === "told" || force === "supposed"));
  return taken.flatMap((claim) => {
    const all = sentencesOn(claim, evidence);
    const rules = claim.figures.filter((claimed) => !isAskers(claim, claimed));
    return rules.map((claimed): FigureReading => ({ claim, claimed, all, ...holdFigure(claim, claimed, { all, asked }) }));
  });
}

/** What is known of each figure of a question that the clauses found give otherwise. */
export const figureFeatures = (evidence: RankedEvidence): FigureFeatures[] =>
  readingsOf(evidence).flatMap(({ against }) => (against === null ? [] : [against.features]));

const weights: readonly (readonly [string, number])[] = Object.entries(model.weights);
const oddsOf = (features: FigureFeatures): number =>
  Math.exp(weights.reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), model.bias));

/** How much less must stand beside another figure of the sentence: much less where that is the one that is claimed. */
const apart = (other: Figure, claimed: Figure): number => (isSameFigure(other, claimed) ? 0.3 : 0.05);

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

/** A figure as it was claimed: "every 5 years", "$250,000". */
function asClaimed({ words }: Claim, { words: figure }: Figure): string {
  const shown = figure.replaceAll(/(\d)(?=(?:\d{3})+\b)/g, "$1,");
  return new RegExp(`\\b(?:every|each) ${figure}`).test(words.join(" ")) ? `every ${shown}` : shown;
}

/** Least share of a claim that a clause must speak of to tell it right. */
const speaksOfIt = 0.5;
/** How likely a figure may be wrong that is still said to be right. */
const surelyRight = 0.2;

const isToConfirm = ({ claim, same, against }: FigureReading): boolean =>
  claim.confirming && same !== null && same.sentence.share >= speaksOfIt && same.near >= (against?.other.near ?? 0);

/** Says what is right where a figure that a question takes for granted is wrong, or, where it wants that, that it is right. */
export function heldFigure(evidence: RankedEvidence): Composition["correction"] {
  const readings = readingsOf(evidence)
    .map((reading) => ({ ...reading, odds: reading.against === null ? 0 : oddsOf(reading.against.features) }))
    .toSorted((one, other) => other.odds - one.odds);
  const [likeliest] = readings;
  const total = readings.reduce((sum, { odds }) => sum + odds, 0);
  const chance = total / (1 + total);
  if (chance >= model.corrected_from && likeliest?.against) {
    const { claim, claimed, all } = likeliest;
    const { other } = likeliest.against;
    const figure = givenIn(other.sentence, claimed);
    return told({ kind: "corrected", sentence: other.sentence, all, figure, instead: asClaimed(claim, claimed) });
  }
  const right = chance < surelyRight ? readings.find(isToConfirm) : undefined;
  if (right === undefined || right.same === null) return null;
  return told({ kind: "confirmed", sentence: right.same.sentence, all: right.all, figure: right.claimed, instead: "" });
}
