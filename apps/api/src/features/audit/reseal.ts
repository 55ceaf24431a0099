import { randomBytes } from "node:crypto";
import { Id, type AuditRecord } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { chainStart, macOf, seal } from "./audit-chain.ts";
import type { TrailKeys } from "./audit-trail.ts";
import { checkpointLines } from "./checkpoint-files.ts";
import { openCheckpointLog } from "./checkpoints.ts";
import { type ClearRecord, concealed } from "./concealment.ts";
import type { OpenRecord } from "./open-record.ts";
import {
  finishResealing,
  hasOpenRecords,
  lockResealing,
  readLastOpenRecord,
  readOpenRecords,
  storeSealed,
} from "./open-records.repository.ts";
import { otherKey, recordsMissing } from "./refusals.ts";
import { KeyDestroyed, type PersonKeys } from "./person-keys.ts";
import { verifyTrail } from "./verify-trail.ts";

interface Resealing extends TrailKeys {
  auditDir: string;
  clock: Clock;
}

/**
 * Seals the records of an earlier version under people's keys, once, before anything is recorded; how many there were.
 * Everything is one transaction, so a process that is stopped in between leaves the records as they were. The trail is
 * proven first as it was, and what is broken about it stays stated; records missing or another key are refused.
 */
export async function resealOpenRecords(database: Database, resealing: Resealing): Promise<number> {
  if (!(await hasOpenRecords(database))) return 0;
  return database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await lockResealing(tx);
    // Another process may have done it while this one waited.
    return (await hasOpenRecords(tx)) ? resealAll(tx, resealing) : 0;
  });
}

async function resealAll(tx: Database, { auditDir, clock, ...keys }: Resealing): Promise<number> {
  const last = await readLastOpenRecord(tx);
  const log = openCheckpointLog(auditDir, keys.key);
  if (last && macOf(last.hash, keys.key) !== last.mac) throw otherKey(last.sequence);
  const named = log.found.furthest?.sequence ?? 0;
  if ((last?.sequence ?? 0) < named) throw recordsMissing(last?.sequence ?? 0, named);

  const fault = await faultOf(tx, auditDir, keys.key);
  const { count, hash } = await copySealed(tx, keys);
  await finishResealing(tx, hash);
  // On the disk before the transaction ends: a chain with other hashes and no word of why would look like a forged one.
  log.resealed({ sequence: last?.sequence ?? 0, hash, old_hash: last?.hash ?? chainStart, fault, stated_at: clock.now() });
  return count;
}

async function faultOf(tx: Database, auditDir: string, key: Buffer) {
  const result = await verifyTrail({ records: oneByOne(tx), checkpoints: () => checkpointLines(auditDir), key, form: "open" });
  return result.intact ? null : { sequence: result.sequence, rule: result.rule, detail: result.detail };
}

async function* oneByOne(tx: Database): AsyncGenerator<OpenRecord, void> {
  for await (const batch of readOpenRecords(tx)) yield* batch;
}

async function copySealed(tx: Database, { key, people }: TrailKeys): Promise<{ count: number; hash: string }> {
  let [count, hash] = [0, chainStart];
  for await (const batch of readOpenRecords(tx)) {
    const sealed: AuditRecord[] = [];
    for (const record of batch) {
      const next = seal(concealed(clearOf(record, hash), throwawayWhereDestroyed(people)), key);
      sealed.push(next);
      hash = next.hash;
    }
    await storeSealed(tx, sealed);
    count += sealed.length;
  }
  return { count, hash };
}

/** Records of somebody whose key was destroyed, as an older copy of the data may bring them back, are sealed for nobody. */
const throwawayWhereDestroyed = (people: PersonKeys): Pick<PersonKeys, "of"> => ({
  of(holder) {
    try {
      return people.of(holder);
    } catch (error) {
      if (error instanceof KeyDestroyed) return randomBytes(32);
      throw error;
    }
  },
});

/** Of whom each record was, it then did not say: of the one who acted, but for an administrator's act on another person. */
const subjectOf = ({ action, object_id, actor_id }: Pick<OpenRecord, "action" | "object_id" | "actor_id">): string | null =>
  action === "person.changed" && Id.safeParse(object_id).success ? (object_id?.toLowerCase() ?? null) : actor_id;

function clearOf({ hash: _hash, mac: _mac, ...record }: OpenRecord, previous_hash: string): ClearRecord {
  const { actor_label, session_id, address, reason, changes, ...rest } = record;
  return {
    ...rest,
    subject_id: subjectOf(record),
    actor: { label: actor_label, session_id, address },
    content: { reason, changes },
    previous_hash,
  };
}
