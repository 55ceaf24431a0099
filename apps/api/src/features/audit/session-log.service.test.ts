import { LogFilter } from "@clausewise/contracts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, type Caller, type Services } from "../../service.ts";
import { notFound } from "../../errors.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createSessionLogService } from "./session-log.service.ts";

let world: TestWorld;
let service: Services["sessionLog"];
let ana: Caller;
const product = randomUUID();
const requirement = randomUUID();

beforeAll(async () => {
  world = await createTestWorld();
  service = createSessionLogService({
    ...world,
    sessionBegan: async () => "2000-01-01T00:00:00.000Z",
    async belongings(_viewer, id) {
      if (id !== product) throw notFound("This product");
      return [product, requirement];
    },
  });
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const listed = async (filter: object = {}, caller = ana) => service.list(LogFilter.parse(filter), caller);
const actions = async (filter: object = {}) => (await listed(filter)).items.map(({ action }) => action);

async function someRecords() {
  const elsewhere = { ...ana, sessionId: "session-at-home" };
  await world.audit.note(ana, { action: "product.created", object_id: product });
  await world.audit.note(elsewhere, { action: "gap.changed", object_id: requirement, reason: "Asked for", changes: { note: "Mine" } });
  await world.audit.note(ana, { action: "question.asked", object_id: randomUUID() });
  await world.audit.note(await world.asPerson("ben"), { action: "gap.exported", object_id: product });
}

describe("the session log", () => {
  test("tells what was done in this session, newest first and page by page", async () => {
    await someRecords();
    expect(await actions()).toEqual(["question.asked", "product.created"]);
    const first = await listed({ limit: 1 });
    expect(first).toMatchObject({ total: 2, items: [{ action: "question.asked", is_this_session: true }] });
    expect((await listed({ limit: 1, cursor: first.next ?? "" })).items).toMatchObject([{ action: "product.created" }]);
    expect(await actions({ sort: "oldest" })).toEqual(["product.created", "question.asked"]);
  });

  test("tells what was done with a product and what belongs to it, in whichever session", async () => {
    await someRecords();
    expect((await listed({ scope: "all", product_id: product })).items).toMatchObject([
      { action: "gap.changed", reason: "Asked for", changes: { note: "Mine" }, is_this_session: false },
      { action: "product.created", is_this_session: true },
    ]);
    expect(await actions({ product_id: product })).toEqual(["product.created"]);
    await expect(listed({ product_id: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
  });

  test("tells everything of one's own, narrowed to an action or days, and nothing of anybody else's", async () => {
    await someRecords();
    expect(await actions({ scope: "all" })).toEqual(["question.asked", "gap.changed", "product.created"]);
    expect(await actions({ scope: "all", action: "gap.changed" })).toEqual(["gap.changed"]);
    expect(await actions({ scope: "all", to: "2020-01-01" })).toEqual([]);
  });

  test("leaves out what was said of somebody else, which is theirs", async () => {
    const subject = actorOf(await world.asPerson("ben")).id;
    await world.audit.note(ana, { action: "person.changed", object_id: subject, subject_id: subject, reason: "Ben leads" });
    expect((await listed()).items).toMatchObject([{ action: "person.changed", reason: null, changes: {} }]);
  });

  test("goes out as a file, which is recorded with its hash", async () => {
    await someRecords();
    const { bytes, filename } = await service.export({ scope: "all", format: "csv" }, ana);
    expect(filename).toMatch(/^clausewise-session-log-.*\.csv$/u);
    expect(Buffer.from(bytes).toString()).toContain("Changed what is planned for a requirement");
    expect((await world.records()).at(-1)).toMatchObject({ action: "log.exported", changes: { records: 3, scope: "all" } });
  });
});
