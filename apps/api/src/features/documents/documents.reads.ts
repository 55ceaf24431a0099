import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { countDocuments } from "./documents.repository.ts";

/** What other features may know of documents. */
export const createDocumentReads = (database: Database) => ({
  /** How many a person has, as a part of a statement. */
  count: (viewer: Viewer) => countDocuments(database, viewer),
});
