import type { Clause } from "@clausewise/contracts";
import { type AnsweredSet, type AssessedFact, classify, factsOfAnswers, routesFor, ruleSetNamed } from "@clausewise/planning";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { type AssessmentRow, assessmentsOf } from "./pathways.repository.ts";

/** What the classification of an assessment and its way to market rest on. */
function clausesOf({ rule_set, answers }: AssessmentRow): Clause[] {
  const set = ruleSetNamed(rule_set);
  const { fired, remarks } = classify(set, answers);
  const steps = routesFor(set, answers).flatMap((route) => route.steps);
  return [...fired, ...remarks, ...steps].flatMap(({ clauses }) => clauses);
}

/** What other features may know of assessments. */
export const createPathwayReads = (database: Database) => ({
  /** What was answered of a product, the last changed first. */
  async answered(viewer: Viewer, productId: string): Promise<AnsweredSet[]> {
    return assessmentsOf(database, viewer, productId);
  },

  /** What a person's answers say of a product; where several say something of one fact, the last changed has the word. */
  async assessed(viewer: Viewer, productId: string): Promise<AssessedFact[]> {
    const rows = await assessmentsOf(database, viewer, productId);
    const all = rows.flatMap(({ rule_set, answers, name }) =>
      factsOfAnswers(ruleSetNamed(rule_set), answers).map((fact) => ({ ...fact, because: `By the assessment “${name}”.` })),
    );
    return [...new Map(all.toReversed().map((one) => [one.fact, one])).values()];
  },

  /** A person's assessments of a product with the clauses that each rests on. */
  async resting(viewer: Viewer, productId: string) {
    const rows = await assessmentsOf(database, viewer, productId);
    return rows.map((row) => ({ id: row.id, title: row.name, rules: row.rule_set, at: row.updated_at, clauses: clausesOf(row) }));
  },
});

export type PathwayReads = ReturnType<typeof createPathwayReads>;
