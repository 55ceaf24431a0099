import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { addRegister } from "../../testing/official.repository.ts";
import { asked } from "../../testing/lists.ts";
import { openTestIndex, searchOver } from "../../testing/search.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { bringIn } from "../library/import/import-versions.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import { oldRule } from "../../testing/corpus.ts";
import { builtIn, listed, summaryOf } from "./guidance.fixture.ts";
import { createGuidanceService } from "./guidance.service.ts";
import { createGuidanceView } from "./guidance-view.ts";

let world: TestWorld;
let guidance: Services["guidance"];
let ana: Caller;
let ben: Caller;

const register = "fda-guidance";

beforeAll(async () => {
  world = await createTestWorld();
  const { database, audit, clock, events } = world;
  clock.set("2026-11-22T09:00:00.000Z");
  const library = createLibraryReads(database);
  guidance = createGuidanceService({
    database,
    audit,
    clock,
    events,
    library,
    search: searchOver(await openTestIndex(database)),
    view: createGuidanceView({
      clock,
      library,
      official: createOfficialReads(database, []),
      builtIn: {
        builtIn: [
          builtIn("cybersecurity-in-devices", { issued: "2023-09-27", organizations: ["CDRH"] }),
          builtIn("trial-conduct", {
            status: "Draft",
            issued: "2024-02-01",
            docket: "FDA-2024-D-0007",
            product_types: ["Drugs", "Combination"],
          }),
          builtIn("dose-finding", { issued: null, organizations: ["OCE"], status: "Withdrawn", withdrawn_on: "2025-05-05" }),
        ],
        summaries: [
          summaryOf("trial-conduct", { summary: "About 100% remote visits" }),
          summaryOf("dose-finding", { therapeutic_area: "Cancer medicine" }),
        ],
      },
    }),
  });
  [ana, ben] = [await world.asPerson("ana"), await world.asPerson("ben")];
});
afterAll(() => world.close());

type Wish = Partial<Parameters<Services["guidance"]["search"]>[0]>;
const search = (filter: Wish = {}, caller = ana) => guidance.search(asked({ query: "", ...filter }), caller);
const ids = async (filter: Wish, caller = ana) => (await search(filter, caller)).items.map(({ id }) => id);

test("the library is listed newest first, undated documents last", async () => {
  expect((await guidance.all({}, ana)).map(({ id }) => id)).toEqual(["trial-conduct", "cybersecurity-in-devices", "dose-finding"]);
});

test.each([
  ["the title", "TRIAL", "trial-conduct"],
  ["the summary", "remote", "trial-conduct"],
  ["a topic", "cybersec", "cybersecurity-in-devices"],
  ["the organization", "center of excellence", "dose-finding"],
  ["the therapeutic area", "cancer", "dose-finding"],
  ["the docket", "fda-2024-d-0007", "trial-conduct"],
  ["words that mean something elsewhere", "100%", "trial-conduct"],
])("words are found in %s, whatever their case", async (_, query, id) => {
  expect(await ids({ query })).toEqual([id]);
});

test("a blank query shows everything", async () => {
  expect(await ids({ query: "  " })).toHaveLength(3);
});

test("status, organization, topic and product narrow the result, together too", async () => {
  expect(await ids({ status: "Draft" })).toEqual(["trial-conduct"]);
  expect(await ids({ status: "Withdrawn" })).toEqual(["dose-finding"]);
  expect(await ids({ organization: "Oncology Center of Excellence" })).toEqual(["dose-finding"]);
  expect(await ids({ product: "combination" })).toEqual(["trial-conduct"]);
  expect(await ids({ topic: "Cybersecurity", status: "Draft" })).toEqual([]);
});

test("a filter says what each of its values would leave, also where that is none", async () => {
  const { facets } = await search({ status: "Final" });
  expect(facets.status).toEqual(
    expect.arrayContaining([
      { value: "Draft", count: 1 },
      { value: "Superseded", count: 0 },
    ]),
  );
  expect(facets.organization).toEqual(expect.arrayContaining([{ value: "Office of Women's Health", count: 0 }]));
  expect(facets.topic).toHaveLength(12);
});

