import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { actorOf, viewerOf, type Caller, type Services } from "../../service.ts";
import { addSharedAlert } from "../../testing/alerts.repository.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { createNotificationService } from "../notifications/notifications.service.ts";
import { createNotify } from "../notifications/notify.ts";
import { createAlertAssignmentService } from "./alert-assignments.service.ts";
import { createAlertService } from "./alerts.service.ts";

let world: TestWorld;
let assignments: Services["alertAssignments"];
let alerts: Services["alerts"];
let notifications: Services["notifications"];
let ana: Caller;
let rita: Caller;
let alertId: string;

beforeAll(async () => {
  world = await createTestWorld();
  assignments = createAlertAssignmentService({ ...world, people: peopleReads, notify: createNotify(world) });
  alerts = createAlertService({ ...world, people: peopleReads });
  notifications = createNotificationService(world);
});
beforeEach(async () => {
  await world.reset();
  [ana, rita] = [await world.asPerson("ana"), await world.asPerson("rita", "reviewer")];
  alertId = await addSharedAlert(world.database);
});
afterAll(() => world.close());

const assign = (who: Caller, to: Caller, note = "") => assignments.assign({ id: alertId, person_id: actorOf(to).id, note }, who);
const told = async (who: Caller) => (await notifications.list({ sort: "newest", limit: 10 }, who)).items;

test("reviewers and administrators are offered, but oneself is not", async () => {
  const dana = await world.asPerson("dana", "administrator");
  const ids = async (who: Caller) => (await assignments.colleagues({}, who)).map(({ id }) => id);
  expect(new Set(await ids(ana))).toEqual(new Set([actorOf(rita).id, actorOf(dana).id]));
  expect(await ids(rita)).toEqual([actorOf(dana).id]);
});

test("who is assigned an alert is told by whom and why, and finds it among what is theirs", async () => {
  expect(await assign(ana, rita, "Does our procedure hold?")).toMatchObject({ made: [{ note: "Does our procedure hold?" }], to_me: null });
  expect(await told(rita)).toMatchObject([{ alert_id: alertId, message: "ana assigned this alert to you: Does our procedure hold?" }]);
  expect(await assignments.of({ id: alertId }, rita)).toMatchObject({ made: [], to_me: { name: "ana" } });
  const page = await alerts.list({ ...asked(), assigned: "me" }, rita);
  expect(page).toMatchObject({ total: 1, items: [{ id: alertId, assigned_by: "ana" }] });
  expect(page.facets.assigned).toEqual([{ value: "me", count: 1 }]);
  expect(await alerts.list({ ...asked(), assigned: "me" }, ana)).toMatchObject({ total: 0 });
});

test("assigned again is told and recorded once", async () => {
  await assign(ana, rita);
  await assign(await world.asPerson("ben"), rita);
  expect(await told(rita)).toHaveLength(1);
  expect((await world.records(1, 50)).filter(({ action }) => action === "alert.assigned")).toHaveLength(1);
});

test("what was told of the alert itself does not keep the assignment from being told", async () => {
  const notify = createNotify(world);
  await world.database.transaction((tx) =>
    notify(tx as unknown as TestWorld["database"], viewerOf(rita), {
      title: "A rule changed",
      message: "matches Pump 200",
      alert_id: alertId,
    }),
  );
  await assign(ana, rita);
  expect(await told(rita)).toHaveLength(2);
});

test("nobody without the role is assigned anything, nor somebody whose account is closed or who is not there", async () => {
  await expect(assign(ana, await world.asPerson("ben"))).rejects.toMatchObject({ code: "not_found" });
  const nobody = "00000000-0000-4000-8000-000000000000";
  await expect(assignments.assign({ id: alertId, person_id: nobody, note: "" }, ana)).rejects.toMatchObject({ code: "not_found" });
});

test("an alert of one's own is seen by nobody else, and so is not assigned", async () => {
  const { id } = await alerts.create({ alert_type: "guidance_update", title: "Mine", description: "d", severity_level: "low" }, ana);
  await expect(assignments.assign({ id, person_id: actorOf(rita).id, note: "" }, ana)).rejects.toMatchObject({ code: "conflict" });
  await expect(assignments.of({ id }, rita)).rejects.toMatchObject({ code: "not_found" });
});
