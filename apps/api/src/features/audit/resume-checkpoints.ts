import type { Database } from "../../platform/database/client.ts";
import { chainStart, macOf } from "./audit-chain.ts";
import { readHead, readLastRecord, readRecord } from "./audit.repository.ts";
import type { CheckpointLog } from "./checkpoints.ts";

const seeVerify = "`pnpm audit verify` tells more. If you began a new database on purpose, give it a new AUDIT_DIR.";

/**
 * Compares database and checkpoint file at start, before any change. When the database is ahead, as after a kill, a
 * checkpoint catches up; any other difference is left as it is, so that it stays to be found, and warned about.
 */
export async function resumeCheckpoints(database: Database, key: Buffer, log: CheckpointLog, warn: (line: string) => void): Promise<void> {
  const problem = await compare(database, key, log);
  if (problem) warn(`The audit trail is not as its checkpoints say: ${problem}. ${seeVerify}`);
}

async function compare(database: Database, key: Buffer, log: CheckpointLog): Promise<string | null> {
  const { furthest, fault } = log.found;
  // Read before the last record: other servers may be adding to the chain, and the head must never be ahead of it.
  const head = await readHead(database);
  const last = await readLastRecord(database);
  if (fault) return fault.detail;
  if (!furthest && last) return `there are ${last.sequence} records and no checkpoint file`;
  if (!furthest) {
    log.begin();
    return null;
  }
  const end = last?.sequence ?? 0;
  if (end < furthest.sequence) return `the last record is no. ${end}, but a checkpoint names no. ${furthest.sequence}`;
  if (end < head.sequence) return `the last record is no. ${end}, but the chain had reached no. ${head.sequence}`;
  const witnessed = furthest.sequence === 0 ? chainStart : (await readRecord(database, furthest.sequence))?.hash;
  if (witnessed !== furthest.hash) return `record ${furthest.sequence} is not the one its checkpoint names`;
  if (!last) return null;
  if (macOf(last.hash, key) !== last.mac) return `record ${last.sequence} was not sealed with this key`;
  if (end > furthest.sequence) {
    log.reached(last);
    log.flush();
  }
  return null;
}
