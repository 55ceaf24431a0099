import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../../platform/database/client.ts";
import { markedRequest } from "../../platform/repeat-mark.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { keysInMemory } from "../../testing/person-keys.ts";
import { addPerson, emptyTables } from "../../testing/tables.repository.ts";
import { chainStart, macOf } from "./audit-chain.ts";
import { createAuditTrail, type AuditEntry } from "./audit-trail.ts";
import { revealed } from "./concealment.ts";
import { readHead, readRecords } from "./audit.repository.ts";

const key = randomBytes(32);
const people = keysInMemory();
const anyone = { actor: null, sessionId: null, requestId: "request-1", address: "127.0.0.1" };
const entry: AuditEntry = { action: "person.added" };

let open: OpenDatabase;
let reached: number[];
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  reached = [];
  await emptyTables(open.database);
});

const trail = () => createAuditTrail(open.database, { key, people }, { reached: ({ sequence }) => void reached.push(sequence) });
const records = async () => (await readRecords(open.database, 1, 100)).map((record) => ({ ...record, ...revealed(record, people) }));

test("a change leaves exactly one record, which says who did what from where", async () => {
  const ana = await addPerson(open.database, "ana", "administrator");
  const caller = { actor: ana, sessionId: "session-1", requestId: "request-1", address: "10.1.2.3" };
  const told = await trail().change(caller, async (tx, sequence) => {
    const ben = await addPerson(tx, "ben", "regulatory_professional");
    return {
      result: sequence,
      entry: { ...entry, object_id: ben.id, reason: "new colleague", changes: { name: { before: null, after: "ben" } } },
    };
  });
  const [record, ...more] = await records();
  expect(more).toEqual([]);
  expect(record).toMatchObject({
    sequence: told,
    actor_id: ana.id,
    actor_label: "ana@example.org",
    actor_role: "administrator",
    session_id: "session-1",
    request_id: "request-1",
    address: "10.1.2.3",
    action: "person.added",
    reason: "new colleague",
    changes: { name: { before: null, after: "ben" } },
    outcome: "done",
    previous_hash: chainStart,
  });
  expect(record?.mac).toBe(macOf(record?.hash ?? "", key));
  expect(reached).toEqual([1]);
});

test("a change that is sent again after a process made it, and could not say so, is not made twice", async () => {
  const send = (requestId: string, name: string) =>
    trail().change({ ...anyone, requestId }, async (tx) => ({ result: (await addPerson(tx, name, "reviewer")).id, entry }));
  const tries = ["request-1", "request-2"].map((id) => markedRequest(id, ["ana", "POST", "/api/people", "key"]));
  await send(tries[0] ?? "", "ben");
  // Its own further changes are no second try.
  await send(tries[0] ?? "", "chi");
  await expect(send(tries[1] ?? "", "eve")).rejects.toThrow("already made");
  await send(markedRequest("request-3", ["ana", "POST", "/api/people", "another key"]), "dan");
  expect(await records()).toHaveLength(3);
});

test("a change that fails leaves neither itself nor a record, and the next takes its number", async () => {
  const failing = trail().change(anyone, async (tx) => {
    await addPerson(tx, "ben", "regulatory_professional");
    throw new Error("the disk is full");
  });
  await expect(failing).rejects.toThrow("the disk is full");
  expect(await records()).toEqual([]);
  expect(reached).toEqual([]);
  await trail().change(anyone, async (tx) => ({ result: await addPerson(tx, "ben", "regulatory_professional"), entry }));
  expect(await records()).toMatchObject([{ sequence: 1 }]);
});

test("a change whose record cannot be written is undone", async () => {
  await trail().note(anyone, entry);
  const change = trail().change(anyone, async (tx) => ({
    result: await addPerson(tx, "ben", "regulatory_professional"),
    entry: { ...entry, changes: { size: 1n } },
  }));
  await expect(change).rejects.toThrow(TypeError);
  expect(await readHead(open.database)).toMatchObject({ sequence: 1 });
  // The name is free, so nobody of it was kept.
  await expect(addPerson(open.database, "ben", "regulatory_professional")).resolves.toMatchObject({ label: "ben@example.org" });
});

test("where nothing changed, nothing is recorded", async () => {
  expect(await trail().change(anyone, async () => ({ result: "the same", entry: null }))).toBe("the same");
  expect(await records()).toEqual([]);
});

test("a refused attempt is recorded as denied, with nobody's name", async () => {
  await trail().note(anyone, { action: "access.denied", object_id: "audit.records", outcome: "denied" });
  expect(await records()).toMatchObject([
    { outcome: "denied", actor_id: null, actor_label: "anonymous", actor_role: "none", object_id: "audit.records" },
  ]);
});

test("two changes at once follow one another without a gap", async () => {
  await Promise.all([trail().note(anyone, entry), trail().note(anyone, entry)]);
  const [first, second] = await records();
  expect([first?.sequence, second?.sequence]).toEqual([1, 2]);
  expect(second?.previous_hash).toBe(first?.hash);
});
