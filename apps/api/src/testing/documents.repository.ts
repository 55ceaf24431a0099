import { inArray } from "drizzle-orm";
import { documentVersion } from "../features/documents/documents.table.ts";
import type { Database } from "../platform/database/client.ts";

/** How many files of anybody wait to be read or are being read. */
export const countUnread = (database: Database): Promise<number> =>
  database.$count(documentVersion, inArray(documentVersion.upload_status, ["pending", "processing"]));
