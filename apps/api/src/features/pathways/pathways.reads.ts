import { type AssessedFact, factsOfAnswers, ruleSetNamed } from "@clausewise/planning";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { assessmentsOf } from "./pathways.repository.ts";

/** What other features may know of assessments. */
export const createPathwayReads = (database: Database) => ({
  /** What a person's answers say of a product; where several say something of one fact, the last changed has the word. */
  async assessed(viewer: Viewer, productId: string): Promise<AssessedFact[]> {
    const rows = await assessmentsOf(database, viewer, productId);
    const all = rows.flatMap(({ rule_set, answers, name }) =>
      factsOfAnswers(ruleSetNamed(rule_set), answers).map((fact) => ({ ...fact, because: `By the assessment “${name}”.` })),
    );
    return [...new Map(all.toReversed().map((one) => [one.fact, one])).values()];
  },
});
