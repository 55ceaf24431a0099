import type { PathwayAssessment } from "@clausewise/contracts";
import { decisionGraph, ruleSetNamed } from "@clausewise/planning";
import { placed } from "@clausewise/planning/chart";

/** The decision that an assessment went through, with where everything of it stands. */
export function drawn({ rule_set, answers }: Pick<PathwayAssessment, "rule_set" | "answers">) {
  const graph = decisionGraph(ruleSetNamed(rule_set), answers);
  return { graph, chart: placed(graph) };
}
