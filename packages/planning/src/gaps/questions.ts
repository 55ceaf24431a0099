import type { FactName, GapQuestion } from "@clausewise/contracts";
import type { RequirementApplies } from "./applicability.ts";
import { optionsOf } from "./fact-values.ts";
import { asksFor } from "./fact-words.ts";

/** Questions that are asked at once. */
const atOnce = 8;

/** What has to be told of a requirement first; nothing where it is decided. */
const keyOf = ({ lacks: [fact], untold }: RequirementApplies): string | null => fact ?? untold;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function questionOf(fact: FactName | null, condition: string | null, requirements: number): GapQuestion {
  const asks = fact === null ? `Is it so? ${upper(condition ?? "")}.` : asksFor(fact);
  return { fact, condition, asks, options: fact === null ? null : optionsOf(fact), requirements };
}

/** What is asked of a product, that on which most requirements hang first, and how many the first of these questions decide. */
export function questionsOn(all: readonly RequirementApplies[]): {
  questions: GapQuestion[];
  first: { questions: number; requirements: number };
} {
  const open = all.filter((one) => keyOf(one) !== null);
  const hanging = [...Map.groupBy(open, keyOf).values()];
  const questions = hanging
    .flatMap((of) => of.slice(0, 1).map(({ lacks: [fact = null], untold }) => questionOf(fact, untold, of.length)))
    .toSorted((a, b) => b.requirements - a.requirements || Number(a.fact === null) - Number(b.fact === null));
  const asked = new Set(questions.slice(0, atOnce).flatMap(({ fact, condition }) => fact ?? condition ?? []));
  const decided = open.filter(({ lacks, untold }) => (untold === null ? lacks.every((fact) => asked.has(fact)) : asked.has(untold)));
  return { questions, first: { questions: asked.size, requirements: decided.length } };
}
