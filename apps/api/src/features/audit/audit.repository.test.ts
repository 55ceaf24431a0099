import { randomBytes } from "node:crypto";
import { AuditRecord } from "@clausewise/contracts";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../platform/database/client.ts";
import { drivers } from "../../testing/drivers.ts";
import { keysInMemory } from "../../testing/person-keys.ts";
import { sampleCheckpoints } from "../../testing/sample-trail.ts";
import { emptyTables } from "../../testing/tables.repository.ts";
import { hashOf } from "../../canonical.ts";
import { chainStart, seal } from "./audit-chain.ts";
import { type AuditEntry, createAuditTrail } from "./audit-trail.ts";
import { readHead, readRecords } from "./audit.repository.ts";
import { systemClock } from "../../platform/clock/clock.ts";
import { createAuditService } from "./audit.service.ts";
import { verifyTrail } from "./verify-trail.ts";

const key = randomBytes(32);
const people = keysInMemory();
const caller = { actor: null, sessionId: null, requestId: "request", address: "127.0.0.1" };
/** Every character there is, and what no database can hold as it stands. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("\u0000", "\uD83D", "\uDE00", "a") }),
  fc.constant("__proto__"),
);
const anyChanges = fc.dictionary(
  anyText,
  fc.anything({ values: [anyText, fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)] }),
);
const anyEntry = fc.record({
  action: fc.constantFrom<AuditEntry["action"]>("access.denied", "alert.created"),
  object_id: fc.option(anyText),
  reason: fc.option(anyText),
  changes: anyChanges,
});

describe.each(drivers)("on $kind", ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyTables(opened.database));

  const trail = () => createAuditTrail(opened.database, { key, people }, { reached: () => undefined });
  const note = (entry: Partial<AuditEntry> = {}) => trail().note(caller, { action: "alert.created", ...entry });
  const tamper = (statement: string) =>
    opened.database.transaction(async (tx) => {
      await tx.execute(sql`set local clausewise.maintenance = 'on'`);
      await tx.execute(sql.raw(statement));
    });
  const verify = async (checkpoints: string[]) => {
    const records = await readRecords(opened.database, 1, 5000);
    return verifyTrail({ records: streamed(records), checkpoints: () => checkpoints, key });
  };

  test("whatever a change says of itself, its record reads back as it was hashed", async () => {
    await fc.assert(
      fc.asyncProperty(anyEntry, async (entry) => {
        await note(entry);
        const { sequence } = await readHead(opened.database);
        const [stored] = await readRecords(opened.database, sequence, 1);
        const overRest: unknown = JSON.parse(JSON.stringify(AuditRecord.parse(stored)));
        const { hash, mac: _mac, ...unsealed } = AuditRecord.parse(overRest);
        expect(hashOf(unsealed)).toBe(hash);
      }),
      { numRuns: 150 },
    );
    const records = await readRecords(opened.database, 1, 5000);
    expect(await verify(sampleCheckpoints(records.slice(-1), key))).toMatchObject({ intact: true, records: records.length });
  });

  test.each(["update audit_record set object_id = 'x'", "delete from audit_record", "truncate audit_record"])(
    "the table refuses: %s",
    async (statement) => {
      await note();
      await expect(opened.database.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining("append-only") },
      });
      expect(await readRecords(opened.database, 1, 10)).toHaveLength(1);
    },
  );

  test("many changes at once leave a trail without gaps", async () => {
    await Promise.all(Array.from({ length: 25 }, (_, n) => note({ object_id: `alert-${n}` })));
    const records = await readRecords(opened.database, 1, 100);
    expect(await verify(sampleCheckpoints(records.slice(-1), key))).toMatchObject({ intact: true, records: 25 });
  });

  describe("past the guard, tampering is found", () => {
    let checkpoints: string[];
    beforeEach(async () => {
      for (let n = 1; n <= 6; n += 1)
        await note({ object_id: `alert-${n}`, object_version: "1", reason: "routine", changes: { read: { before: false, after: true } } });
      checkpoints = sampleCheckpoints((await readRecords(opened.database, 6, 1)).slice(-1), key);
    });

    test("only where there was some", async () => {
      expect(await verify(checkpoints)).toMatchObject({ intact: true, records: 6 });
    });

    test.each([
      ["an edited column", "update audit_record set object_version = 'urgent' where sequence = 3", 3, "hash"],
      [
        "content put in from another record",
        "update audit_record set content_sealed = (select content_sealed from audit_record where sequence = 2) where sequence = 3",
        3,
        "hash",
      ],
      ["a deleted record", "delete from audit_record where sequence = 3", 3, "gap"],
      ["a cut tail", "delete from audit_record where sequence > 4", 5, "checkpoint"],
      ["an emptied table", "truncate audit_record", 1, "checkpoint"],
      [
        "two records that changed places",
        "update audit_record set sequence = -3 where sequence = 3; update audit_record set sequence = 3 where sequence = 4; update audit_record set sequence = 4 where sequence = -3",
        3,
        "previous hash",
      ],
      [
        "a record put before the first",
        "insert into audit_record select 0, recorded_at, actor_id, actor_role, subject_id, request_id, action, object_type, object_id, object_version, outcome, actor_sealed, content_sealed, previous_hash, hash, mac from audit_record where sequence = 1",
        1,
        "gap",
      ],
    ] as const)("%s", async (_what, statements, sequence, rule) => {
      for (const statement of statements.split(";")) await tamper(statement);
      expect(await verify(checkpoints)).toMatchObject({ intact: false, sequence, rule });
    });

    test("a trail written anew from the third record on, with head and hashes that fit", async () => {
      const records = await readRecords(opened.database, 1, 10);
      let previous_hash = chainStart;
      for (const { hash: _hash, mac: _mac, ...record } of records) {
        const forged = seal({ ...record, previous_hash, ...(record.sequence >= 3 && { object_version: "urgent" }) }, randomBytes(32));
        const mac = record.sequence < 3 ? _mac : forged.mac;
        await tamper(
          `update audit_record set object_version = '${forged.object_version}', previous_hash = '${previous_hash}', hash = '${forged.hash}', mac = '${mac}' where sequence = ${record.sequence}`,
        );
        previous_hash = forged.hash;
      }
      await tamper(`update audit_head set hash = '${previous_hash}'`);
      expect(await verify(checkpoints)).toMatchObject({ sequence: 3, rule: "mac" });
    });

    test("a record made unreadable is named by the service, after those before it", async () => {
      await tamper("update audit_record set outcome = 'splendid' where sequence = 3");
      const { records } = createAuditService({
        database: opened.database,
        people,
        audit: { note: async () => undefined },
        clock: systemClock,
        exportKey: notExported,
      });
      const asked = { ...caller, origin: "", signIn: notUsed };
      expect(await records({ from: 1, limit: 100 }, asked)).toHaveLength(2);
      await expect(records({ from: 3, limit: 100 }, asked)).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringContaining("Record 3"),
      });
    });
  });
});

async function* streamed(records: Iterable<unknown>) {
  yield* records;
}

const never = async (): Promise<never> => {
  throw new Error("not used here");
};
const notExported = (): never => {
  throw new Error("nothing is exported here");
};

const notUsed = { begin: never, exchange: never, beginSigning: never, confirmSigning: never, start: never, end: never };
