import { describe, expect, test } from "vitest";
import { tooFewMarkets } from "../domain/market-words.ts";
import { comparisonExportTypes, ComparisonCell, marketOperations } from "./markets.ts";

const { input } = marketOperations.compare;
const problems = (markets: string) => input.safeParse({ markets }).error?.issues.map(({ message }) => message) ?? [];

describe("a comparison", () => {
  test("is of two to four markets, a market named twice being one", () => {
    expect(input.parse({ markets: "US,EU,US" })).toMatchObject({ markets: ["US", "EU"], product: "device" });
    expect([problems("US,EU,CA,GB"), problems("US,US"), problems(""), problems("US,EU,CA,GB,JP")]).toEqual([
      [],
      [tooFewMarkets],
      [tooFewMarkets],
      ["At most 4 countries can be compared at once"],
    ]);
  });

  test("of a market that is none is refused", () => expect(problems("US,XX")).not.toEqual([]));
});

test("no cell is without what it rests on, and what is unknown says why", () => {
  const takes = (cell: object) => ComparisonCell.safeParse(cell).success;
  expect(takes({ basis: "unknown", explanation: "No register here says so." })).toBe(true);
  expect([
    takes({ basis: "unknown", explanation: "" }),
    takes({ basis: "official", facts: [] }),
    takes({ basis: "guess", explanation: "x" }),
  ]).toEqual([false, false, false]);
  expect(takes({ basis: "computed", lines: [], explanation: "x", date: "2026-11-22" })).toBe(false);
});

test("every file of a comparison has its type", () => {
  for (const format of Object.keys(comparisonExportTypes))
    expect(marketOperations.export.input.safeParse({ markets: "US,EU", format }).success).toBe(true);
});
