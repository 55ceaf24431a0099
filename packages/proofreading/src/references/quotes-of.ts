import type { Citation } from "../marks/citations.ts";
import type { Quotation } from "../marks/quotations.ts";
import type { GuidanceReference, Quoted, QuoteReference } from "./reference.ts";
import { wordsIn } from "./words.ts";

type Source = Citation | GuidanceReference;

const fewestWords = 4;
const farthest = 700;
const tightest = 80;
const leadsIn = /^["”»']?(?:[\s,;–-]*|\s*\.?\s*[([]\s*)(?:(?:see|cf\.?|per|under|in|from|of|as stated in|according to)\s+)?(?:the\s+)?$/i;
const newSentence = /[.!?]["”)\]]?\s+(?=["“(]?[A-Z])/g;
const abbreviated = /\b(?:Art|Arts|Sec|No|para|cf|e\.g|i\.e|rev|ed|Dr|vs)\.\s+$/i;

const period = /^(?:[a-z]+ ){0,3}\d+ (?:(?:calendar|working|business|work) )?(?:hour|day|week|month|year)s?$/i;

/** Whether words are a period, as `within 15 days`: so few words are quoted where they matter. */
export const isPeriod = (words: string): boolean => period.test(words);

/** Whether words between go on in the same sentence, or lead over to a quote by a colon. */
function isOneSentence(between: string): boolean {
  if (/\n\s*\n/.test(between)) return /:\s*$/.test(between);
  return [...between.matchAll(newSentence)].every(({ 0: end, index }) => abbreviated.test(between.slice(0, index + end.length)));
}

const isOneParagraph = (between: string): boolean => !/\n\s*\n/.test(between);

/** Quotes with the clauses and documents that they may be said to stand in; without those that none is named near. */
export function quotesOf(plain: string, quotations: readonly Quotation[], sources: readonly Source[]): QuoteReference[] {
  const inOrder = sources.toSorted((one, other) => one.start - other.start);
  return quotations.flatMap((quotation, nth): QuoteReference[] => {
    if (wordsIn(quotation.normal).length < fewestWords && !isPeriod(quotation.normal)) return [];
    const quoted = quotedOf(plain, quotation, quotations[nth - 1]?.end ?? 0, inOrder);
    return quoted.length === 0
      ? []
      : [{ kind: "quote", start: quotation.start, end: quotation.end, text: quotation.text, quotation, quoted }];
  });
}

function quotedOf(plain: string, { start, end }: Quotation, lastQuote: number, sources: readonly Source[]): Quoted[] {
  const [from, to] = [start - 1, end + 1];
  const after = sources.filter((one) => one.start >= end && one.start - to < farthest);
  const ahead = sources.filter((one) => one.end <= from && from - one.end < farthest).toReversed();
  // What stands in another row or cell of a table is said of something else.
  const isInCell = (one: Source) => !/\n\s*(?:\p{Lu}|\d|[•-]).*\p{L}{3}/u.test(plain.slice(one.end, from).replace(/:\s*$/, ""));
  const isTight = (one: Source) => one.end >= lastQuote && from - one.end < tightest && isInCell(one);
  const behind = after.filter((one) => leadsIn.test(plain.slice(end, one.start)));
  const earlier = ahead.filter((one) => isOneSentence(plain.slice(one.end, from)));
  const later = after.filter((one) => isOneSentence(plain.slice(to, one.start)));
  const around = [
    ...ahead.filter((one) => isOneParagraph(plain.slice(one.end, from))),
    ...after.filter((one) => isOneParagraph(plain.slice(to, one.start))),
  ];
  const nearness = new Map<Source, Quoted["nearness"]>();
  const put = (one: Source, how: Quoted["nearness"]) => {
    if (!nearness.has(one)) nearness.set(one, how);
  };
  for (const one of behind) put(one, "tight");
  for (const one of earlier) put(one, isTight(one) ? "tight" : "sentence");
  for (const one of later) put(one, "sentence");
  for (const one of around) put(one, "paragraph");
  return [...nearness].map(([of, how]) => ({ of, nearness: how }));
}
