import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Services } from "../../service.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { readRecords } from "../audit/audit.repository.ts";
import { createContactService } from "./contact.service.ts";

let world: TestWorld;
let contact: Services["contact"];

beforeAll(async () => {
  world = await createTestWorld();
  contact = createContactService(world);
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
