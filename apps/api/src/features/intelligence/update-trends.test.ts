import type { RegulatoryUpdate } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { updateOf } from "./intelligence.fixture.ts";
import { trendsOf } from "./update-trends.ts";

const published = (createdAt: string, updateType: RegulatoryUpdate["updateType"] = "regulation_change"): RegulatoryUpdate => ({
  ...updateOf("one"),
  createdAt,
  updateType,
});
const times = (count: number, ...said: Parameters<typeof published>) => Array.from({ length: count }, () => published(...said));
const trend = (updates: RegulatoryUpdate[], wanted: string) => trendsOf(updates).find(({ category }) => category === wanted);

test("where nothing is held there are no trends", () => expect(trendsOf([])).toEqual([]));

test("a year is counted to the newest update and held against the year before", () => {
  const updates = [...times(1, "2024-01-01"), ...times(6, "2025-08-18"), ...times(9, "2025-08-19"), ...times(3, "2026-08-18")];
  expect(trend(updates, "Regulation changes")).toMatchObject({
    trend: "increasing",
    change: { basis: "computed", value: 100 },
    n: 12,
    n_before: 6,
    period: { from: "2025-08-19", to: "2026-08-18" },
  });
});

test("a small change counts as none, and fewer are a decrease", () => {
  const before = times(25, "2025-01-01");
  expect(trend([...times(1, "2024-01-01"), ...before, ...times(26, "2026-08-18")], "Regulation changes")).toMatchObject({
    trend: "stable",
    change: { value: 4 },
  });
  expect(trend([...times(1, "2024-01-01"), ...before, ...times(20, "2026-08-18")], "Regulation changes")).toMatchObject({
    trend: "decreasing",
    change: { value: -20 },
  });
});

test("too few in the year before, or a year that is not whole, gives no percentage", () => {
  const few = [...times(9, "2024-01-01"), ...times(4, "2025-01-01"), ...times(9, "2026-08-18")];
  expect(trend(few, "Regulation changes")).toMatchObject({ trend: null, change: { basis: "unknown", value: null }, n: 9, n_before: 4 });
  const short = [...times(9, "2025-01-01"), ...times(9, "2026-08-18")];
  expect(trend(short, "Regulation changes")?.change).toMatchObject({
    basis: "unknown",
    explanation: expect.stringMatching(/begin on 1 Jan 2025/u),
  });
});

test("where fewer is better it is said why", () => {
  const updates = times(2, "2026-08-18", "deadline_change");
  expect(trend(updates, "Deadline changes")?.fewer_is_better).toMatch(/^Fewer is better/u);
  expect(trend(updates, "Guideline updates")?.fewer_is_better).toBeNull();
});
