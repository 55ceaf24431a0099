import type { Database } from "../../platform/database/client.ts";
import { chainStart, macOf } from "./audit-chain.ts";
import { readHead, readLastRecord, readRecord } from "./audit.repository.ts";
import type { CheckpointLog } from "./checkpoints.ts";
import { otherKey, recordsMissing } from "./refusals.ts";

const seeVerify = "`npm run audit -- verify` tells more.";

/**
 * Compares database and checkpoint file at start, before any change; false when they differ. When the database is ahead,
 * as after a kill, a checkpoint catches up. A database that lacks records, or that was sealed with another key, is
 * refused; any other difference is left as it is, so that it stays to be found, and warned about.
 */
export async function resumeCheckpoints(
  database: Database,
  key: Buffer,
  log: CheckpointLog,
  warn: (line: string) => void,
): Promise<boolean> {
  const problem = await compare(database, key, log);
  if (problem) warn(`The audit trail is not as its checkpoints say: ${problem}. ${seeVerify}`);
  return problem === null;
}

async function compare(database: Database, key: Buffer, log: CheckpointLog): Promise<string | null> {
  const { furthest, fault } = log.found;
  // Read before the last record: other servers may be adding to the chain, and the head must never be ahead of it.
  const head = await readHead(database);
  const last = await readLastRecord(database);
  const end = last?.sequence ?? 0;
  if (last && macOf(last.hash, key) !== last.mac) throw otherKey(end);
  if (!furthest && fault?.rule === "checkpoint signature") throw otherKey(1);
  if (furthest && end < furthest.sequence) throw recordsMissing(end, furthest.sequence);
  if (fault) return fault.detail;
  if (!furthest && last) return `there are ${last.sequence} records and no checkpoint file`;
  if (!furthest) {
    log.begin();
    return null;
  }
  if (end < head.sequence) return `the last record is no. ${end}, but the chain had reached no. ${head.sequence}`;
  const witnessed = furthest.sequence === 0 ? chainStart : (await readRecord(database, furthest.sequence))?.hash;
  if (witnessed !== furthest.hash) return `record ${furthest.sequence} is not the one its checkpoint names`;
  if (last && end > furthest.sequence) {
    log.reached(last);
    log.flush();
  }
  return null;
}
