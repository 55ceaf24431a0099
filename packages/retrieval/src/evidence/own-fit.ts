import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { Weights } from "./concept-weights.ts";
import type { ReadCandidate } from "./passage-reader.ts";
import { bestQuote } from "./quotes.ts";
import { soughtIn } from "./own-sought.ts";

import model from "../models/own-passages.json" with { type: "json" };

/** What tells how well a passage of one's own documents answers; weighed by `models/own-passages.json`. */
export interface OwnFeatures {
  /** Share of the question that its best quote speaks of under its headings, and by itself. */
  together: number;
  quoted: number;
  /** Share of the question that its headings speak of, and share of its heading that the question asks about. */
  headed: number;
  asked: number;
  /** Whether its best quote holds the kind of thing that is asked for. */
  sought: number;
  /** Its search score, as a share of the best of all. */
  score: number;
  /** Whether its best quote names what is asked for before a colon or in the first cell of a row. */
  labelled: number;
  /** Whether what is listed under a heading that is asked about begins with it. */
  opens: number;
  /** Whether it stands in a summary. */
  summary: number;
  /** Whether it stands in a table of contents, a list of short forms or references, or among former changes. */
  aside: number;
}

export const nothingOwn: OwnFeatures = {
  together: 0,
  quoted: 0,
  headed: 0,
  asked: 0,
  sought: 0,
  score: 0,
  labelled: 0,
  opens: 0,
  summary: 0,
  aside: 0,
};

const weighed = Object.keys(model.fit) as (keyof OwnFeatures)[];

/** How well a passage of one's own documents answers by its features: a difference of 1 is odds of 2.7 to 1. */
export const ownScore = (features: OwnFeatures): number => weighed.reduce((sum, name) => sum + model.fit[name] * features[name], 0);

const summaries = /\b(?:synopsis|summary|overview)\b/i;
const asides =
  /\b(?:table of contents|list of (?:tables|figures|abbreviations)|abbreviations?|references|bibliography|(?:summary of|description of) changes?|change history|version history|document history|revision history|amendment summary|rationale for (?:the )?amendment)\b/i;
const leaders = /\.{5,}|(?:\. ){5,}/;

/** How much of a question a heading must speak of for what it opens to be what is asked for. */
const opensFrom = 0.5;

/** Reads passages of one's own documents for how well they answer a question; `opens` tells which begin what their heading is over. */
export function createOwnFit(question: UnderstoodQuestion, weights: Weights): (read: ReadCandidate, opens: boolean) => OwnFeatures {
  const isSought = soughtIn(question);
  return (read, opens) => {
    const { candidate } = read;
    const quote = bestQuote(read, question, weights);
    if (quote === null) return nothingOwn;
    const { own, above } = read.headings();
    const [heading, path] = [new Set(own), new Set(above)];
    const headed = weights.coverage(heading, path);
    const asked = weights.askedShare(own);
    const isHeld = isSought?.(quote.words) ?? true;
    const headings = [...candidate.heading_path, candidate.heading].join(" ");
    return {
      together: weights.coverage(quote.terms, heading, path),
      quoted: weights.coverage(quote.terms),
      headed,
      asked,
      sought: isSought !== null && isHeld ? 1 : 0,
      score: 0,
      labelled: isHeld && isLabelled(quote.words, weights) ? 1 : 0,
      opens: opens && question.wants.list && headed >= opensFrom && asked >= opensFrom ? 1 : 0,
      summary: summaries.test(headings) ? 1 : 0,
      aside: asides.test(headings) || leaders.test(quote.words) ? 1 : 0,
    };
  };
}

/** Whether words begin with a name for what is asked after: `Sponsor: …`, or a row of a table. */
function isLabelled(words: string, weights: Weights): boolean {
  const [, label] = /^([^:\t.]{3,60})[:\t]/.exec(words) ?? [];
  return label !== undefined && weights.coverage(new Set(termsOf(label))) >= 0.5;
}
