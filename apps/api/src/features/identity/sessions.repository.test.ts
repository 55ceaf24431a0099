import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { actorOf } from "../../service.ts";
import { addPersonAsBefore, openBefore } from "../../testing/before-migration.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { session } from "./identity.table.ts";
import { dropExpiredSessions, endSession, endSessionsOf, extendSession, findSession, insertSession } from "./sessions.repository.ts";

let world: TestWorld;
let personId: string;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  personId = actorOf(await world.asPerson("ana")).id;
});
afterAll(() => world.close());

const now = "2026-11-22T12:00:00.000Z";
const at = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
const keep = (id_hash: string, expires_at = at(60_000)) =>
  insertSession(world.database, { id_hash, person_id: personId, data: "{}", expires_at });

test("a session brings its person as they are now", async () => {
  await keep("one");
  expect(await findSession(world.database, "one", now)).toMatchObject({
    actor: { id: personId, label: "ana@example.org", role: "regulatory_professional" },
  });
});

test("a session that has expired opens nothing, and is cleared away", async () => {
  await keep("old", at(-1));
  expect(await findSession(world.database, "old", now)).toBeNull();
  await dropExpiredSessions(world.database, now);
  expect(await endSession(world.database, "old")).toBe(false);
});

test("a session that was ended meanwhile is not brought back by a request still under way", async () => {
  await keep("one");
  await endSession(world.database, "one");
  await extendSession(world.database, "one", { data: "{}", last_seen_at: now, expires_at: at(60_000) });
  expect(await findSession(world.database, "one", now)).toBeNull();
});

test("all sessions of one person end, and nobody else's", async () => {
  await keep("one");
  await keep("two");
  const other = actorOf(await world.asPerson("ben")).id;
  await insertSession(world.database, { id_hash: "three", person_id: other, data: "{}", expires_at: at(60_000) });
  expect(await endSessionsOf(world.database, personId)).toBe(2);
  expect(await findSession(world.database, "three", now)).not.toBeNull();
});

test("a session that began before its times had columns of their own is dated by what it had kept", { timeout: 60_000 }, async () => {
  const before = await openBefore("show-sessions-and-time-zones");
  const { id } = await addPersonAsBefore(before.database, "ana");
  const kept = JSON.stringify({ begun: Date.parse("2026-05-01T08:00:00.000Z"), extended: Date.parse("2026-05-02T08:00:00.000Z") });
  await before.database.execute(
    sql`insert into session (id_hash, person_id, data, expires_at) values ('one', ${id}, ${kept}, '2099-01-01'), ('two', ${id}, '{}', '2099-01-01')`,
  );
  await before.migrate();
  const [dated] = await before.database.select().from(session).where(eq(session.id_hash, "one"));
  expect(dated).toMatchObject({ created_at: "2026-05-01T08:00:00.000Z", last_seen_at: "2026-05-02T08:00:00.000Z", client: "" });
  await before.close();
});
