import { inArray } from "drizzle-orm";
import { protocolAnalysis } from "../features/protocols/protocols.table.ts";
import type { Database } from "../platform/database/client.ts";

/** How many protocols of anybody wait to be analysed or are being analysed. */
export const countUnanalysed = (database: Database): Promise<number> =>
  database.$count(protocolAnalysis, inArray(protocolAnalysis.state, ["waiting", "reading"]));
