import { ImpactLevel, UpdateFilter, updateMarkets, UpdateSource, UpdateType, type ListedUpdate } from "@clausewise/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { generated, holdAgainstEveryRow } from "../../testing/brute-force.ts";
import { browseUpdates } from "./browse-updates.ts";

const words = ["software", "Fees", "labelling", "trials", "sterile"];
const day = fc.integer({ min: 2024, max: 2026 }).map((year) => `${year}-03-04`);

const rows: ListedUpdate[] = generated(
  fc.record({
    countryCode: fc.constantFrom(...updateMarkets),
    updateType: fc.constantFrom(...UpdateType.options),
    impactLevel: fc.constantFrom(...ImpactLevel.options),
    source: fc.constantFrom(...UpdateSource.options),
    title: fc.subarray(words).map((some) => ["On", ...some].join(" ")),
    description: fc.subarray(words).map((some) => some.join(" ")),
    affectedAreas: fc.subarray(words),
    createdAt: day,
    effectiveDate: fc.option(day),
    is_bookmarked: fc.boolean(),
    is_read: fc.boolean(),
  }),
  5000,
).map((said, nth) => ({
  ...said,
  id: `update-${nth}`,
  countryName: said.countryCode,
  impact_reason: "It binds.",
  sourceUrl: `https://www.fda.gov/${nth}`,
  sourceDocument: "A rule",
  checked_against: "the rule",
}));

test("every combination of filters leaves of 5,000 updates what a look at each of them leaves", async () => {
  expect(new Set(rows.map(({ title }) => title)).size).toBeGreaterThan(20);
  await holdAgainstEveryRow(
    {
      rows,
      filters: {
        market: { values: updateMarkets, holds: (row, value) => row.countryCode === value, takesSeveral: true },
        impact: { values: ImpactLevel.options, holds: (row, value) => row.impactLevel === value, takesSeveral: true },
        source: { values: UpdateSource.options, holds: (row, value) => row.source === value, takesSeveral: true },
        type: { values: UpdateType.options, holds: (row, value) => row.updateType === value },
        bookmarked: { values: ["yes"], holds: (row) => row.is_bookmarked },
        read: { values: ["yes", "no"], holds: (row, value) => row.is_read === (value === "yes") },
      },
      words: { values: words, said: ({ title, description, affectedAreas }) => [title, description, ...affectedAreas].join(" ") },
      orders: {
        newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
        oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
        effective: (a, b) => (b.effectiveDate ?? "").localeCompare(a.effectiveDate ?? ""),
      },
      list: async ({ search, chosen, ...part }) => {
        const asCalled = Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, values.join(",")]));
        return browseUpdates(rows, UpdateFilter.parse({ search, ...asCalled, ...part }));
      },
    },
    400,
  );
});
