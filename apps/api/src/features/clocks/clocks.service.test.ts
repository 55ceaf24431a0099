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
