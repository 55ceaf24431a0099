import type { AuditRecord, ReadAuditRecord } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { hashOf } from "../../canonical.ts";
import { macOf } from "./audit-chain.ts";
import { readErasures, readRecordsAbout, readRecordsOf } from "./audit.repository.ts";
import { revealed } from "./concealment.ts";
import type { PersonKeys } from "./person-keys.ts";

/** What other features may know of the audit trail. */
export interface AuditReads {
  /** Everything recorded of a person, oldest first; what is somebody else's in a record that names both is left out. */
  recordsOf(personId: string): AsyncGenerator<ReadAuditRecord, void>;
  /** What is recorded of one thing of a person's, newest first, whoever did it. */
  recordsAbout(personId: string, thing: { type: string; id: string }, limit: number): Promise<ReadAuditRecord[]>;
  /** The same, oldest first and as it is stored, of the records that are as they were sealed. */
  soundRecordsAbout(personId: string, thing: { type: string; id: string }, limit: number): Promise<AuditRecord[]>;
  /** Who was deleted, by the records that were soundly sealed: the rest may be a forger's. */
  erasedPeople(): Promise<string[]>;
}

const recordsAtOnce = 200;

export const createAuditReads = (database: Database, { key, people }: { key: Buffer; people: Pick<PersonKeys, "read"> }): AuditReads => ({
  async *recordsOf(personId) {
    let after = 0;
    for (;;) {
      const records = await readRecordsOf(database, personId, after, recordsAtOnce);
      for (const record of records) yield ownPart(revealed(record, people), personId);
      const last = records.at(-1);
      if (!last || records.length < recordsAtOnce) return;
      after = last.sequence;
    }
  },

  async recordsAbout(personId, thing, limit) {
    const records = await readRecordsAbout(database, personId, thing, limit);
    return records.map((record) => revealed(record, people));
  },

  async soundRecordsAbout(personId, thing, limit) {
    const records = await readRecordsAbout(database, personId, thing, limit);
    return records.filter((record) => isSound(record, key)).toReversed();
  },

  async erasedPeople() {
    const records = await readErasures(database);
    const sound = records.filter((record) => isSound(record, key));
    return sound.flatMap(({ object_id }) => object_id ?? []);
  },
});

/** Whether a record is as it was sealed with this key. */
const isSound = ({ hash, mac, ...unsealed }: AuditRecord, key: Buffer): boolean => hash === hashOf(unsealed) && mac === macOf(hash, key);

/** Who did something to a person, and what a person did to somebody else, is that one's. */
const ownPart = (record: ReadAuditRecord, personId: string): ReadAuditRecord => ({
  ...record,
  ...(record.actor_id !== personId && { actor_label: "Somebody else", session_id: null, address: null }),
  ...(record.subject_id !== personId && { reason: null, changes: {} }),
});
