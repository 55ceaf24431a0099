import { NewProduct, SubscriptionChanges } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { builtInProductAreas, builtInWatchRules } from "@clausewise/static-data";
import { createWatch } from "@clausewise/watch";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asked } from "../../../testing/lists.ts";
import { addChanges, addSourceOfChanges, type AddedChange } from "../../../testing/official.repository.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import type { Caller, Services } from "../../../service.ts";
import { builtIn } from "../../guidance/guidance.fixture.ts";
import { createGuidanceReads, type GuidanceReads } from "../../guidance/guidance.reads.ts";
import { createGuidanceService } from "../../guidance/guidance.service.ts";
import { createGuidanceView } from "../../guidance/guidance-view.ts";
import { createLibraryReads } from "../../library/library.reads.ts";
import { peopleReads } from "../../identity/people.reads.ts";
import { createNotificationService } from "../../notifications/notifications.service.ts";
import { createNotify } from "../../notifications/notify.ts";
import { createOfficialReads } from "../../official/official.reads.ts";
import { createProductReads } from "../../products/products.reads.ts";
import { createProductService } from "../../products/products.service.ts";
import { createAlertService } from "../alerts.service.ts";
import { createSubscriptionService } from "../subscriptions.service.ts";
import { createWatchJob } from "./watch-job.ts";

const watch = createWatch({ ...builtInWatchRules(), texts: builtInProductAreas() });

let world: TestWorld;
let services: Pick<Services, "alerts" | "guidance" | "notifications" | "products" | "subscriptions">;
let guidance: GuidanceReads;
let ana: Caller;
let ben: Caller;

beforeAll(async () => {
  world = await createTestWorld();
  const { database } = world;
  const official = createOfficialReads(database, connectors);
  const library = createLibraryReads(database);
  const documents = [builtIn("canned-tuna", { title: "Canned tuna: guidance" }), builtIn("implants", { library_identifier: "implants" })];
  // Without what it keeps from one look to the next: these texts come without a revision of the library.
  const view = () => createGuidanceView({ ...world, library, official, builtIn: { builtIn: documents, summaries: [] } })();
  guidance = createGuidanceReads({ database, view });
  services = {
    alerts: createAlertService({ ...world, people: peopleReads }),
    guidance: createGuidanceService({ ...world, library, view, search: { among: () => Promise.reject(new Error("nobody searches")) } }),
    notifications: createNotificationService(world),
    products: createProductService({ ...world, library, official }),
    subscriptions: createSubscriptionService({
      ...world,
      official,
      mail: { isOn: false },
      people: peopleReads,
      products: createProductReads(database),
    }),
  };
});
beforeEach(async () => {
  await world.reset();
  world.clock.set("2026-11-22T08:00:00Z");
  [ana, ben] = [await world.asPerson("ana"), await world.asPerson("ben")];
});
afterAll(() => world.close());

/** Looks once, `hours` after whatever was before; the power may go at the nth notification. */
async function look({ hours = 2, powerGoesAt = Infinity } = {}): Promise<void> {
  world.clock.pass(hours * 3_600_000);
  const { database } = world;
  const keeper = await world.asPerson("dana", "administrator");
  const notify = createNotify(world);
  let told = 0;
  const job = createWatchJob({
    ...world,
    watch,
    official: createOfficialReads(database, connectors),
    products: createProductReads(database),
    guidance,
    caller: () => keeper,
    notify: async (...said) => {
      told += 1;
      if (told === powerGoesAt) throw new Error("the power went");
      await notify(...said);
    },
  });
  const { signal } = new AbortController();
  await job.run({}, { id: "job", signal, report: async () => undefined });
}

const changed = (source: string, ...changes: AddedChange[]) => addChanges(world.database, source, world.clock.now(), changes);

const pump = (fields: object = {}) =>
  NewProduct.parse({
    name: "Pump 200",
    currentStage: "marketed",
    category: "device",
    areas: ["device"],
    targetMarkets: ["US"],
    product_codes: [
      { code: "FRN", device_name: "Pump, Infusion", device_class: "2", regulation_number: "880.5725", panel: "General Hospital" },
    ],
    cfr_parts: ["21 CFR 820"],
    firm: "Alto Pumps Inc.",
    ...fields,
  });

