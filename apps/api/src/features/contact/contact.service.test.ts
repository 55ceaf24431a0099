import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openJobs } from "../../platform/jobs/jobs.ts";
import { openMailer } from "../../platform/mail/mail.ts";
import type { Services } from "../../service.ts";
import { asked } from "../../testing/lists.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { readRecords } from "../audit/audit.repository.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { savePerson } from "../identity/people.repository.ts";
import { createContactService } from "./contact.service.ts";

const noMail = { isOn: false, send: async () => undefined };
let world: TestWorld;
let contact: Services["contact"];

beforeAll(async () => {
  world = await createTestWorld();
  contact = createContactService({ ...world, mail: noMail, people: peopleReads, publicUrl: null });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const message = { firstName: "Eva", lastName: "Visitor", email: "eva@example.org", message: "Which texts can I import?" };
const dana = () => world.asPerson("dana", "administrator");

test("a visitor's message can be read by an administrator as it was written", async () => {
  await contact.send(message, world.asAnyone());
  expect(await contact.list(asked(), await dana())).toMatchObject({ items: [message], total: 1, next: null });
});

test("the newest message comes first, and the list goes on where a page ends", async () => {
  for (const text of ["first", "second", "third"]) await contact.send({ ...message, message: text }, world.asAnyone());
  const { items, next, total } = await contact.list(asked({ limit: 2 }), await dana());
  expect([items.map((one) => one.message), total]).toEqual([["third", "second"], 3]);
  const rest = await contact.list(asked({ limit: 2, cursor: next ?? "" }), await dana());
  expect(rest.items.map((one) => one.message)).toEqual(["first"]);
});

test("messages are found by the sender's name and by their words, whatever they hold", async () => {
  await contact.send(message, world.asAnyone());
  await contact.send({ ...message, firstName: "Ali", email: "ali@example.org", message: "100 % of it" }, world.asAnyone());
  const found = async (search: string) => (await contact.list(asked({ search }), await dana())).items.map((one) => one.firstName);
  expect([await found("IMPORT"), await found("ali"), await found("100 %"), await found("nobody")]).toEqual([["Eva"], ["Ali"], ["Ali"], []]);
});

test("the audit trail says that a message came, not from whom nor what it said", async () => {
  await contact.send(message, world.asAnyone());
  const records = JSON.stringify(await readRecords(world.database, 1, 10));
  expect(records).toContain("contact.sent");
  expect(records).not.toMatch(/Eva|Visitor|eva@|import/u);
});

test("with a mail server, administrators are told once an hour that somebody wrote, and nothing of what", async () => {
  const open = await openTestDatabase();
  const own = await createTestWorld(async () => open);
  const server = await startMailServer();
  const jobs = await openJobs({ open, databaseUrl: null, clock: own.clock, works: true, lookEvery: 0.5, warn: () => undefined });
  const settings = { url: server.url, from: "clausewise@example.org" };
  const mail = await openMailer({ ...own, jobs, settings });
  const telling = createContactService({ ...own, mail, people: peopleReads, publicUrl: "https://clausewise.example.org" });
  const profile = { provider: "oidc", given_name: null, name: null, picture: null, role: null };
  const add = (subject: string, role: "administrator" | "reviewer", email_verified: boolean) =>
    savePerson(own.database, { ...profile, subject, email: `${subject}@example.org`, email_verified }, role, own.clock.now());
  await add("dana", "administrator", true);
  await add("unverified", "administrator", false);
  await add("ben", "reviewer", true);

  own.clock.set("2026-11-22T09:10:00.000Z");
  for (const minute of ["10", "50"]) {
    own.clock.set(`2026-11-22T09:${minute}:00.000Z`);
    await telling.send(message, own.asAnyone());
  }
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), { timeout: 30_000, interval: 50 });
  own.clock.set("2026-11-22T10:00:00.000Z");
  await telling.send(message, own.asAnyone());
  await vi.waitFor(() => expect(server.taken).toHaveLength(2), { timeout: 30_000, interval: 50 });
  expect(server.taken.map(({ to }) => to)).toEqual([["dana@example.org"], ["dana@example.org"]]);
  expect(server.taken[0]?.text).toContain("https://clausewise.example.org/admin/messages");
  expect(server.taken[0]?.text).not.toMatch(/Eva|Visitor|eva@|import/u);
  await jobs.close();
  await server.close();
  await own.close();
});

test("reading messages is recorded, with which they were", async () => {
  await contact.send(message, world.asAnyone());
  const { items } = await contact.list(asked(), await dana());
  expect((await world.records()).at(-1)).toMatchObject({
    action: "contact.read",
    actor_label: "dana@example.org",
    changes: { messages: [items[0]?.id] },
  });
});
