import type { RankedSection } from "../evidence/learned-ranker.ts";
import type { RankedCandidate } from "../evidence/passage-fit.ts";
import { isOfOthers } from "../question/actors.ts";
import { periodsIn } from "../question/periods.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import type { Composition } from "./composition.ts";
import type { Draft } from "./statements.ts";

/**
 * Corrects a period that a question asks to have confirmed or takes for a fact, where the clauses found give others of its
 * kind and none gives it. What another than the one who is asked about has to keep corrects nothing.
 */
export function correctedPeriod(
  { assumed, actor }: UnderstoodQuestion,
  drafts: readonly Draft[],
  sections: readonly RankedSection[],
): Composition["correction"] {
  if (assumed === null) return null;
  const gives = (one: RankedCandidate, wanted: boolean) =>
    periodsIn(one.candidate.text).some(({ length, unit }) => unit === assumed.unit && (length === assumed.length) === wanted);
  const isOfAnother = ({ candidate }: RankedCandidate) => actor !== null && isOfOthers(`${candidate.heading} ${candidate.text}`, actor);
  const others = drafts.filter(({ lead }) => gives(lead, false) && !isOfAnother(lead));
  const shown = sections.slice(0, drafts.length).flatMap(({ members }) => members);
  if (others.length === 0 || shown.some((one) => gives(one, true))) return null;
  const clauses = others.map(({ lead }) => lead.candidate.citation).join(", ");
  return {
    text: `None of the clauses found gives ${assumed.length} ${assumed.unit}s; the periods they give stand in ${clauses}.`,
    citations: others.flatMap((one) => one.citations),
  };
}
