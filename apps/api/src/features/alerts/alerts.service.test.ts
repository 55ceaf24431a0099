import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import type { Services } from "../../service.ts";
import { createAlertWorkService } from "./alert-work.service.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { createAlertService } from "./alerts.service.ts";

let world: TestWorld;
let alerts: Services["alerts"];

beforeAll(async () => {
  world = await createTestWorld();
  alerts = createAlertService({ ...world, people: peopleReads });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const none = async () => [];
const draft = { alert_type: "guidance_update", title: "New guidance", description: "Read it.", severity_level: "medium" } as const;

test("a new alert comes first in the list of the person who created it", async () => {
  const ana = await world.asPerson("ana");
  await alerts.create({ ...draft, title: "Older" }, ana);
  const newer = await alerts.create({ ...draft, title: "Newer" }, ana);
  expect(await alerts.list(asked(), ana)).toMatchObject({ items: [newer, { title: "Older" }], total: 2, next: null });
});

test("a list that was asked for before shows what was done since: written, worked on, published", async () => {
  const [ben, rita] = [await world.asPerson("ben"), await world.asPerson("rita", "reviewer")];
  const work = createAlertWorkService({ ...world, evidence: { document: none, bookmark: none, clause: none } });
  const seen = async (who: typeof ben) => (await alerts.list(asked(), who)).items.map(({ title, work }) => `${title}: ${work}`);
  expect([await seen(rita), await seen(ben)]).toEqual([[], []]);
  const { id } = await alerts.create({ ...draft, title: "Recall" }, rita);
  expect([await seen(rita), await seen(ben)]).toEqual([["Recall: open"], []]);
  await work.assess({ id, version: 0, note: "", evidence: { document: [], bookmark: [], clause: [] } }, rita);
  expect(await seen(rita)).toEqual(["Recall: assessing"]);
  await alerts.publish({ id }, rita);
  expect([await seen(rita), await seen(ben)]).toEqual([["Recall: assessing"], ["Recall: open"]]);
});

test("alerts are narrowed by severity and by type at once", async () => {
  const ana = await world.asPerson("ana");
  await alerts.create({ ...draft, severity_level: "critical" }, ana);
  await alerts.create({ ...draft, severity_level: "critical", alert_type: "deadline_change", title: "Wanted" }, ana);
  await alerts.create({ ...draft, alert_type: "deadline_change" }, ana);
  const found = await alerts.list(asked({ severity: "critical" as const, type: "deadline_change" as const }), ana);
  expect(found.items.map(({ title }) => title)).toEqual(["Wanted"]);
  expect(found.facets).toEqual({
    assigned: [],
    work: [{ value: "open", count: 1 }],
    whose: [{ value: "own", count: 1 }],
    severity: [
      { value: "critical", count: 1 },
      { value: "medium", count: 1 },
    ],
    type: [
      { value: "deadline_change", count: 1 },
      { value: "guidance_update", count: 1 },
    ],
  });
});

test("nobody sees the alerts of another person", async () => {
  await alerts.create(draft, await world.asPerson("ana"));
  expect(await alerts.list(asked(), await world.asPerson("ben"))).toMatchObject({
    items: [],
    total: 0,
    next: null,
    facets: { severity: [], type: [] },
  });
});

test("creating an alert leaves exactly one record that names who did it", async () => {
  const ana = await world.asPerson("ana");
  const alert = await alerts.create(draft, ana);
  expect(await world.records(1, 10)).toMatchObject([{ action: "alert.created", object_id: alert.id, actor_label: "ana@example.org" }]);
});

test("what the filters would leave is counted anew as soon as an alert comes or is worked on", async () => {
  const ana = await world.asPerson("ana");
  const work = createAlertWorkService({ ...world, evidence: { document: none, bookmark: none, clause: none } });
  const { id } = await alerts.create(draft, ana);
  const states = async () => (await alerts.list(asked(), ana)).facets.work;
  expect(await states()).toEqual([{ value: "open", count: 1 }]);
  await alerts.create(draft, ana);
  expect(await states()).toEqual([{ value: "open", count: 2 }]);
  await work.assess({ id, version: 0, note: "", evidence: { document: [], bookmark: [], clause: [] } }, ana);
  expect(await states()).toEqual([
    { value: "assessing", count: 1 },
    { value: "open", count: 1 },
  ]);
});

test("a reviewer's alert is everybody's once it is published, and another's stays their own", async () => {
  const [ana, rita] = [await world.asPerson("ana"), await world.asPerson("rita", "reviewer")];
  const [own, reviewed] = [await alerts.create(draft, ana), await alerts.create({ ...draft, title: "Reviewed" }, rita)];
  await expect(alerts.publish({ id: own.id }, rita)).rejects.toMatchObject({ code: "not_found" });
  await expect(alerts.get({ id: reviewed.id }, ana)).rejects.toMatchObject({ code: "not_found" });
  expect(await alerts.publish({ id: reviewed.id }, rita)).toMatchObject({ origin: "published" });
  expect(await alerts.get({ id: reviewed.id }, ana)).toMatchObject({ title: "Reviewed", origin: "published" });
  expect((await alerts.list(asked(), await world.asPerson("ben"))).items.map(({ title }) => title)).toEqual(["Reviewed"]);
  expect((await world.records()).filter(({ action }) => action === "alert.published")).toHaveLength(1);
});

test("what a person wrote stands before what is for everybody", async () => {
  const [ana, rita] = [await world.asPerson("ana"), await world.asPerson("rita", "reviewer")];
  await alerts.create({ ...draft, title: "Own" }, ana);
  world.clock.pass(60_000);
  await alerts.publish({ id: (await alerts.create({ ...draft, title: "Everybody's" }, rita)).id }, rita);
  const titles = async (sort: "relevant" | "newest") => (await alerts.list({ ...asked(), sort }, ana)).items.map(({ title }) => title);
  expect([await titles("relevant"), await titles("newest")]).toEqual([
    ["Own", "Everybody's"],
    ["Everybody's", "Own"],
  ]);
});
