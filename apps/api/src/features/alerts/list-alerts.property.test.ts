import { AlertFilter, AlertType, Severity, WorkState } from "@clausewise/contracts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../service.ts";
import { generated, holdAgainstEveryRow } from "../../testing/brute-force.ts";
import { addAlerts, type AddedAlert } from "../../testing/alerts.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { viewerOf } from "../../service.ts";
import { createAlertPages } from "./alert-pages.ts";

const wishes = 120;

let world: TestWorld;
let ana: Caller;
let rows: AddedAlert[];

const alerts = fc.record({
  whose: fc.constantFrom("everybody", "everybody", "viewer", "other"),
  severity_level: fc.constantFrom(...Severity.options),
  alert_type: fc.constantFrom(...AlertType.options),
  /** The reason for which it concerns the viewer; null where it does not. */
  matched: fc.option(fc.constantFrom("product", "source")),
  /** States of the viewer's work on it, one after another. */
  worked: fc.subarray([...WorkState.options]),
  created_at: fc.integer({ min: 0, max: 500 }).map((hours) => new Date(Date.UTC(2026, 0, 1, hours)).toISOString()),
});

beforeAll(async () => {
  world = await createTestWorld();
  ana = await world.asPerson("ana");
  const ben = await world.asPerson("ben");
  rows = await addAlerts(world.database, { viewer: viewerOf(ana).id, other: viewerOf(ben).id }, generated(alerts, 5000));
});
afterAll(() => world.close());

const isAhead = ({ whose, matched }: AddedAlert): boolean => whose === "viewer" || matched !== null;
const byTime = (a: AddedAlert, b: AddedAlert): number => a.created_at.localeCompare(b.created_at);
const stateOf = ({ worked }: AddedAlert): string => worked.at(-1) ?? "open";

test("every combination of filters leaves of 5,000 alerts what a look at each of them leaves, and none of somebody else's", async () => {
  const readable = rows.filter(({ whose }) => whose !== "other");
  expect(readable.length).toBeGreaterThan(3000);
  const pageFor = createAlertPages(world.database);
  await holdAgainstEveryRow(
    {
      rows: readable,
      filters: {
        severity: { values: Severity.options, holds: (row, value) => row.severity_level === value },
        type: { values: AlertType.options, holds: (row, value) => row.alert_type === value },
        work: { values: WorkState.options, holds: (row, value) => stateOf(row) === value },
        whose: {
          values: ["products", "own"],
          holds: ({ whose, matched }, value) => (value === "own" ? whose === "viewer" : whose !== "viewer" && matched === "product"),
        },
      },
      orders: {
        newest: (a, b) => byTime(b, a),
        oldest: byTime,
        relevant: (a, b) => Number(isAhead(b)) - Number(isAhead(a)) || byTime(b, a),
      },
      list: async ({ chosen, sort, cursor, limit }) => {
        const single = Object.fromEntries(Object.entries(chosen).map(([name, [value]]) => [name, value]));
        return pageFor(viewerOf(ana), AlertFilter.parse({ ...single, sort, cursor, limit }));
      },
    },
    wishes,
  );
});
