import { describe, expect, it } from "vitest";
import { jurisdictionOf } from "@clausewise/contracts";
import { checkMarkets } from "./check-markets.ts";
import { builtInLibrary } from "./library.ts";
import { builtInMarketFacts, builtInMarketIdentities, builtInMarketLabels } from "./market-facts.ts";

const facts = builtInMarketFacts();
const identities = builtInMarketIdentities();
const labels = builtInMarketLabels();
const check = checkMarkets(facts, identities, builtInLibrary());

describe("the facts of markets", () => {
  it("cite clauses that the library holds, each under a label of its own", () => {
    expect(check.unresolved).toEqual([]);
    expect(check.twice).toEqual([]);
  });

  it("are of markets that are known, of which there are at least 60", () => {
    expect(check.unidentified).toEqual([]);
    expect(identities.length).toBeGreaterThanOrEqual(60);
  });

  it("fit a cell of a table, and name shared labels once", () => {
    expect(facts.filter(({ value }) => value.length > 60)).toEqual([]);
    for (const names of Object.values(labels)) expect(new Set(names).size).toBe(names.length);
  });

  it("are told of jurisdictions whose law is held", () => {
    const told = [...new Set(facts.map(({ market }) => market))];
    expect(told.filter((code) => jurisdictionOf(code)?.holdsLaw !== true)).toEqual([]);
  });
});

describe("the identities of markets", () => {
  it("have the codes of ISO 3166", () => {
    const wrong = identities.filter(({ code, iso3 }) => (jurisdictionOf(code)?.alpha3 ?? null) !== iso3);
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  it("leave an address out only where it says that the site was not verified", () => {
    const without = identities.filter(({ authority }) => authority.url === null);
    expect(without.filter(({ checked_against }) => !checked_against.includes("not verified"))).toEqual([]);
  });
});
