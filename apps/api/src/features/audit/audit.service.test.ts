import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { AuditFilter } from "@clausewise/contracts";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Services } from "../../service.ts";
import { putContentOf, trailAsText } from "../../testing/audit.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { openExportKey } from "./export/export-key.ts";
import { createAuditService } from "./audit.service.ts";

let world: TestWorld;
let service: Services["audit"];
beforeAll(async () => {
  world = await createTestWorld();
  service = createAuditService({ ...world, people: world.keys, exportKey: () => openExportKey(world.folder) });
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const read = async (filter: object = {}) => service.read(AuditFilter.parse(filter), await world.asPerson("dana", "administrator"));

async function someRecords() {
  const [ana, ben] = [await world.asPerson("ana"), await world.asPerson("ben")];
  await world.audit.note(ana, { action: "question.asked", changes: { query: "What is a Zephyrine pump?" } });
  await world.audit.note(ben, { action: "alert.created", reason: "routine" });
  await world.audit.note(ben, { action: "person.changed", object_id: ana.actor!.id, subject_id: ana.actor!.id, reason: "Ana leads" });
  return { ana: ana.actor!.id, ben: ben.actor!.id };
}

test("an administrator reads records in the clear, newest first, and page by page", async () => {
  await someRecords();
  const page = await read({ limit: 2 });
  expect(page).toMatchObject({
    total: 3,
    items: [
      { sequence: 3, actor_label: "ben@example.org", reason: "Ana leads", actor: "readable", content: "readable" },
      { sequence: 2, actor_label: "ben@example.org", reason: "routine", session_id: "session-of-ben@example.org", address: "127.0.0.1" },
    ],
  });
  // Reading has left a record, which does not move the place where the list goes on.
  expect(await read({ limit: 2, cursor: page.next ?? "" })).toMatchObject({
    items: [{ sequence: 1, changes: { query: "What is a Zephyrine pump?" } }],
    next: null,
  });
});

test("the list is filtered by who acted or whom it was about, by action and by day", async () => {
  const { ana } = await someRecords();
  const sequences = async (filter: object) => (await read({ sort: "oldest", ...filter })).items.map(({ sequence }) => sequence);
  const today = (await world.records())[0]!.recorded_at.slice(0, 10);
  expect(await sequences({ person: ana })).toEqual([1, 3]);
  expect(await sequences({ action: "alert.created" })).toEqual([2]);
  expect(await sequences({ action: "alert.created", from: today, to: today })).toEqual([2]);
  expect(await sequences({ to: "2020-01-01" })).toEqual([]);
});

test("reading leaves a record of who read what", async () => {
  await someRecords();
  await read({ action: "alert.created" });
  expect((await world.records()).at(-1)).toMatchObject({
    action: "audit.read",
    actor_label: "dana@example.org",
    changes: { action: "alert.created", sequences: [2] },
  });
});

test("what was sealed under a destroyed key reads as a deleted person's, and the rest as before", async () => {
  const { ana } = await someRecords();
  world.keys.destroy(ana);
  const { items } = await read({ sort: "oldest" });
  const gone = { actor_label: "Deleted person", session_id: null, address: null, reason: null, changes: {} };
  expect(items[0]).toMatchObject({ ...gone, actor: "deleted", content: "deleted", actor_id: ana, action: "question.asked" });
  expect(items[1]).toMatchObject({ actor_label: "ben@example.org", reason: "routine" });
  // Ben's act on Ana: who did it stays, what it says of Ana is gone with her.
  expect(items[2]).toMatchObject({ actor_label: "ben@example.org", content: "deleted", reason: null });
});

test("what was put in from another record is said to be damaged, and the list is given all the same", async () => {
  await someRecords();
  await putContentOf(world.database, 3, 1);
  expect((await read({ sort: "oldest" })).items[0]).toMatchObject({ actor: "readable", content: "damaged", changes: {} });
});

test("the table holds nothing that names a person or what was asked", async () => {
  await someRecords();
  expect(await trailAsText(world.database)).not.toMatch(/example\.org|Zephyrine|routine|127\.0\.0\.1|session-of/);
});

const handedOut = async (format: "zip" | "csv" | "pdf", filter: object = {}) => {
  const { bytes } = await service.export({ format, ...filter }, await world.asPerson("dana", "administrator"));
  return buffer(bytes);
};

test("the whole trail is handed out signed, without the record that says so", async () => {
  await someRecords();
  const files = unzipSync(await handedOut("zip"));
  const lines = Buffer.from(files["records.ndjson"] ?? [])
    .toString()
    .trim()
    .split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { record: { sequence: number } }).record.sequence)).toEqual([1, 2, 3]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    read: { actor_label: "ana@example.org", changes: { query: "What is a Zephyrine pump?" } },
  });
  expect(JSON.parse(Buffer.from(files["manifest.json"] ?? []).toString())).toMatchObject({ whole: true, records: 3 });
  expect((await world.records()).at(-1)).toMatchObject({ action: "audit.exported", changes: { format: "zip", last: 3 } });
});

test("a table of what a filter leaves is handed out, and its hash recorded", async () => {
  await someRecords();
  const csv = await handedOut("csv", { action: "alert.created" });
  expect(csv.toString()).toContain("routine");
  expect(csv.toString()).not.toContain("Zephyrine");
  const sha256 = createHash("sha256").update(csv).digest("hex");
  expect((await world.records()).at(-1)).toMatchObject({ changes: { action: "alert.created", sha256 } });
});
