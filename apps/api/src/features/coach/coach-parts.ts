import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Services, Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { Citations } from "../citations/citations.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import type { ProductReads } from "../products/products.reads.ts";
import type { CardShelf } from "./card-shelf.ts";

/** What the coach is made of. */
export interface CoachParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  shelf: () => CardShelf;
  library: Pick<LibraryReads, "clauses" | "texts" | "lastRevision" | "heldChanges" | "amendmentsOf">;
  citations: Pick<Citations, "citeAll" | "forget" | "allChanged">;
  answers: Pick<Services["answers"], "ask">;
  gaps: Pick<Services["gaps"], "list">;
  gapRequirements: Pick<Services["gapRequirements"], "list">;
  warningLetters: Pick<Services["warningLetters"], "list">;
  products: Pick<ProductReads, "living">;
  /** In whose name cards are followed, which are nobody's. */
  keeper: Viewer;
}
