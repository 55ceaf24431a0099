import type { Period } from "./understood-question.ts";

const asksToConfirm =
  /\b(?:right|correct|true|yes|okay|ok|isn't it|don't we|do we not)\s*\?\s*$|^(?:is it (?:true|correct|right)|am i right|can you confirm)\b/i;
/** A period told as a fact: "the rule gives us 30 days". */
const toldAsFact =
  /\b(?:gives? (?:us|you|manufacturers?|sponsors?)|allows? (?:us|manufacturers?|sponsors?)|we (?:still )?have|lets? us (?:wait|take))\s+(?:up to |another |a full )?\d+/i;
const asksForPeriod = /\bhow (?:long|many|soon|fast)\b/i;
const period = /\b(\d+)[ -](?:(?:calendar|working|work|business) )?(hour|day|week|month|year)s?\b/gi;

/** The lengths of time a text gives, in order. */
export const periodsIn = (text: string): Period[] =>
  [...text.matchAll(period)].map(([, length = "", unit = ""]) => ({ length, unit: unit.toLowerCase() }));

/** The first period of a question that it asks to have confirmed, or takes for a fact. */
export function assumedPeriod(question: string): Period | null {
  const isTold = asksToConfirm.test(question.trim()) || (toldAsFact.test(question) && !asksForPeriod.test(question));
  return (isTold ? periodsIn(question)[0] : undefined) ?? null;
}
