import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { forgetNobody } from "./forget-nobody.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const run = () => forgetNobody({ ...world, months: 12, caller: () => world.asAnyone() });

test("attempts by nobody are forgotten after their months, people are not, and it is recorded which", async () => {
  const ana = "2775b27e-c5fe-4fa4-b2bb-bb13d7d23739";
  for (const holder of ["nobody-2024-12", "nobody-2025-04", "nobody-2025-05", "nobody-2026-05", ana]) world.keys.of(holder);
  world.clock.set("2026-05-03T02:40:00.000Z");
  await run();
  expect(["nobody-2024-12", "nobody-2025-04"].map((holder) => world.keys.read(holder))).toEqual([null, null]);
  for (const holder of ["nobody-2025-05", "nobody-2026-05", ana]) expect(world.keys.read(holder)).not.toBeNull();
  expect(await world.records()).toMatchObject([{ action: "audit.forgotten", changes: { months: ["2024-12", "2025-04"] } }]);
});

test("a night with nothing to forget leaves no record", async () => {
  world.clock.set("2020-01-01T02:40:00.000Z");
  await run();
  expect(await world.records()).toEqual([]);
});
