import type { CompiledRules } from "./compiled-rules.ts";
import type { Period } from "./understood-question.ts";

const period = /\b(\d+)[ -](?:(?:calendar|working|work|business) )?(hour|day|week|month|year)s?\b/gi;

/** The lengths of time a text gives, in order. */
export const periodsIn = (text: string): Period[] =>
  [...text.matchAll(period)].map(([, length = "", unit = ""]) => ({ length, unit: unit.toLowerCase() }));

/** The first period of a question that it asks to have confirmed, or takes for a fact. */
export function assumedPeriod(question: string, { confirming, told, asksForPeriod }: CompiledRules["premises"]): Period | null {
  const isTold = confirming.test(question.trim()) || (told.test(question) && !asksForPeriod.test(question));
  return (isTold ? periodsIn(question)[0] : undefined) ?? null;
}
