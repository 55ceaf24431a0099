import { holdsClause, standsIn } from "../citations/clauses.ts";
import { type Figure, isSameFigure } from "../question/figures.ts";
import { unmarked } from "../text/phrases.ts";
import { isNote, type SpeakingSentence } from "./clause-evidence.ts";
import type { CitedQuote, Composition } from "./composition.ts";

/** Share of a claim that a sentence of law must speak of to be shown for it. */
const speaksOfIt = 0.5;

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
export const longestSaid = 280;

/** What is right, in the words of a sentence, and what it is not. */
export function told({ kind, sentence, all, figure, instead }: Told): Composition["correction"] {
  const citation = unmarked(sentence.from.candidate.citation);
  const isSaid = isNote(sentence) || sentence.words.length < longestSaid || figure === null;
  const said = isSaid ? sentence.words.replace(/[.;:,]+$/, "").replace(/^(?:\(\w{1,4}\)|\d+\.)+ /, "") : `The period is ${figure.words}`;
  const isOne = figure === null || sentence.figures.every((one) => isSameFigure(one.figure, figure));
  const text = instead === "" || isOne ? `${said}${instead && `, not ${instead}`}` : `${figure.words}, not ${instead}: ${said}`;
  return { kind, text: `${text} (${citation}).`, citations: citedBy(sentence, all, figure) };
}
