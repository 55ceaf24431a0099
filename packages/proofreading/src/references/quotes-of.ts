import type { Citation } from "../marks/citations.ts";
import type { Quotation } from "../marks/quotations.ts";
import type { QuoteReference } from "./reference.ts";
import { wordsIn } from "./words.ts";

const fewestWords = 5;
const farthest = 320;
const leadsIn = /^["”»']?[\s.,;]*[([]?\s*(?:(?:see|cf\.?|per|under|in|from|of|as stated in|according to)\s+)?(?:the\s+)?$/i;
const newSentence = /[.!?]["”)\]]?\s+(?=["“(]?[A-Z])/;
const abbreviated = /\b(?:Art|Arts|Sec|No|para|cf|e\.g|i\.e|rev|ed)\.\s+$/i;

/** Whether words between go on in the same sentence, or lead over to a quote by a colon. */
function isOneSentence(between: string): boolean {
  if (/\n\s*\n/.test(between)) return /:\s*$/.test(between);
  const end = newSentence.exec(between);
  return end === null || abbreviated.test(between.slice(0, end.index + end[0].length));
}

/** Quotes with the clauses that they are said to stand in; without those that no clause is named with. */
export function quotesOf(plain: string, quotations: readonly Quotation[], citations: readonly Citation[]): QuoteReference[] {
  return quotations.flatMap((quotation): QuoteReference[] => {
    if (wordsIn(quotation.normal).length < fewestWords) return [];
    const [from, to] = [quotation.start - 1, quotation.end + 1];
    const after = citations.filter((one) => one.start >= quotation.end && one.start - to < farthest);
    const ahead = citations.filter((one) => one.end <= from && from - one.end < farthest);
    const behind = after.filter((one) => leadsIn.test(plain.slice(quotation.end, one.start)));
    const earlier = ahead.filter((one) => isOneSentence(plain.slice(one.end, from)));
    const later = after.filter((one) => isOneSentence(plain.slice(to, one.start)));
    const likeliest = [...new Set([...behind, ...earlier.toReversed(), ...later])];
    return likeliest.length === 0
      ? []
      : [{ kind: "quote", start: quotation.start, end: quotation.end, text: quotation.text, quotation, citations: likeliest }];
  });
}
