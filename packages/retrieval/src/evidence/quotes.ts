import { quantities, type Quantity, type UnderstoodQuestion } from "../question/understood-question.ts";
import { isItem, isRow, type Sentence } from "../text/sentence-splitter.ts";
import type { Weights } from "./concept-weights.ts";
import type { ReadCandidate, ReadSentence } from "./passage-reader.ts";

export interface Quote {
  start: number;
  end: number;
}

const shortest = 40;
const longest = 600;
const mostSentences = 3;
const mostItems = 20;
const numberPatterns: Readonly<Record<Quantity, RegExp>> = {
  period: /\b(?:\d+|one|two|three|five|ten|fifteen|thirty|sixty|ninety)[ -](?:\w+ ){0,2}(?:hours?|days?|weeks?|months?|years?)/i,
  sum: /[$€]\s?\d/,
  share: /\b\d+ ?(?:%|percent)/i,
};

/** Whether a text gives a number of the sort that a question asks for; false where it asks for none. */
export const givesNumber = (text: string, { wants, quantity }: UnderstoodQuestion): boolean =>
  wants.number && (quantity === null ? quantities : [quantity]).some((sort) => numberPatterns[sort].test(text));

const leadsOn = (text: string) => /(?::|—|–)$/.test(text.trimEnd());
const isFragment = (text: string) => /^[a-z,;]/.test(text);

/** Extends a run that announces a list by the list's items. */
function withItems<T extends Sentence>(text: string, run: readonly T[], after: readonly T[]): T[] {
  const extended = [...run];
  if (!run.some(({ start, end }) => leadsOn(text.slice(start, end)))) return extended;
  for (const next of after) {
    if (!next.follows || !isItem(text.slice(next.start, next.end)) || next.end - (run[0]?.start ?? 0) > longest) break;
    extended.push(next);
  }
  return extended;
}

const verb =
  /\b(?:must|shall|should|may|can|cannot|will|would|is|are|was|were|be|been|has|have|had|do|does|did|means?|includes?|requires?|applies|apply|submit|report|contain|keep|provide)\b/i;

/** A paragraph's own short heading, such as `(a) Reports of deaths.`, which is no rule by itself. */
export const isHeading = (words: string): boolean => words.length < 90 && isItem(words) && !verb.test(words) && words.endsWith(".");

interface Run<T extends Sentence = Sentence> extends Quote {
  words: string;
  sentences: readonly T[];
}

/** A stretch of a passage that may be quoted, with all its terms. */
interface TakenQuote extends Quote {
  words: string;
  terms: ReadonlySet<string>;
}

/** How well a run answers; `terms` are those of its terms that count. */
function scoreOf(
  { start, end, words }: Run,
  terms: ReadonlySet<string>,
  { question, weights, also }: { question: UnderstoodQuestion; weights: Weights; also: ReadonlySet<string> },
): number {
  let shared = 0;
  for (const term of also) if (terms.has(term)) shared++;
  return (
    weights.sum(terms) +
    (also.size === 0 ? 0 : (6 * shared) / also.size) +
    (givesNumber(words, question) ? 2.5 : 0) +
    (question.wants.list && /\bfollowing\b|:\s*\n/.test(words) ? 1.5 : 0) -
    (end - start) / 350 -
    (end - start < shortest ? 3 : 0) -
    (isFragment(words) ? 3 : 0)
  );
}

/** Runs of one to three sentences, with the items that a run announces. */
function* runsOf<T extends Sentence>(text: string, sentences: readonly T[]): Generator<Run<T>> {
  for (const [first, { start }] of sentences.entries()) {
    for (let length = 1; length <= mostSentences; length++) {
      const run = sentences.slice(first, first + length);
      const last = run.at(-1);
      if (length > 1 && run.some((one) => isRow(text.slice(one.start, one.end)))) break;
      if (last === undefined || run.length < length || (length > 1 && (!last.follows || last.end - start > longest))) break;
      const extended = withItems(text, run, sentences.slice(first + length, first + length + mostItems));
      const end = extended.at(-1)?.end ?? last.end;
      const words = text.slice(start, end);
      if (end - start > longest * 3 || leadsOn(words) || isHeading(words)) continue;
      yield { start, end, words, sentences: extended };
    }
  }
}

/**
 * The one to three consecutive sentences of a passage that answer a question best, or null where it has no sentence to
 * quote. `also` holds further terms the quote should speak of, such as those of a note on the clause; `taken` are stretches
 * of the passage quoted already, which the quote must not repeat.
 */
export function bestQuote(
  passage: ReadCandidate,
  question: UnderstoodQuestion,
  weights: Weights,
  { also = new Set(), taken = [] }: { also?: ReadonlySet<string>; taken?: readonly Quote[] } = {},
): TakenQuote | null {
  const sentences = passage.sentences();
  const counting = new Map(sentences.map((one) => [one, one.terms.filter((term) => weights.terms.has(term) || also.has(term))]));
  let best: Run<ReadSentence> | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const run of runsOf(passage.candidate.text, sentences)) {
    if (taken.some((quote) => run.start < quote.end && quote.start < run.end)) continue;
    const terms = new Set(run.sentences.flatMap((one) => counting.get(one) ?? []));
    const score = scoreOf(run, terms, { question, weights, also });
    if (score > highest) [best, highest] = [run, score];
  }
  if (best === null) return null;
  return { start: best.start, end: best.end, words: best.words, terms: new Set(best.sentences.flatMap((one) => one.terms)) };
}

/** Whether what is shown as a quote is the passage's text between the offsets, character for character. */
export function quoteStands(passageText: string, quote: { start: number; end: number }, shown: string): boolean {
  const { start, end } = quote;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end <= start || end > passageText.length) return false;
  return passageText.slice(start, end) === shown;
}