const qmsr: AddedChange = {
  kind: "changed",
  subject: "21 CFR 820",
  title: "Quality Management System Regulation",
  isText: true,
  effective: "2026-02-02",
  clauses: ["21 CFR 820.35"],
};
const recallOf = (title: string, fields: Record<string, string> = {}): AddedChange => ({ kind: "added", subject: title, title, fields });

const alertsOf = async (caller: Caller) => (await services.alerts.list(asked({ sort: "relevant" as const }), caller)).items;
const toldTo = async (caller: Caller) => (await services.notifications.list(asked(), caller)).items;

test("a clause that changed is an alert for everybody, and whoever keeps a product under it is told why", async () => {
  await services.products.create(pump(), ana);
  await changed("ecfr", qmsr);
  await look();
  expect(await alertsOf(ben)).toMatchObject([
    {
      title: "21 CFR 820: Quality Management System Regulation (changed)",
      origin: "watch",
      source_id: "ecfr",
      regulatory_body: "FDA",
      severity_level: "high",
      severity_reason: "a rule that binds",
      effective_date: "2026-02-02",
      reasons: [],
    },
  ]);
  const sentence = "matches Pump 200: 21 CFR 820.35 changed, in force 2 Feb 2026";
  expect(await toldTo(ana)).toMatchObject([{ message: sentence, priority_level: "high", is_read: false }]);
  expect(await alertsOf(ana)).toMatchObject([{ reasons: [sentence] }]);
  expect(await toldTo(ben)).toEqual([]);
});

test("nobody is told twice: not by another look, nor after one that was cut off", async () => {
  await services.products.create(pump(), ana);
  await services.products.create(pump({ name: "Pump 300" }), ben);
  await changed("ecfr", qmsr);
  await expect(look({ powerGoesAt: 2 })).rejects.toThrow("the power went");
  await look({ hours: 0 });
  await look();
  expect([(await toldTo(ana)).length, (await toldTo(ben)).length]).toEqual([1, 1]);
  expect(await alertsOf(ana)).toHaveLength(1);
});

test("what comes in great numbers is one alert, and each product is told of its own entries alone", async () => {
  await services.products.create(pump(), ana);
  const severityFromLow = SubscriptionChanges.parse({ ...(await services.subscriptions.get({}, ana)), severity_from: "low" });
  await services.subscriptions.update(severityFromLow, ana);
  const clearances = Array.from({ length: 500 }, (_, nth) => recallOf(`Device ${nth}`, { product_code: nth === 7 ? "FRN" : "ZZZ" }));
  await changed("fda-device-510k", ...clearances);
  await look();
  const [alert, ...others] = await alertsOf(ana);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    title: expect.stringMatching(/: 500 new$/u),
    entries: 500,
    reasons: [expect.stringContaining("(Device 7)")],
  });
  expect(await toldTo(ana)).toMatchObject([{ message: expect.stringContaining("under its product code FRN (Device 7)") }]);
});

test("texts that came into the library, what changed long ago and what is still being looked at are told of nobody", async () => {
  await addChanges(world.database, "ecfr", "2026-09-01T08:00:00Z", [qmsr]);
  await changed("uk-laws", { ...qmsr, kind: "added" });
  await changed("mhra", recallOf("Recall of an infusion pump", { kind: "medical safety alert" }));
  await addSourceOfChanges(world.database, "mhra", { looking_since: world.clock.now() });
  await look({ hours: 0 });
  expect(await alertsOf(ana)).toEqual([]);
  await addSourceOfChanges(world.database, "mhra", { looking_since: null });
  await look();
  expect(await alertsOf(ana)).toMatchObject([{ title: "Recall of an infusion pump" }]);
});

test("what concerns a product stands first, also where the product came later; its owner is not told of what was before", async () => {
  await changed("ecfr", qmsr);
  await look();
  await changed(
    "fda-guidance",
    recallOf("Food labels: guidance", { status: "Final" }),
    recallOf("Wound dressings: guidance", { status: "Final" }),
  );
  await look();
  expect((await alertsOf(ana))[0]?.title).toMatch(/guidance$/u);
  world.clock.pass(3_600_000 * 2);
  await services.products.create(pump(), ana);
  await look();
  expect((await alertsOf(ana))[0]).toMatchObject({
    library_source_id: expect.any(String),
    reasons: [expect.stringContaining("matches Pump 200")],
  });
  expect(await toldTo(ana)).toEqual([]);
  const whose = (await services.alerts.list(asked({ sort: "relevant" as const, whose: "products" as const }), ana)).total;
  expect(whose).toBe(1);
});

