import type { Database } from "../../platform/database/client.ts";
import { countDocuments } from "./documents.repository.ts";

/** What other features may know of documents. */
export const createDocumentReads = (database: Database) => ({
  count: (ownerId: string) => countDocuments(database, ownerId),
});
