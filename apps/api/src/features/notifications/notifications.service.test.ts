import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { actorOf, type Services } from "../../service.ts";
import { addNotification } from "../../testing/notifications.repository.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createNotificationService } from "./notifications.service.ts";

let world: TestWorld;
let notifications: Services["notifications"];

beforeAll(async () => {
  world = await createTestWorld();
  notifications = createNotificationService(world);
});
beforeEach(() => world.reset());
afterAll(() => world.close());

test("a notification that was clicked is read and no longer counted as unread", async () => {
  const ana = await world.asPerson("ana");
  const id = await addNotification(world.database, actorOf(ana).id, { title: "Deadline" });
  const read = await notifications.markRead({ id }, ana);
  expect(read.is_read && read.read_at).toBeTruthy();
  expect((await notifications.list(asked({ unread: true }), ana)).total).toBe(0);
});

test("clicking twice keeps the first time and leaves one record", async () => {
  const ana = await world.asPerson("ana");
  const id = await addNotification(world.database, actorOf(ana).id, { title: "Deadline" });
  const first = await notifications.markRead({ id }, ana);
  expect((await notifications.markRead({ id }, ana)).read_at).toBe(first.read_at);
  expect(await world.records(1, 10)).toHaveLength(1);
});

test("another person's notification is not found and stays unread", async () => {
  const ana = await world.asPerson("ana");
  const id = await addNotification(world.database, actorOf(ana).id, { title: "Deadline" });
  await expect(notifications.markRead({ id }, await world.asPerson("ben"))).rejects.toMatchObject({ code: "not_found" });
  expect((await notifications.list(asked({ unread: true }), ana)).total).toBe(1);
});

test("all that is unread is read at once, of nobody else's, and leaves one record", async () => {
  const [ana, ben] = [await world.asPerson("ana"), await world.asPerson("ben")];
  for (const person of [ana, ana, ben]) await addNotification(world.database, actorOf(person).id, { title: "Deadline" });
  expect(await notifications.markAllRead({}, ana)).toEqual({ read: 2 });
  expect(await notifications.markAllRead({}, ana)).toEqual({ read: 0 });
  expect((await notifications.list(asked({ unread: true }), ben)).total).toBe(1);
  expect(await world.records(1, 10)).toMatchObject([{ action: "notification.all_read", changes: { read: 2 } }]);
});
