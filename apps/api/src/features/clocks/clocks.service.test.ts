import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ClockRun } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addRegister } from "../../testing/official.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import type { Caller, Services } from "../../service.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import { createClockService } from "./clocks.service.ts";

let world: TestWorld;
let clocks: Services["clocks"];
let ana: Caller;
beforeAll(async () => {
  world = await createTestWorld();
  clocks = createClockService({ ...world, official: createOfficialReads(world.database, connectors) });
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const run = (fields: object) => ClockRun.parse({ id: "510k", start: "2026-01-05", ...fields });
const day = "2026-11-20";

test("the days of a submission come with the clause of each, and those on hold have none", async () => {
  const { dates } = await clocks.dates(run({ holds: "2026-03-06/.." }), ana);
  expect(dates.find(({ rule }) => rule.id === "decision")).toMatchObject({ day: null, standing: "stopped" });
  expect(dates.find(({ rule }) => rule.id === "answer")).toMatchObject({ day: "2026-09-02", rule: { owner: "applicant" } });
  expect(dates.every(({ rule }) => rule.source.clause !== "" && rule.source.url.startsWith("https://"))).toBe(true);
});

test("what cannot have happened is told in words, and a clock that is none is not found", async () => {
  await expect(clocks.dates(run({ holds: "2025-12-01/2026-02-01" }), ana)).rejects.toThrow("A hold cannot begin before the start.");
  await expect(clocks.dates(run({ id: "lunch" }), ana)).rejects.toMatchObject({ code: "not_found" });
});

test("the calendar has each day that is set, and none for what is on hold", async () => {
  const { bytes, filename } = await clocks.calendar(run({ holds: "2026-03-26/.." }), ana);
  const events = new ICAL.Component(ICAL.parse(Buffer.from(bytes).toString()))
    .getAllSubcomponents("vevent")
    .map((one) => new ICAL.Event(one));
  expect(filename).toBe("clausewise-510k-2026-01-05.ics");
  expect(events.map(({ summary, startDate }) => `${startDate.toString()} ${summary}`)).toEqual([
    "2026-01-20 510(k): Acceptance review or technical screening is done",
    "2026-03-06 510(k): Substantive interaction",
    "2026-04-05 510(k): Decision (statute)",
    "2026-09-22 510(k): Complete answer to the request for additional information is due",
  ]);
  expect(events[1]?.description).toContain("60 FDA days from 5 Jan 2026.");
});

const examples = resolve(import.meta.dirname, "../../../../../../shared/data/api-schemas/openfda/examples");
const here = existsSync(examples);
if (!here)
  process.stdout.write("FDA's own examples of its registers are not here (shared/data beside the repository): their test is skipped.\n");

/** What the product makes of an entry as FDA gives it out, in the register that lists it. */
async function addAsGivenOut(id: string, entry: unknown, last_updated: string) {
  const connector = connectors.find((one) => one.id === id) ?? expect.unreachable();
  const [step = expect.unreachable()] = connector.plan({ token: last_updated, asOf: last_updated }, null, day);
  const bytes = Buffer.from(JSON.stringify({ meta: { last_updated }, results: [entry] }));
  const { rows = [] } = (await connector.asks[step.kind]?.read({ status: 200, addresses: [step.url], headers: {}, bytes }, step)) ?? {};
  await addRegister(world.database, id, last_updated, rows);
}

const given = (file: string): Record<string, unknown> => JSON.parse(readFileSync(resolve(examples, file), "utf8"));

test.runIf(here)("entries as FDA gives them out tell how long they took, and of which kind they are", async () => {
  await addAsGivenOut("fda-device-510k", given("device-510k.json")["record"], "2017-12-02");
  await addAsGivenOut("fda-device-pma", given("device-pma.json")["header"], "2017-12-02");
  const told = async (wish: { id: string; product_code: string; choice?: string }) => {
    const { kind, spans, why } = await clocks.achieved(wish, ana);
    return { kind, why, spans: spans.map(({ decisions, median, ninth_decile }) => [decisions, median.value, ninth_decile.value]) };
  };
  expect(await told({ id: "510k", product_code: "KTN" })).toEqual({
    kind: null,
    why: null,
    spans: [
      [0, null, null],
      [1, 33, 33],
    ],
  });
  expect(await told({ id: "pma_supplement", product_code: "MCM", choice: "notice" })).toEqual({
    kind: "30-day notice",
    why: null,
    spans: [
      [0, null, null],
      [1, 135, 135],
    ],
  });
  for (const wish of [
    { id: "pma_supplement", product_code: "MCM", choice: "real_time" },
    { id: "pma", product_code: "MCM" },
  ])
    expect(await told(wish)).toMatchObject({ spans: [], why: expect.stringContaining("lists no decision") });
});

const reviewed = (key: string, date_received: string | null, decision_date: string, product_code = "FRN") => ({
  key,
  title: key,
  fields: { product_code, date_received, decision_date },
});

test("what was achieved is counted over the register's rows of the code, those of five years first", async () => {
  const recent = Array.from({ length: 10 }, (_, at) => reviewed(`K26000${at}`, "2026-01-01", `2026-0${at < 9 ? 2 : 9}-0${1 + (at % 9)}`));
  await addRegister(world.database, "fda-device-510k", day, [
    ...recent,
    reviewed("K990001", "1999-01-01", "1999-01-11"),
    reviewed("K990002", null, "1999-01-11"),
    reviewed("DEN200001", "2020-01-01", "2021-01-01"),
    reviewed("K260099", "2026-01-01", "2026-11-01", "MEA"),
  ]);
  const { spans, register, as_of } = await clocks.achieved({ id: "510k", product_code: "FRN" }, ana);
  expect([register?.id, as_of]).toEqual(["fda-device-510k", day]);
  expect(spans.map(({ since, decisions, median, ninth_decile }) => [since, decisions, median.value, ninth_decile.value])).toEqual([
    ["2021-11-20", 10, 35, 39],
    [null, 11, 35, 39],
  ]);
  expect(spans[0]?.median).toMatchObject({ basis: "computed", date: day });
});

test("where nothing is held it says why, and gives no figure", async () => {
  expect(await clocks.achieved({ id: "pma", product_code: "FRN" }, ana)).toMatchObject({
    spans: [],
    why: expect.stringContaining("was not fetched yet"),
  });
  expect(await clocks.achieved({ id: "ind", product_code: "FRN" }, ana)).toMatchObject({
    register: null,
    why: expect.stringContaining("No register"),
  });
  await addRegister(world.database, "fda-device-pma", day, [reviewed("P200001 S001", "2026-01-01", "2026-02-01")]);
  expect(await clocks.achieved({ id: "pma", product_code: "FRN" }, ana)).toMatchObject({
    spans: [],
    why: expect.stringContaining("lists no decision"),
  });
});
