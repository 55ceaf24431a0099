import type { Answers, Clause, Route } from "@clausewise/contracts";
import { countedAnswers } from "../rules/asked.ts";
import { type Condition, always, truthOf } from "../rules/condition.ts";
import { read } from "../rules/evaluate.ts";
import { possibleOutcomes } from "../rules/outcomes.ts";
import type { RuleSet } from "../rules/rule-set.ts";

interface Step {
  title: string;
  says: string;
  clauses: readonly Clause[];
  /** Always, where nothing is said. */
  when?: Condition;
}

/** Steps to market by outcome of a set of rules. */
export interface RoutesOfSet {
  set: string;
  /** In order; each with the outcomes that it belongs to. */
  steps: readonly (Step & { of: readonly string[] })[];
}

/** The way to market for everything that may come out, in its order. */
export function routesOf({ steps }: RoutesOfSet, set: RuleSet, given: Answers): Route[] {
  const answers = countedAnswers(set, given);
  const { known } = read(set, answers);
  return possibleOutcomes(set, answers).map((outcome) => ({
    outcome,
    title: set.labels[outcome] ?? outcome,
    steps: steps
      .filter(({ of, when = always }) => of.includes(outcome) && truthOf(when, known) !== false)
      .map(({ title, says, clauses, when = always }) => ({
        title,
        says,
        clauses: [...clauses],
        certain: truthOf(when, known) === true,
      })),
  }));
}
