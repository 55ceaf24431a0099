import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../service.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createSavedFilterService } from "./saved-filters.service.ts";

const wish = { market: "EU,GB", impact: "critical" };

describe("saved filters", () => {
  let world: TestWorld;
  let filters: ReturnType<typeof createSavedFilterService>;
  let ana: Caller;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  beforeEach(async () => {
    await world.reset();
    filters = createSavedFilterService(world);
    ana = await world.asPerson("ana");
  });
  afterAll(() => world.close());

  const names = async (who = ana) => (await filters.list({}, who)).map(({ name }) => name);
  const actions = async () => (await world.records(1, 100)).map(({ action }) => action).filter((action) => action.startsWith("filter."));

  test("are kept for their owner, by name", async () => {
    await filters.create({ name: "Software", wish: { search: "software" } }, ana);
    const { id } = await filters.create({ name: "Europe", wish }, ana);
    expect(await filters.list({}, ana)).toMatchObject([{ id, name: "Europe", wish }, { name: "Software" }]);
    expect(await names(await world.asPerson("ben"))).toEqual([]);
  });

  test("saved under a name that is kept replace what it asked for", async () => {
    const { id } = await filters.create({ name: "Europe", wish }, ana);
    await filters.create({ name: "Europe", wish: { market: "EU" } }, ana);
    expect(await filters.list({}, ana)).toMatchObject([{ id, wish: { market: "EU" } }]);
    expect(await actions()).toEqual(["filter.saved", "filter.saved"]);
  });

  test("saved as they were are not recorded again", async () => {
    await filters.create({ name: "Europe", wish }, ana);
    await filters.create({ name: "Europe", wish }, ana);
    expect(await actions()).toEqual(["filter.saved"]);
  });

  test("get another name, and never that of another", async () => {
    const { id } = await filters.create({ name: "Europe", wish }, ana);
    await filters.create({ name: "Software", wish: { search: "software" } }, ana);
    await filters.rename({ id, name: "Europe, critical" }, ana);
    expect(await names()).toEqual(["Europe, critical", "Software"]);
    await expect(filters.rename({ id, name: "Software" }, ana)).rejects.toMatchObject({ code: "conflict" });
  });

  test("are removed, and then are not there", async () => {
    const { id } = await filters.create({ name: "Europe", wish }, ana);
    await filters.remove({ id }, ana);
    expect(await names()).toEqual([]);
    await expect(filters.remove({ id }, ana)).rejects.toMatchObject({ code: "not_found" });
    expect(await actions()).toEqual(["filter.saved", "filter.removed"]);
  });

  test("of somebody else are not found", async () => {
    const { id } = await filters.create({ name: "Europe", wish }, ana);
    const ben = await world.asPerson("ben");
    await expect(filters.rename({ id, name: "Mine" }, ben)).rejects.toMatchObject({ code: "not_found" });
    await expect(filters.remove({ id }, ben)).rejects.toMatchObject({ code: "not_found" });
    expect(await names()).toEqual(["Europe"]);
  });

  test("are kept up to a number", async () => {
    for (let nth = 0; nth < 50; nth += 1) await filters.create({ name: `Filter ${nth}`, wish }, ana);
    await expect(filters.create({ name: "One more", wish }, ana)).rejects.toMatchObject({ code: "conflict" });
    await filters.create({ name: "Filter 3", wish: { market: "EU" } }, ana);
    expect(await names()).toHaveLength(50);
  });
});
