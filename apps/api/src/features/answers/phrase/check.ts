import type { Citation, Statement } from "@clausewise/contracts";
import { createCarrying, quoteStands, sentencesOf } from "@clausewise/retrieval";
import { builtInQuestionRules } from "@clausewise/static-data";
import { z } from "zod";
import type { Labelled, Passage } from "./prompt.ts";

/** A sentence as a model offers it. */
export const Offered = z.object({
  text: z.string().trim().min(1).max(600),
  passages: z.array(z.string()).min(1).max(6),
  quote: z.string().max(2000).nullish(),
});
export type Offered = z.infer<typeof Offered>;

type Checked = { statement: Statement } | { reason: string };

/** Share of a sentence's words that its passages must speak of. */
const leastSupport = 0.5;

const carrying = createCarrying(builtInQuestionRules());

const address = /https?:|\bwww\.|\S@\S+\.\S|<\/?[a-z]|\]\(/i;
const denial = /\b(?:not|no|never|neither|nor|cannot|without)\b|n['’]t\b/i;
const limit = /\b(?:not|no|never|neither|nor|cannot|without|unless|except\w*|exempt\w*|exclu\w*|waive\w*|only|other than)\b|n['’]t\b/i;
const duty = /\b(?:must|shall|requires?|required|mandatory|obliged?)\b/i;
const grounds = /\b(?:must|shall|requir\w*|mandat\w*|oblig\w*|needs?|needed|has to|have to|(?:is|are) to|prohibit\w*|may not)\b/i;
const advice = /\b(?:should|may|recommend\w*|encourage\w*|suggest\w*)\b/i;

/** Takes a sentence as a statement if every passage it cites was given and carries it; says why not otherwise. */
export function check(offered: Offered, passages: Labelled, known: readonly Statement[]): Checked {
  const cited = [...new Set(offered.passages)].map((label) => passages.get(label));
  if (!cited.every((passage) => passage !== undefined)) return { reason: "cites a passage that was not given" };
  const quote = offered.quote?.trim() ? offered.quote.trim() : null;
  if (quote !== null && !cited.some(({ text }) => text.includes(quote))) return { reason: "quotes words that its passages do not hold" };
  const reason = unsupported(offered.text, cited);
  if (reason !== null) return { reason };
  const text = offered.text.replaceAll(/\s+/g, " ");
  const citations = carriedBy(text, cited, quote, known);
  return citations === null ? { reason: "says more than can be quoted under it" } : { statement: { text, citations } };
}

/** Longest passage that is quoted whole where none of its sentences carries what is said. */
const wholeUpTo = 1500;

/** Citations whose words, taken together, carry a sentence; null where they do not. */
function carriedBy(text: string, cited: readonly Passage[], quote: string | null, known: readonly Statement[]): Citation[] | null {
  const near = cited.map((passage) => citing(passage, text, quote, known));
  if (isCarried(text, near)) return near;
  const whole = cited.map((passage, nth) => (passage.text.length <= wholeUpTo ? wholly(passage) : near[nth]) ?? wholly(passage));
  return isCarried(text, whole) ? whole : null;
}

/** Summaries of ours are not quoted, so that nothing can be held against what is said of them. */
function isCarried(text: string, citations: readonly Citation[]): boolean {
  if (citations.some(({ quote }) => quote === null)) return true;
  const words = citations.map(({ heading, lead_in, quote }) => [heading, lead_in, quote].join("\n")).join("\n");
  return carrying.missing(text, words).length === 0;
}

function wholly({ citation, text }: Passage): Citation {
  if (citation.text_kind === "summary") return { ...citation, quote: null, quote_start: null };
  const quote = text.trim();
  return { ...citation, quote, quote_start: text.indexOf(quote) };
}

function unsupported(text: string, cited: readonly Passage[]): string | null {
  const held = cited
    .map(({ citation, text: words }) =>
      [citation.citation, citation.heading, citation.source_identifier, citation.source_title, words].join("\n"),
    )
    .join("\n");
  if (address.test(text)) return "carries an address or markup";
  const strangers = carrying.misstated(text, held);
  if (strangers.length > 0) return `names ${strangers.join(", ")}, which its passages do not, or not so`;
  if (denial.test(text) && !limit.test(held)) return "denies what its passages do not deny";
  if (duty.test(text) && !grounds.test(held) && advice.test(held)) return "makes a duty of a recommendation";
  const stems = stemsOf(text);
  const heldStems = stemsOf(held);
  const shared = [...stems].filter((stem) => heldStems.has(stem)).length;
  return shared < stems.size * leastSupport ? "speaks of what its passages do not" : null;
}

/** Beginnings of the longer words, near enough to tell whether two texts speak of the same. */
const stemsOf = (text: string): Set<string> => new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 6)));

/** A passage as cited: official text with the words that carry the sentence, a summary of ours without. */
function citing({ citation, text }: Passage, sentence: string, quote: string | null, known: readonly Statement[]): Citation {
  if (citation.text_kind === "summary") return { ...citation, quote: null, quote_start: null };
  const same = known.flatMap(({ citations }) => citations).find((one) => one.passage_id === citation.passage_id && one.quote !== null);
  if (same && quote !== null && same.quote?.includes(quote)) return same;
  const start = quote === null ? -1 : text.indexOf(quote);
  if (quote !== null && quoteStands(text, { start, end: start + quote.length }, quote)) return { ...citation, quote, quote_start: start };
  return same ?? { ...citation, ...closest(text, sentence) };
}

/** The sentence of a passage that shares most words with another one, or the passage where it has none. */
function closest(passage: string, sentence: string): { quote: string; quote_start: number } {
  const wanted = stemsOf(sentence);
  const shared = (words: string) => [...stemsOf(words)].filter((stem) => wanted.has(stem)).length;
  const sentences = sentencesOf(passage).map(({ start, end }) => ({ quote: passage.slice(start, end), quote_start: start }));
  const [best] = sentences.toSorted((a, b) => shared(b.quote) - shared(a.quote));
  const quote = passage.trim();
  return best ?? { quote, quote_start: passage.indexOf(quote) };
}