test("a person is told of the types, bodies and severities that they chose, and of sources and words by name", async () => {
  const usual = await services.subscriptions.get({}, ana);
  expect(usual).toMatchObject({ severity_from: "medium", products: { which: "all" } });
  await services.products.create(pump(), ana);
  await services.subscriptions.update(SubscriptionChanges.parse({ ...usual, types: ["guidance_update"] }), ana);
  const ofWords = { ...usual, severity_from: "low", sources: ["mhra"], searches: [{ name: "Batteries", words: "lithium battery" }] };
  await services.subscriptions.update(SubscriptionChanges.parse(ofWords), ben);
  await changed("ecfr", qmsr);
  await changed("mhra", recallOf("Safety notice on beds", { kind: "medical safety alert" }));
  await changed("fda-guidance", recallOf("Lithium battery of implants: guidance", { status: "Final" }));
  await look();
  expect((await toldTo(ana)).map(({ title }) => title)).not.toContain("21 CFR 820: Quality Management System Regulation (changed)");
  expect((await toldTo(ben)).map(({ message }) => message).toSorted()).toEqual([
    "by words alone: “lithium battery”, of your search “Batteries”, stands in “Lithium battery of implants: guidance”",
    expect.stringMatching(/^from .+, a source that you chose$/u),
  ]);
});

test("what is said of one thing leaves what was said of the others", async () => {
  await services.subscriptions.update({ severity_from: "high" }, ana);
  await services.subscriptions.update({ types: ["new_regulation"] }, ana);
  expect(await services.subscriptions.get({}, ana)).toMatchObject({ severity_from: "high", types: ["new_regulation"] });
});

test("products and sources that are chosen must be there, and be one's own", async () => {
  const { id } = await services.products.create(pump(), ben);
  const usual = await services.subscriptions.get({}, ana);
  const choose = (fields: object) => services.subscriptions.update(SubscriptionChanges.parse({ ...usual, ...fields }), ana);
  await expect(choose({ products: { which: "chosen", ids: [id] } })).rejects.toMatchObject({ code: "not_found" });
  await expect(choose({ sources: ["no-such-source"] })).rejects.toMatchObject({ code: "not_found" });
  await choose({ severity_from: "critical" });
  await choose({ severity_from: "critical" });
  expect((await world.records()).filter(({ action }) => action === "subscription.changed")).toHaveLength(1);
});

const listedAt = "/regulatory-information/search-fda-guidance-documents/";
const tuna: AddedChange = {
  kind: "changed",
  subject: `${listedAt}canned-tuna`,
  title: "Canned tuna: guidance",
  fields: { status: "Final" },
};

test("whoever watches a guidance document is told of its changes, whatever their products and the severities that they chose", async () => {
  const usual = await services.subscriptions.get({}, ana);
  await services.subscriptions.update(SubscriptionChanges.parse({ ...usual, severity_from: "critical" }), ana);
  await services.guidance.watch({ id: "canned-tuna", is_watched: true }, ana);
  await changed("fda-guidance", tuna, { ...tuna, subject: `${listedAt}of-another-name` });
  await look();
  expect(await toldTo(ana)).toMatchObject([{ message: "You watch this document: Canned tuna: guidance (changed)" }]);
  expect(await toldTo(ben)).toEqual([]);
});

test("who watches a document and nothing else is told of its text, and no longer once they watch it no more", async () => {
  await services.guidance.watch({ id: "implants", is_watched: true }, ben);
  const text: AddedChange = { ...qmsr, subject: "implants", title: "Implants", textKind: "guidance", clauses: ["II"] };
  await changed("fda-guidance-texts", text);
  await look();
  const told = [{ message: "You watch this document: implants (changed)" }];
  expect(await toldTo(ben)).toMatchObject(told);
  await services.guidance.watch({ id: "implants", is_watched: false }, ben);
  world.clock.pass(3_600_000 * 2);
  await changed("fda-guidance-texts", { ...text, clauses: ["III"] });
  await look();
  expect(await toldTo(ben)).toHaveLength(1);
});
