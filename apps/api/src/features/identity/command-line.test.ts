import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { commandLineActor } from "./command-line.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const start = () => commandLineActor(world, world.asAnyone());

test("the person behind the command line is added on the first start, on the record and in their own name", async () => {
  const actor = await start();
  expect(actor).toMatchObject({ label: "command-line@localhost", role: "administrator" });
  expect(await world.records(1, 10)).toMatchObject([
    {
      action: "person.added",
      actor_id: actor.id,
      actor_label: "command-line@localhost",
      object_type: "person",
      object_id: actor.id,
      changes: { provider: "system", email: "command-line@localhost", role_type: "administrator" },
    },
  ]);
});

test("a later start finds the same person, changes nothing and records nothing", async () => {
  const first = await start();
  expect(await start()).toEqual(first);
  expect(await world.records(1, 10)).toHaveLength(1);
});

test("two processes that start at once add one person", async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.id).toBe(other.id);
  expect(await world.records(1, 10)).toHaveLength(1);
});
