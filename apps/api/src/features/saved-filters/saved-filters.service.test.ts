import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FilteredList, NewSavedFilter, type SavedWish } from "@clausewise/contracts";
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

  const save = (given: { name: string; list?: FilteredList; wish: SavedWish }, who: Caller) =>
    filters.create({ list: "updates", ...given }, who);
  const names = async (who = ana) => (await filters.list({ list: "updates" }, who)).map(({ name }) => name);
  const actions = async () => (await world.records(1, 100)).map(({ action }) => action).filter((action) => action.startsWith("filter."));

  test("are kept for their owner, by name", async () => {
    await save({ name: "Software", wish: { search: "software" } }, ana);
    const { id } = await save({ name: "Europe", wish }, ana);
    expect(await filters.list({ list: "updates" }, ana)).toMatchObject([{ id, name: "Europe", wish }, { name: "Software" }]);
    expect(await names(await world.asPerson("ben"))).toEqual([]);
  });

  test("saved under a name that is kept replace what it asked for", async () => {
    const { id } = await save({ name: "Europe", wish }, ana);
    await save({ name: "Europe", wish: { market: "EU" } }, ana);
    expect(await filters.list({ list: "updates" }, ana)).toMatchObject([{ id, wish: { market: "EU" } }]);
    expect(await actions()).toEqual(["filter.saved", "filter.saved"]);
  });

  test("saved as they were are not recorded again", async () => {
    await save({ name: "Europe", wish }, ana);
    await save({ name: "Europe", wish }, ana);
    expect(await actions()).toEqual(["filter.saved"]);
  });

  test("get another name, and never that of another", async () => {
    const { id } = await save({ name: "Europe", wish }, ana);
    await save({ name: "Software", wish: { search: "software" } }, ana);
    await filters.rename({ id, name: "Europe, critical" }, ana);
    expect(await names()).toEqual(["Europe, critical", "Software"]);
    await expect(filters.rename({ id, name: "Software" }, ana)).rejects.toMatchObject({ code: "conflict" });
  });

  test("are removed, and then are not there", async () => {
    const { id } = await save({ name: "Europe", wish }, ana);
    await filters.remove({ id }, ana);
    expect(await names()).toEqual([]);
    await expect(filters.remove({ id }, ana)).rejects.toMatchObject({ code: "not_found" });
    expect(await actions()).toEqual(["filter.saved", "filter.removed"]);
  });

  test("of somebody else are not found", async () => {
    const { id } = await save({ name: "Europe", wish }, ana);
    const ben = await world.asPerson("ben");
    await expect(filters.rename({ id, name: "Mine" }, ben)).rejects.toMatchObject({ code: "not_found" });
    await expect(filters.remove({ id }, ben)).rejects.toMatchObject({ code: "not_found" });
    expect(await names()).toEqual(["Europe"]);
  });

  test("of the audit trail stand apart from those of the hub, also under the same name", async () => {
    const trail = { action: "session.created", from: "2026-01-01" };
    await save({ name: "Europe", wish }, ana);
    await save({ name: "Europe", list: "audit", wish: trail }, ana);
    expect(await filters.list({ list: "audit" }, ana)).toMatchObject([{ list: "audit", name: "Europe", wish: trail }]);
    expect(await filters.list({ list: "updates" }, ana)).toMatchObject([{ list: "updates", name: "Europe", wish }]);
  });

  test("ask for what their list can be asked for, and nothing else", () => {
    const fits = (list: FilteredList, given: SavedWish) => NewSavedFilter.safeParse({ name: "Mine", list, wish: given }).success;
    expect([fits("audit", { action: "session.created" }), fits("updates", wish)]).toEqual([true, true]);
    expect([fits("audit", wish), fits("updates", { action: "session.created" }), fits("audit", { from: "2026-02-30" })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("are kept up to a number", async () => {
    for (let nth = 0; nth < 50; nth += 1) await save({ name: `Filter ${nth}`, wish }, ana);
    await expect(save({ name: "One more", wish }, ana)).rejects.toMatchObject({ code: "conflict" });
    await save({ name: "Filter 3", wish: { market: "EU" } }, ana);
    expect(await names()).toHaveLength(50);
  });
});
