import { CannotStart } from "../../platform/cannot-start.ts";
import type { Database } from "../../platform/database/client.ts";
import { chainStart, macOf } from "./audit-chain.ts";
import { readHead, readLastRecord, readRecord } from "./audit.repository.ts";
import type { CheckpointLog } from "./checkpoints.ts";

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

const otherKey = (sequence: number) =>
  new CannotStart(
    `The key in AUDIT_DIR is not the one that audit record or checkpoint ${sequence} was sealed with. Nothing was changed. Put the right key back, or name the audit folder that belongs to this database.`,
  );

const wayOn = (end: number): string =>
  end === 0
    ? "Put the database back, name the one that belongs to this AUDIT_DIR, or take the data there with `npm run data -- move-to-postgres <url>`; for a new installation name another AUDIT_DIR."
    : 'If this is an older copy that you restored, say so with `npm run audit -- restored --reason "…"`; otherwise put the newer database back.';

const recordsMissing = (end: number, named: number) =>
  new CannotStart(
    `The database ${end === 0 ? "has no audit records" : `ends at audit record ${end}`}, but checkpoints in AUDIT_DIR name record ${named}. Nothing was changed. ${wayOn(end)}`,
  );
