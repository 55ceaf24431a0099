import type { Database } from "../database/client.ts";
import { auditHead } from "../features/audit/audit.table.ts";

/** Sets the end of the chain back by one, so that the next record meets a number that is taken and is refused. */
export async function refuseNextRecord(database: Database, sequence: number): Promise<void> {
  await database.update(auditHead).set({ sequence: sequence - 1 });
}
