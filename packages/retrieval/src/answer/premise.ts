import type { RankedSection } from "../evidence/learned-ranker.ts";
import type { RankedCandidate } from "../evidence/passage-fit.ts";
import type { Composition } from "./composition.ts";
import type { Draft } from "./statements.ts";

const asksToConfirm =
  /\b(?:right|correct|true|yes|okay|ok|isn't it|don't we|do we not)\s*\?\s*$|^(?:is it (?:true|correct|right)|am i right|can you confirm)\b/i;
/** A period told as a fact: "the rule gives us 30 days". */
const toldAsFact =
  /\b(?:gives? (?:us|you|manufacturers?|sponsors?)|allows? (?:us|manufacturers?|sponsors?)|we (?:still )?have|lets? us (?:wait|take))\s+(?:up to |another |a full )?\d+/i;
const period = /\b(\d+)[ -](?:(?:calendar|working|work|business) )?(hour|day|week|month|year)s?\b/gi;

const periodsIn = (text: string): { length: string; unit: string }[] =>
  [...text.matchAll(period)].map(([, length = "", unit = ""]) => ({ length, unit: unit.toLowerCase() }));

/** Corrects a period that a question asks to have confirmed or takes for a fact, where the clauses found give others of its kind and none gives it. */
export function correctedPeriod(question: string, drafts: readonly Draft[], sections: readonly RankedSection[]): Composition["correction"] {
  const isTold = asksToConfirm.test(question.trim()) || (toldAsFact.test(question) && !/\bhow (?:long|many|soon|fast)\b/i.test(question));
  const [assumed] = isTold ? periodsIn(question) : [];
  if (assumed === undefined) return null;
  const gives = (one: RankedCandidate, wanted: boolean) =>
    periodsIn(one.candidate.text).some(({ length, unit }) => unit === assumed.unit && (length === assumed.length) === wanted);
  const others = drafts.filter(({ lead }) => gives(lead, false));
  const shown = sections.slice(0, drafts.length).flatMap(({ members }) => members);
  if (others.length === 0 || shown.some((one) => gives(one, true))) return null;
  const clauses = others.map(({ lead }) => lead.candidate.citation).join(", ");
  return {
    text: `None of the clauses found gives ${assumed.length} ${assumed.unit}s; the periods they give stand in ${clauses}.`,
    citations: others.flatMap((one) => one.citations),
  };
}
