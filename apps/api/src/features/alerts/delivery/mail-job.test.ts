import { SubscriptionChanges } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "../../../platform/mail/mail.repository.ts";
import { asked } from "../../../testing/lists.ts";
import { vouchFor } from "../../../testing/tables.repository.ts";
import { createDocumentWorld, type DocumentWorld } from "../../../testing/documents.ts";
import { viewerOf, type Caller, type Services } from "../../../service.ts";
import { peopleReads } from "../../identity/people.reads.ts";
import { createNotify } from "../../notifications/notify.ts";
import { takeUnmailed } from "../../notifications/take-unmailed.ts";
import { createNotificationService } from "../../notifications/notifications.service.ts";
import { createOfficialReads } from "../../official/official.reads.ts";
import { createProductReads } from "../../products/products.reads.ts";
import { createSubscriptionService } from "../subscriptions.service.ts";
import { createMailJob } from "./mail-job.ts";

let world: DocumentWorld;
let subscriptions: Services["subscriptions"];
let ana: Caller;
let sent: Mail[];
let failing: boolean;

beforeAll(async () => {
  world = await createDocumentWorld(null);
  const { database } = world;
  const mail = { isOn: true };
  subscriptions = createSubscriptionService({
    ...world,
    mail,
    people: peopleReads,
    official: createOfficialReads(database, connectors),
    products: createProductReads(database),
  });
});
beforeEach(async () => {
  await world.reset();
  world.clock.set("2026-11-23T06:00:00Z");
  ana = await world.asPerson("ana");
  await vouchFor(world.database, viewerOf(ana).id);
  [sent, failing] = [[], false];
});
afterAll(() => world.close());

const wants = async (mail: object) => {
  const { reached: _, ...usual } = await subscriptions.get({}, ana);
  await subscriptions.update(SubscriptionChanges.parse({ ...usual, mail: { ...usual.mail, ...mail } }), ana);
};

let nth = 0;
async function tell(title: string, more: { message: string; alert_id: null } | null = null): Promise<void> {
  nth += 1;
  world.clock.pass(1000);
  const alert_id = `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;
  const said = { title, message: "matches Pump 200: 21 CFR 820.35 changed", alert_id, ...more };
  await world.database.transaction((tx) => createNotify(world)(tx as unknown as DocumentWorld["database"], viewerOf(ana), said));
}

async function run(): Promise<void> {
  const send = async (_: unknown, said: Mail) => {
    if (failing) throw new Error("the power went");
    sent.push(said);
  };
  const parts = { ...world, people: peopleReads, takeUnmailed, publicUrl: "https://clausewise.example.org" };
  const job = createMailJob({ ...parts, mail: { isOn: true, send } });
  await job.run({}, { id: "job", signal: new AbortController().signal, report: async () => undefined });
}

test("who wants mail at once gets one of each alert, with why and where to read on", async () => {
  await wants({ delivery: "at_once" });
  await tell("21 CFR 820 changed");
  await run();
  await run();
  expect(sent).toMatchObject([{ recipient: "ana@example.org", subject: "21 CFR 820 changed" }]);
  expect(sent[0]?.text).toContain("matches Pump 200: 21 CFR 820.35 changed\nhttps://clausewise.example.org/alerts/");
  expect(sent[0]?.text).toContain("at https://clausewise.example.org/alerts?tab=subscriptions");
});

test("a digest waits for the person's hour, tells of all at once, and comes once a day", async () => {
  await wants({ delivery: "daily", hour: 9, time_zone: "Europe/Berlin" });
  await tell("One");
  await tell("Two");
  await run();
  expect(sent).toEqual([]);
  world.clock.set("2026-11-23T08:05:00Z");
  await run();
  await tell("Three");
  await run();
  expect(sent.map(({ subject }) => subject)).toEqual(["2 alerts that concern you"]);
  world.clock.set("2026-11-24T08:05:00Z");
  await run();
  expect(sent.map(({ subject }) => subject)).toEqual(["2 alerts that concern you", "Three"]);
});

test("what is due by a person's own wish, such as the review of a document, is mailed as well", async () => {
  await wants({ delivery: "at_once" });
  const review = "A document is due for review";
  await tell(review, { message: "You wanted to look at “Plan” again on 2026-11-23.", alert_id: null });
  await run();
  await tell(review, { message: "You wanted to look at “Manual” again on 2026-11-24.", alert_id: null });
  await tell("21 CFR 820 changed");
  await run();
  expect(sent.map(({ subject }) => subject)).toEqual([review, "2 notifications that concern you"]);
  expect(sent[1]?.text).toContain("You wanted to look at “Manual” again on 2026-11-24.\n\n21 CFR 820 changed");
});

test("the day on which a document is to be looked at again is told in the app and by mail, once, with where it is opened", async () => {
  await wants({ delivery: "at_once" });
  const { id } = await world.upload(ana, "plan.txt", "The pump alarms.", { title: "Pump plan" });
  await world.documents.update({ id, review_on: "2026-12-01" }, ana);
  const remind = async () => {
    await world.run(world.remind);
    await run();
  };
  await remind();
  expect(sent).toEqual([]);
  world.clock.set("2026-12-01T06:00:00Z");
  await remind();
  await remind();
  const { items } = await createNotificationService(world).list(asked(), ana);
  const message = "You wanted to look at “Pump plan” again on 2026-12-01.";
  expect(items).toMatchObject([{ title: "A document is due for review", message, address: `/documents/${id}` }]);
  expect(sent).toMatchObject([{ recipient: "ana@example.org", subject: "A document is due for review" }]);
  expect(sent[0]?.text).toContain(`${message}\nhttps://clausewise.example.org/documents/${id}\n`);
});

test("what was cut off is mailed by the next, and what was read or came before mail was wanted is not", async () => {
  await tell("Before");
  await wants({ delivery: "at_once" });
  await tell("Read");
  await createNotificationService(world).markAllRead({}, ana);
  await tell("Wanted");
  failing = true;
  await expect(run()).rejects.toThrow("the power went");
  failing = false;
  await run();
  expect(sent.map(({ subject }) => subject)).toEqual(["Wanted"]);
});

test("nothing is mailed to an address that the provider does not vouch for, nor to who wants none, and both are told", async () => {
  await wants({ delivery: "off" });
  await tell("Off");
  await run();
  await vouchFor(world.database, viewerOf(ana).id, false);
  await wants({ delivery: "at_once" });
  await tell("Unvouched");
  await run();
  expect(sent).toEqual([]);
  expect((await subscriptions.get({}, ana)).reached).toBe("unverified");
});
