import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAlertPages } from "../../features/alerts/alert-pages.ts";
import { alert } from "../../features/alerts/alerts.table.ts";
import { actorOf, viewerOf, type Caller } from "../../service.ts";
import { drivers } from "../../testing/drivers.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { insertRows } from "./insert-rows.ts";

describe.each(drivers)("a list on $kind", ({ open }) => {
  let world: TestWorld;
  let ana: Caller;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  beforeEach(async () => {
    await world.reset();
    ana = await world.asPerson("ana");
  });
  afterAll(() => world.close());

  type Filter = Parameters<ReturnType<typeof createAlertPages>>[1];
  const list = (filter: Filter) => createAlertPages(world.database)(viewerOf(ana), filter);

  /** Alerts of one person, three of each second, so that many stand at the same time. */
  const store = (count: number, who: Caller) =>
    insertRows(
      world.database,
      alert,
      Array.from({ length: count }, (_, at) => ({
        owner_id: actorOf(who).id,
        alert_type: "guidance_update" as const,
        title: `${at}`,
        description: "d",
        severity_level: at % 2 === 0 ? ("low" as const) : ("high" as const),
        created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(at / 3))).toISOString(),
      })),
    );

  const walk = async (filters: Partial<Filter> = {}) => {
    const titles: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await list({ ...asked({ limit: 7 }), ...filters, cursor });
      titles.push(...page.items.map(({ title }) => title));
      if (page.next === null) return titles;
      cursor = page.next;
    }
  };

  test("gives every row once, page by page, though many were made at the same moment", async () => {
    await store(50, ana);
    const seen = await walk();
    expect(seen).toHaveLength(50);
    expect(new Set(seen).size).toBe(50);
    expect((await walk({ sort: "oldest" })).toReversed()).toEqual(seen);
  });

  test("says how many fit the filters, on every page alike", async () => {
    await store(20, ana);
    await store(5, await world.asPerson("ben"));
    const page = await list(asked({ limit: 3, severity: "high" as const }));
    expect(page).toMatchObject({ total: 10, items: [{}, {}, {}] });
    const following = await list(asked({ limit: 3, severity: "high" as const, cursor: page.next ?? "" }));
    expect(following.total).toBe(10);
    expect(Object.keys(following.items[0] ?? {})).not.toContain("sort_key");
  });

  test("goes on where it was, though rows came in above meanwhile", async () => {
    await store(12, ana);
    const first = await list(asked({ limit: 6 }));
    await store(3, ana);
    const second = await list(asked({ limit: 6, cursor: first.next ?? "" }));
    const shown = new Set(first.items.map(({ id }) => id));
    expect(second.items.filter(({ id }) => shown.has(id))).toEqual([]);
  });

  test.each([
    ["not base64 of anything", "abc"],
    ["another list's shape", Buffer.from("[1,2]").toString("base64url")],
  ])("refuses to go on from %s", async (_, cursor) => {
    await expect(list(asked({ cursor }))).rejects.toMatchObject({ code: "invalid" });
  });

  test("refuses a cursor whose place is of another kind, without a failure inside", async () => {
    const cursor = Buffer.from(JSON.stringify(["yesterday", "not-an-id"])).toString("base64url");
    await expect(list(asked({ cursor }))).rejects.toMatchObject({ code: "invalid" });
  });
});
