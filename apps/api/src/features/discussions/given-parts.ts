import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { Citations } from "../citations/citations.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import type { Notify, Rename } from "../notifications/notify.ts";

/** What the board is made of. */
export interface GivenParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  people: Pick<PeopleReads, "writers" | "mentioned" | "reviewers">;
  library: Pick<LibraryReads, "clauses" | "siblings" | "held" | "amendmentsOf">;
  citations: Pick<Citations, "citeAll" | "forget" | "changedSince">;
  notify: Notify;
  rename: Rename;
  /** In whose name clauses are followed, which are cited for everybody. */
  keeper: Viewer;
}
