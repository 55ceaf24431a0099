import type { Database } from "../../platform/database/client.ts";
import type { AuditReads } from "../audit/audit.reads.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createBasisClauses, type ClauseParts } from "./basis-clauses.ts";
import { createShowing, type ShowingParts } from "./shown.ts";
import { createTelling, type TellingParts } from "./telling.ts";

export interface GivenParts extends ShowingParts, TellingParts, ClauseParts {
  database: Database;
  audit: AuditTrail;
  records: Pick<AuditReads, "recordsAbout">;
}

/** What everything about milestones stands on. */
export const milestoneParts = (given: GivenParts) => ({
  ...given,
  showing: createShowing(given),
  telling: createTelling(given),
  clauses: createBasisClauses(given),
});

export type MilestoneParts = ReturnType<typeof milestoneParts>;
