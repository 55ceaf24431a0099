import type { ClockDate } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { placed } from "./timeline-places.ts";

const source = { source: "s", clause: "c", url: "https://example.org", checked: "2026-01-01", only: null };
const rule = { id: "r", title: "t", owner: "authority", force: "goal", kind: "review", span: "90", from: "f", source, note: null } as const;
const date = (day: string | null): ClockDate => ({
  rule,
  from: { label: "f", day: "2026-01-01" },
  day,
  standing: day === null ? "stopped" : "set",
  why: "w",
  falls_on: null,
  working_day: null,
});
const start = { day: "2026-01-01", why: null };

test("days stand along the line in their order, and close ones on lines of their own", () => {
  const { marks, lines } = placed({ start, dates: [date("2026-02-20"), date("2026-02-21"), date("2026-04-11")] }, []);
  expect(marks.map(({ line }) => line)).toEqual([0, 1, 0]);
  expect(lines).toBe(2);
  expect(marks.map(({ at }) => Math.round(at))).toEqual([50, 50, 99]);
});

test("what is on hold keeps its number and has no mark; an open hold goes to the end", () => {
  const { marks, holds } = placed({ start, dates: [date("2026-04-10"), date(null)] }, ["2026-02-20/.."]);
  expect(marks.map(({ number }) => number)).toEqual([1]);
  expect(holds).toEqual([{ from: 50, to: 100 }]);
});

test("months are told at their first day, of years only some", () => {
  const { months } = placed({ start, dates: [date("2028-12-01")] }, []);
  expect(months.length).toBeLessThanOrEqual(9);
  expect(months[0]?.label).toBe("Feb 26");
});
