import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAuditReads } from "../audit/audit.reads.ts";
import { createAuditTrail } from "../audit/audit-trail.ts";
import { openErasureLedger, type ErasureLedger } from "../audit/erasure-ledger.ts";
import { openPersonKeys, type PersonKeys } from "../audit/person-keys.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { systemClock } from "../../platform/clock/clock.ts";
import { openJobs, type Jobs } from "../../platform/jobs/jobs.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import { actorOf, type Caller } from "../../service.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { openTestFiles } from "../../testing/files.ts";
import { addNotification } from "../../testing/notifications.repository.ts";
import { addPerson, returnPerson } from "../../testing/tables.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createAccountService } from "./account.service.ts";
import { createErasures } from "./erasure.ts";

const key = Buffer.alloc(32, 7);
let world: TestWorld;
let jobs: Jobs;
let auditDir: string;
let keys: PersonKeys;
let erasures: ErasureLedger;
let files: FileStore;
beforeAll(async () => {
  world = await createTestWorld(async () => {
    const open = await openTestDatabase();
    jobs = await openJobs({ open, databaseUrl: null, clock: systemClock, works: false, warn: () => undefined });
    return open;
  });
});
beforeEach(async () => {
  await world.reset();
  auditDir = join(world.folder, randomUUID());
  mkdirSync(auditDir);
  keys = openPersonKeys(auditDir);
  erasures = openLedger();
  files = openTestFiles(world.folder);
});
afterAll(async () => {
  await jobs.close();
  await world.close();
});

const openLedger = () => openErasureLedger({ auditDir, copyDir: null, key, warn: () => undefined });
const parts = (ledger = erasures) => {
  const audit = createAuditTrail(world.database, { key, people: keys, isErased: (id) => ledger.has(id) }, { reached: () => undefined });
  const records = createAuditReads(world.database, { key, people: keys });
  return { ...world, audit, files, people: peopleReads, records, keys, erasures: ledger, leaving: [] };
};
const ended = {
  begin: noBrowser,
  exchange: noBrowser,
  beginSigning: noBrowser,
  confirmSigning: noBrowser,
  start: noBrowser,
  end: async () => undefined,
};
async function noBrowser(): Promise<never> {
  throw new Error("there is no browser");
}
const as = async (name: string, role?: "administrator"): Promise<Caller> => ({ ...(await world.asPerson(name, role)), signIn: ended });
const erase = (caller: Caller, email = caller.actor?.label ?? "") => createAccountService(parts()).erase({ email }, caller);
const isThere = async (caller: Caller) => (await peopleReads.find(world.database, actorOf(caller).id)) !== null;
const keyFile = (caller: Caller) => join(auditDir, "person-keys", `${actorOf(caller).id}.key`);

test("nothing is deleted until one's own address is typed", async () => {
  const ana = await as("ana");
  await expect(erase(ana, "ben@example.org")).rejects.toThrow(/is not the address of your account. Nothing was deleted/);
  expect([await isThere(ana), erasures.all()]).toEqual([true, []]);
});

test("the address counts however it is written", async () => {
  const ana = await as("ana");
  await erase(ana, " ANA@example.org ");
  expect(await isThere(ana)).toBe(false);
});

test("the only administrator is told what to do first, and is not noted as gone", async () => {
  const dana = await as("dana", "administrator");
  await expect(erase(dana)).rejects.toThrow(/Give somebody else the role first/);
  expect([await isThere(dana), erasures.all()]).toEqual([true, []]);
  await as("eve", "administrator");
  await erase(dana);
  expect(await isThere(dana)).toBe(false);
});

test("an older copy of the data brings nobody back", async () => {
  const [ana, dana] = [await as("ana"), await as("dana", "administrator")];
  const before = await peopleReads.find(world.database, actorOf(ana).id);
  await erase(ana);
  await returnPerson(world.database, before);
  await addNotification(world.database, actorOf(ana).id, { title: "A deadline" });
  await createErasures(parts(openLedger())).apply(dana);
  expect(await isThere(ana)).toBe(false);
  expect((await world.records()).map(({ action, object_id }) => [action, object_id])).toEqual([
    ["person.erased", actorOf(ana).id],
    ["person.erased", actorOf(ana).id],
  ]);
});

test("an older copy of the audit folder brings no key back, as the trail knows who was deleted", async () => {
  const [ana, dana] = [await as("ana"), await as("dana", "administrator")];
  keys.of(actorOf(ana).id);
  const kept = readFileSync(keyFile(ana));
  await erase(ana);
  writeFileSync(keyFile(ana), kept);
  writeFileSync(join(auditDir, "erasures.jsonl"), "");
  expect(keys.read(actorOf(ana).id)).not.toBeNull();
  const again = createErasures(parts(openLedger()));
  await again.takeOver();
  await again.apply(dana);
  expect(keys.read(actorOf(ana).id)).toBeNull();
  expect(openLedger().has(actorOf(ana).id)).toBe(true);
});

test("a deletion in the trail that was not sealed with our key destroys nothing", async () => {
  const ana = await as("ana");
  const forger = createAuditTrail(world.database, { key: Buffer.alloc(32, 8), people: keys }, { reached: () => undefined });
  await forger.note(ana, { action: "person.erased", object_id: actorOf(ana).id });
  await createErasures(parts()).takeOver();
  expect(erasures.all()).toEqual([]);
});

test("a deletion that was cut off before its rows were gone is finished, with the files", async () => {
  const [ana, dana] = [await as("ana"), await as("dana", "administrator")];
  const { blob } = await files.keep(
    (async function* () {
      yield Buffer.from("a plan");
    })(),
  );
  erasures.add({ person_id: actorOf(ana).id, erased_at: world.clock.now(), files: [blob] });
  await createErasures(parts()).apply(dana);
  expect([await isThere(ana), await files.read(blob), keys.read(actorOf(ana).id)]).toEqual([false, null, null]);
});

test("what somebody still asks for in another process while they are deleted is refused, not half done", async () => {
  const ana = await as("ana");
  const elsewhere = parts(openLedger());
  await erase(ana);
  await expect(elsewhere.audit.note(ana, { action: "question.asked" })).rejects.toThrow("Sign in to continue.");
});

test("whoever comes back is somebody new", async () => {
  const ana = await as("ana");
  await erase(ana);
  const again = await addPerson(world.database, "ana", "regulatory_professional");
  expect(again.id).not.toBe(actorOf(ana).id);
  expect(erasures.has(again.id)).toBe(false);
  expect(keys.of(again.id)).toHaveLength(32);
});
