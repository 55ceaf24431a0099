import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import { createAlertReads } from "../alerts/alerts.reads.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { createMilestoneReads } from "../milestones/milestones.reads.ts";
import { createNotificationReads } from "../notifications/notifications.reads.ts";
import { createNotify } from "../notifications/notify.ts";
import { createFeedService } from "./feeds.service.ts";

let world: TestWorld;
let feeds: Services["feeds"];
let ana: Caller;

beforeAll(async () => {
  world = await createTestWorld();
  feeds = createFeedService({
    ...world,
    people: peopleReads,
    alerts: createAlertReads(world.database),
    milestones: createMilestoneReads(world.database, peopleReads),
    notifications: createNotificationReads(world.database),
    publicUrl: "https://clausewise.example.org",
  });
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const alert_id = "00000000-0000-4000-8000-000000000001";
const tell = (caller: Caller, title: string, of: string | null = alert_id) =>
  world.database.transaction((tx) =>
    createNotify(world)(tx as unknown as TestWorld["database"], viewerOf(caller), { title, message: "matches Pump 200", alert_id: of }),
  );
const read = async (token: string): Promise<string> => {
  const { text } = await feeds.atom({ token }, world.asAnyone());
  return text;
};

test("whoever has the address reads what its owner was told of alerts, and nothing of anybody else's", async () => {
  await tell(ana, "21 CFR 820 changed");
  await tell(ana, "A document is due for review", null);
  await tell(await world.asPerson("ben"), "Ben's");
  const { token, atom_url } = await feeds.create({ name: "Reader" }, ana);
  expect(atom_url).toBe(`https://clausewise.example.org/api/feeds/${token}/alerts.atom`);
  const atom = await read(token);
  expect(atom).toContain("<title>21 CFR 820 changed</title>");
  expect(atom).toContain(`<link href="https://clausewise.example.org/alerts/${alert_id}"/>`);
  expect(atom).not.toMatch(/due for review|Ben/u);
});

test("an address that was taken back opens nothing, and no other is known", async () => {
  const { id, token } = await feeds.create({ name: "Reader" }, ana);
  await expect(feeds.revoke({ id }, await world.asPerson("ben"))).rejects.toMatchObject({ code: "not_found" });
  await read(token);
  await feeds.revoke({ id }, ana);
  await expect(read(token)).rejects.toMatchObject({ code: "not_found" });
  await expect(feeds.calendar({ token }, world.asAnyone())).rejects.toMatchObject({ code: "not_found" });
  await expect(read("guessed")).rejects.toMatchObject({ code: "not_found" });
  const actions = (await world.records()).map(({ action }) => action);
  expect(actions).toEqual(["feed.created", "feed.revoked"]);
});

test("what opens a feed is told once and kept nowhere", async () => {
  const { token } = await feeds.create({ name: "Reader" }, ana);
  expect(JSON.stringify([await feeds.list({}, ana), await world.records()])).not.toContain(token);
});

test("a person has ten addresses at most", async () => {
  for (let made = 0; made < 10; made += 1) await feeds.create({ name: "Reader" }, ana);
  await expect(feeds.create({ name: "Reader" }, ana)).rejects.toMatchObject({ code: "conflict" });
  expect(await feeds.list({}, ana)).toHaveLength(10);
});

test("asked again it is the same text, and says when it changed once that second is over", async () => {
  world.clock.set("2026-11-20T09:00:00.400Z");
  const { token } = await feeds.create({ name: "Reader" }, ana);
  const first = await feeds.atom({ token }, world.asAnyone());
  expect(first.last_modified).toBeNull();
  world.clock.set("2026-11-20T09:00:01.000Z");
  expect(await feeds.atom({ token }, world.asAnyone())).toEqual({ ...first, last_modified: "2026-11-20T09:00:00.400Z" });
});

test("when it was last read is told to the minute", async () => {
  const { token } = await feeds.create({ name: "Reader" }, ana);
  for (const [at, told] of [
    ["2026-11-20T09:00:00.000Z", "2026-11-20T09:00:00.000Z"],
    ["2026-11-20T09:00:59.000Z", "2026-11-20T09:00:00.000Z"],
    ["2026-11-20T09:01:01.000Z", "2026-11-20T09:01:01.000Z"],
  ] as const) {
    world.clock.set(at);
    await read(token);
    expect((await feeds.list({}, ana))[0]?.last_read_at).toBe(told);
  }
});