describe("FDA's list", () => {
  test("is followed as soon as it was fetched, and what it lists goes before what is built in", async () => {
    const before = await guidance.all({}, ana);
    expect(await guidance.all({}, ana)).toBe(before);
    await addRegister(world.database, register, "2026-11-22", [
      listed("trial-conduct", { issued: "2026-01-05" }),
      listed("of-the-list-alone", { status: "Draft", open_for_comment: "Yes", comments_close: "2026-12-24", issued: "2026-10-01" }),
    ]);
    expect((await guidance.all({}, ana)).map(({ id }) => id)).toEqual([
      "of-the-list-alone",
      "trial-conduct",
      "cybersecurity-in-devices",
      "dose-finding",
    ]);
    expect(await guidance.get({ id: "trial-conduct" }, ana)).toMatchObject({
      guidanceStatus: "Final",
      facts_from: "register",
      points: [{ section: "II" }],
    });
  });

  test("tells what is open for comment, those that close first before the others", async () => {
    expect(await ids({ comments: "open" })).toEqual(["of-the-list-alone"]);
    expect((await ids({ sort: "closing" }))[0]).toBe("of-the-list-alone");
    world.clock.set("2026-12-25T09:00:00.000Z");
    expect(await ids({ comments: "open" })).toEqual([]);
    world.clock.set("2026-11-22T09:00:00.000Z");
  });
});

test("a watched document is one's own, is listed by its filter, and both changes are in the trail", async () => {
  await guidance.watch({ id: "dose-finding", is_watched: true }, ana);
  expect(await ids({ watched: "yes" })).toEqual(["dose-finding"]);
  expect((await search()).facets.watched).toEqual([{ value: "yes", count: 1 }]);
  expect(await guidance.get({ id: "dose-finding" }, ana)).toMatchObject({ is_watched: true });
  expect(await ids({ watched: "yes" }, ben)).toEqual([]);
  expect(await guidance.watch({ id: "dose-finding", is_watched: false }, ana)).toMatchObject({ is_watched: false });
  expect(await ids({ watched: "yes" })).toEqual([]);
  const actions = (await world.records()).map(({ action }) => action).filter((action) => action.startsWith("guidance."));
  expect(actions).toEqual(["guidance.watched", "guidance.unwatched"]);
});

test("what is not there is not found", async () => {
  await expect(guidance.get({ id: "no-such" }, ana)).rejects.toThrow("This guidance document was not found.");
  await expect(guidance.watch({ id: "no-such", is_watched: true }, ana)).rejects.toThrow("was not found");
});

test("words are found inside the texts that are held, with their page", async () => {
  const text = "Manufacturers should describe how the update is signed before it is installed on the device.";
  const held = oldRule({
    identifier: "Cybersecurity in devices",
    title: "Cybersecurity in devices",
    kind: "guidance",
    binding: false,
    text_kind: "verbatim",
    passages: [{ citation: "Cybersecurity in devices p. 12", heading: "Updates", page: 12, text }],
  });
  await bringIn(world.database, [held], "2026-03-01T00:00:00.000Z");
  const { hits, held: many } = await guidance.texts({ search: "update signed before installed" }, ana);
  expect(many).toBe(1);
  expect(hits).toMatchObject([{ guidance_id: "cybersecurity-in-devices", page: 12, text, text_kind: "verbatim" }]);
  expect((await guidance.texts({ search: "update signed", id: "trial-conduct" }, ana)).hits).toEqual([]);
  const library_source_id = hits[0]?.source_id ?? expect.unreachable();
  expect(await guidance.ofSource({ library_source_id }, ana)).toMatchObject({ id: "cybersecurity-in-devices" });
  await expect(guidance.ofSource({ library_source_id: randomUUID() }, ana)).rejects.toThrow("This source was not found.");
  expect(await ids({ held: "verbatim" })).toEqual(["cybersecurity-in-devices"]);
});
