import type { Requirement } from "@clausewise/contracts";
import type { AssessedFact } from "@clausewise/planning";
import type { ElementCheck } from "@clausewise/proofreading";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import type { AuditReads } from "../audit/audit.reads.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { Citations } from "../citations/citations.ts";
import type { DocumentReads } from "../documents/documents.reads.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import type { Notify } from "../notifications/notify.ts";
import type { ProductReads } from "../products/products.reads.ts";
import type { QueryReads } from "../queries/queries.reads.ts";
import type { SignatureReads } from "../signatures/signatures.reads.ts";
import type { Sharing } from "../sharing/sharing.ts";
import type { PackShelf } from "./pack-shelf.ts";

/** What gap analyses are worked out from. */
export interface GapParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  packs: () => PackShelf;
  products: Pick<ProductReads, "find">;
  people: Pick<PeopleReads, "names" | "reviewers">;
  records: Pick<AuditReads, "recordsAbout">;
  library: Pick<LibraryReads, "clauses" | "lastRevision" | "texts" | "siblings" | "versionOn" | "contentsOf" | "passagesAt">;
  citations: Pick<Citations, "cite" | "citeAll" | "forget" | "changedSince" | "allChanged" | "citedPlaces">;
  documents: Pick<DocumentReads, "current" | "readOnes">;
  bookmarks: Pick<QueryReads, "questions">;
  sharing: Pick<Sharing, "share" | "unshare" | "unshareAll" | "sharedWith">;
  signatures: SignatureReads;
  notify: Notify;
  events: Pick<Events, "raise">;
  /** Reads a text for what a requirement asks for, beside requests. */
  lookFor: (text: string, requirement: Requirement) => Promise<ElementCheck>;
  /** What was found of a product by its classification. */
  assessed: (owner: Viewer, productId: string) => Promise<readonly AssessedFact[]>;
}
