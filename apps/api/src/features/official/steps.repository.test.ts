import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { addSources } from "./sources.repository.ts";
import { addSteps, countSteps, endStep, nextStep } from "./steps.repository.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const stepOf = (kind: string, part: string, order: number) => ({
  key: `${kind} ${part}`,
  kind,
  url: `https://www.ecfr.gov/${kind}/${part}`,
  order,
  label: `21 CFR ${part}`,
  about: {},
});

test("a text counts as done once it is read, though what it was before is still asked for", async () => {
  const { database, clock } = world;
  await addSources(database, ["ecfr"]);
  await addSteps(database, "ecfr", [
    stepOf("versions", "11", 1),
    stepOf("text", "11", 2),
    stepOf("text", "820", 3),
    stepOf("earlier", "11", 9),
  ]);
  const done = async () => (await countSteps(database, ["earlier"])).get("ecfr");
  const takeNext = async () => {
    const step = await nextStep(database, "ecfr", clock.now());
    if (step) await endStep(database, step, null);
    return done();
  };
  expect(await done()).toEqual({ done: 0, total: 3 });
  expect(await takeNext()).toEqual({ done: 0, total: 3 });
  expect(await takeNext()).toEqual({ done: 1, total: 3 });
  expect(await takeNext()).toEqual({ done: 2, total: 3 });
  expect(await takeNext()).toEqual({ done: 3, total: 3 });
});
