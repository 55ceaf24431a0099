import { builtInProductAreas, builtInWatchRules } from "@clausewise/static-data";
import { createWatch } from "@clausewise/watch";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { updateOf } from "./intelligence.fixture.ts";
import { createIntelligenceService } from "./intelligence.service.ts";

let world: TestWorld;
let intelligence: Services["intelligence"];
let ana: Caller;
let ben: Caller;

beforeAll(async () => {
  world = await createTestWorld();
  intelligence = createIntelligenceService({
    ...world,
    official: { lawMark: async () => "", changesOfLaw: async () => [] },
    watch: createWatch({ ...builtInWatchRules(), texts: builtInProductAreas() }),
    builtIn: [
      updateOf("fees", { updateType: "fee_update", published: "2026-07-01", impactLevel: "low", source: "FDA_API" }),
      updateOf("sterile-devices", { countryCode: "EU", countryName: "European Union", published: "2026-06-01", impactLevel: "high" }),
      updateOf("trial-papers", {
        countryCode: "Research",
        countryName: "Research",
        description: "Reports of REMOTE visits.",
        affectedAreas: ["Clinical trials"],
        source: "PubMed",
        published: "2026-05-01",
        effectiveDate: "2027-01-01",
      }),
      updateOf("old-rule", { published: "2024-05-01", impactLevel: "critical", effectiveDate: "2025-01-01" }),
    ],
  });
  [ana, ben] = [await world.asPerson("ana"), await world.asPerson("ben")];
});
afterAll(() => world.close());

type Wish = Partial<Parameters<Services["intelligence"]["updates"]>[0]>;
const list = (filter: Wish = {}, caller = ana) =>
  intelligence.updates(asked({ search: "", market: [], impact: [], source: [], ...filter }), caller);
const ids = async (filter: Wish = {}, caller = ana) => (await list(filter, caller)).items.map(({ id }) => id);

test("updates are listed newest first, with how many there are in all", async () => {
  expect(await ids()).toEqual(["fees", "sterile-devices", "trial-papers", "old-rule"]);
  expect(await list({ market: ["EU"] })).toMatchObject({ total: 1, all: 4 });
  expect((await ids({ sort: "effective" })).slice(0, 2)).toEqual(["trial-papers", "old-rule"]);
});

test.each([
  ["the title", "STERILE"],
  ["the title in other words", "devices about"],
])("an update is found by %s", async (_, search) => expect(await ids({ search })).toEqual(["sterile-devices"]));

test.each([
  ["the description", "remote"],
  ["the affected areas", "clinical TRIALS"],
])("an update is found by %s", async (_, search) => expect(await ids({ search })).toEqual(["trial-papers"]));

test("of several values of a filter one is enough, and of several filters all must fit", async () => {
  expect(await ids({ market: ["EU", "Research"] })).toEqual(["sterile-devices", "trial-papers"]);
  expect(await ids({ market: ["EU", "US"], impact: ["high", "critical"] })).toEqual(["sterile-devices", "old-rule"]);
  expect(await ids({ market: ["US"], source: ["PubMed"] })).toEqual([]);
  expect(await ids({ type: "fee_update" })).toEqual(["fees"]);
});

test("a filter counts what each of its values would leave, those that nothing has as well", async () => {
  const { facets } = await list({ market: ["EU"], impact: ["high"] });
  expect(facets.market).toContainEqual({ value: "EU", count: 1 });
  expect(facets.market).toContainEqual({ value: "US", count: 0 });
  expect(facets.source).toContainEqual({ value: "Google_Scholar", count: 0 });
});

test("a link to one update shows that one alone", async () => {
  expect(await ids({ update: "fees" })).toEqual(["fees"]);
  expect(await ids({ update: "no-such-update" })).toEqual([]);
});

test("what a person bookmarked and read is theirs alone, and recorded", async () => {
  expect(await intelligence.bookmark({ id: "fees", is_bookmarked: true }, ana)).toMatchObject({ is_bookmarked: true, is_read: false });
  expect(await intelligence.read({ id: "fees", is_read: true }, ana)).toMatchObject({ is_bookmarked: true, is_read: true });
  expect(await ids({ bookmarked: "yes" })).toEqual(["fees"]);
  expect(await ids({ read: "no" })).not.toContain("fees");
  expect(await ids({ bookmarked: "yes" }, ben)).toEqual([]);
  expect(await ids({ read: "yes" }, ben)).toEqual([]);
  expect(await intelligence.bookmark({ id: "fees", is_bookmarked: false }, ana)).toMatchObject({ is_bookmarked: false, is_read: true });
  expect(await intelligence.read({ id: "fees", is_read: false }, ana)).toMatchObject({ is_read: false });
});

test("an update that is not there cannot be bookmarked or read", async () => {
  await expect(intelligence.bookmark({ id: "no-such-update", is_bookmarked: true }, ana)).rejects.toMatchObject({ code: "not_found" });
  await expect(intelligence.read({ id: "no-such-update", is_read: true }, ana)).rejects.toMatchObject({ code: "not_found" });
});
