import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oldRule } from "../../../testing/corpus.ts";
import { drivers } from "../../../testing/drivers.ts";
import { openTestFeatures } from "../../../testing/features.ts";
import { countedRows } from "../../../testing/tables.repository.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";

const many = (count: number) =>
  oldRule({ passages: Array.from({ length: count }, (_, nth) => ({ citation: `21 CFR 820.${nth + 1}`, text: `Clause ${nth + 1}.` })) });

describe.each(drivers)("on $kind", ({ open }) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  afterAll(() => world.close());

  test("after an import of many passages the database knows how many there are", async () => {
    await world.reset();
    const { library } = await openTestFeatures(world);
    await library.importVersion(many(700), await world.asPerson("dana", "administrator"));
    expect(await countedRows(world.database, "passage")).toBe(700);
    expect(await countedRows(world.database, "version_passage")).toBe(700);
  });
});
