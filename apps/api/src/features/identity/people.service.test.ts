import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../platform/clock/clock.ts";
import { actorOf } from "../../service.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { findPerson, savePerson } from "./people.repository.ts";
import { createPeopleService, refreshRoles } from "./people.service.ts";
import { findSession, insertSession } from "./sessions.repository.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const administrators = ["named@example.org"];
const people = () => createPeopleService({ ...world, clock: systemClock, administrators });
const dana = () => world.asPerson("dana", "administrator");
const later = "2099-01-01T00:00:00.000Z";

test("closing an account ends its sessions at once and leaves a record; opening it lets the person in again", async () => {
  const ana = actorOf(await world.asPerson("ana"));
  await insertSession(world.database, { id_hash: "one", person_id: ana.id, data: "{}", expires_at: later });
  expect(await people().update({ id: ana.id, disabled: true, reason: "Left the company" }, await dana())).toMatchObject({
    disabled_at: expect.any(String),
  });
  expect(await findSession(world.database, "one", systemClock.now())).toBeNull();
  expect(await people().update({ id: ana.id, disabled: false }, await dana())).toMatchObject({ disabled_at: null });
  expect(await world.records(1, 10)).toMatchObject([
    {
      action: "person.changed",
      object_id: ana.id,
      actor_label: "dana@example.org",
      reason: "Left the company",
      changes: { disabled_at: { before: null } },
    },
    { action: "person.changed", changes: { disabled_at: { after: null } } },
  ]);
});

test("a session of a closed account opens nothing, even one made in that very moment", async () => {
  const ana = actorOf(await world.asPerson("ana"));
  await people().update({ id: ana.id, disabled: true }, await dana());
  await insertSession(world.database, { id_hash: "late", person_id: ana.id, data: "{}", expires_at: later });
  expect(await findSession(world.database, "late", systemClock.now())).toBeNull();
});

test("a role given by an administrator counts from the next request on", async () => {
  const ana = actorOf(await world.asPerson("ana"));
  await insertSession(world.database, { id_hash: "one", person_id: ana.id, data: "{}", expires_at: later });
  expect(await people().update({ id: ana.id, role: "reviewer" }, await dana())).toMatchObject({ role_type: "reviewer" });
  expect(await findSession(world.database, "one", systemClock.now())).toMatchObject({ actor: { role: "reviewer" } });
});

test("a change that changes nothing leaves no record", async () => {
  const ana = actorOf(await world.asPerson("ana"));
  await people().update({ id: ana.id, disabled: false }, await dana());
  expect(await world.records(1, 10)).toEqual([]);
});

test("nobody changes their own account, nor one that is not there", async () => {
  const caller = await dana();
  await expect(people().update({ id: actorOf(caller).id, disabled: true }, caller)).rejects.toMatchObject({ code: "conflict" });
  const nobody = { id: "00000000-0000-4000-8000-000000000000", disabled: true };
  await expect(people().update(nobody, caller)).rejects.toMatchObject({ code: "not_found" });
});

const profile = { provider: "oidc", subject: "7", given_name: null, name: "Named", picture: null, role: null, email: "named@example.org" };

test("at start an administrator by an address nobody vouches for loses the role, and one that is vouched for gets it", async () => {
  const now = systemClock.now();
  const unverified = await savePerson(world.database, { ...profile, email_verified: false }, "administrator", now);
  const verified = await savePerson(world.database, { ...profile, subject: "8", email_verified: true }, "regulatory_professional", now);
  await refreshRoles({ ...world, administrators }, world.asAnyone());
  expect(await findPerson(world.database, unverified.id)).toMatchObject({ role_type: "regulatory_professional" });
  expect(await findPerson(world.database, verified.id)).toMatchObject({ role_type: "administrator" });
  expect(await world.records(1, 10)).toHaveLength(2);
  await refreshRoles({ ...world, administrators }, world.asAnyone());
  expect(await world.records(1, 10)).toHaveLength(2);
});

test("who is named in the settings is not given a lesser role", async () => {
  const row = await savePerson(world.database, { ...profile, email_verified: true }, "administrator", systemClock.now());
  await expect(people().update({ id: row.id, role: "reviewer" }, await dana())).rejects.toThrow("ADMINISTRATORS");
});

test("people are listed by address and found by name, those closed apart", async () => {
  const caller = await dana();
  const ben = actorOf(await world.asPerson("ben"));
  await world.asPerson("ana");
  await people().update({ id: ben.id, disabled: true }, caller);
  const emails = async (filter: object) =>
    (await people().list({ sort: "email", limit: 100, ...filter }, caller)).items.map(({ email }) => email);
  expect(await emails({})).toEqual(["ana@example.org", "ben@example.org", "dana@example.org"]);
  expect(await emails({ disabled: true })).toEqual(["ben@example.org"]);
  expect(await emails({ search: "DAN" })).toEqual(["dana@example.org"]);
});
