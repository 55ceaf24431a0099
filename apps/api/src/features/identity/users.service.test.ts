import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TimeZone } from "@clausewise/contracts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createUserService } from "./users.service.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

test("a time zone is kept for the person until it is taken back, and each change is recorded", async () => {
  const ana = await world.asPerson("ana");
  const users = createUserService(world);
  expect(await users.me({}, ana)).toMatchObject({ email: "ana@example.org", time_zone: null });
  await users.update({ time_zone: "Asia/Tokyo" }, ana);
  await users.update({ time_zone: "Asia/Tokyo" }, ana);
  expect(await users.me({}, ana)).toMatchObject({ time_zone: "Asia/Tokyo" });
  expect(await users.update({ time_zone: null }, ana)).toMatchObject({ time_zone: null });
  expect((await world.records()).map(({ action, changes }) => [action, changes])).toEqual([
    ["person.updated", { time_zone: { before: null, after: "Asia/Tokyo" } }],
    ["person.updated", { time_zone: { before: "Asia/Tokyo", after: null } }],
  ]);
});

test.each([
  ["Europe/Berlin", true],
  ["UTC", true],
  ["Mars/Olympus", false],
  ["+01:00", false],
  ["", false],
])("%j is a time zone: %s", (name, is) => {
  expect(TimeZone.safeParse(name).success).toBe(is);
});
