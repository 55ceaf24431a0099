import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lookUnderFaults } from "../../src/testing/official-faults.ts";
import { createTestWorld, type TestWorld } from "../../src/testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  world.clock.set("2026-11-22T08:00:00Z");
});
afterAll(() => world.close());

test.each(connectors)("of $title nothing is made up and nothing lost behind any fault", { timeout: 300_000 }, async (connector) => {
  const { happened, madeUp, lost } = await lookUnderFaults(world, connector);
  expect(happened.length).toBeGreaterThanOrEqual(16);
  expect([madeUp, lost]).toEqual([[], []]);
});
