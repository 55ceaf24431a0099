import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { AuditReads } from "../audit/audit.reads.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createShowing, type ShowingParts } from "./shown.ts";
import { createTelling, type TellingParts } from "./telling.ts";

export interface GivenParts extends ShowingParts, TellingParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  records: Pick<AuditReads, "recordsAbout">;
}

/** What everything about milestones stands on. */
export const milestoneParts = (given: GivenParts) => ({ ...given, showing: createShowing(given), telling: createTelling(given) });

export type MilestoneParts = ReturnType<typeof milestoneParts>;
