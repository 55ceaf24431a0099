import { expect, test } from "vitest";
import type { About } from "./about.ts";
import { areasIn, isWatched, marketOf, sharesArea } from "./markets.ts";
import { readProduct, type WatchedProduct } from "./profile.ts";
import { notice, pump, reader, watch } from "./testing.fixture.ts";

const profile = (said: Partial<WatchedProduct> = {}) => readProduct(reader, pump(said));
const about = (more: Partial<About> = {}): About => ({ ...watch.read(notice("A notice")), ...more });

test("a market is that in whose law or union something holds", () => {
  expect(marketOf(profile({ targetMarkets: ["DE"] }), about({ jurisdictions: ["EU"] }))).toBe("DE");
  expect(marketOf(profile({ targetMarkets: ["US"] }), about({ jurisdictions: ["EU"] }))).toBeNull();
  expect(marketOf(profile({ targetMarkets: [] }), about({ jurisdictions: ["US"] }))).toBeNull();
});

test("a recall in a country of the union counts for the union, a rule of that country not", () => {
  const union = profile({ targetMarkets: ["EU"] });
  expect(marketOf(union, about({ jurisdictions: ["DE"], reach: "products" }))).toBe("EU");
  expect(marketOf(union, about({ jurisdictions: ["DE"], reach: "market" }))).toBeNull();
});

test("a source is watched by its id, and what comes from none by nobody", () => {
  const watching = profile({ watched_sources: { official: ["swissmedic"], library: [] } });
  expect([isWatched(watching, about({ source: "swissmedic" })), isWatched(watching, about({ source: null }))]).toEqual([true, false]);
});

test("in the union a class from A to D says that a product is a diagnostic alone", () => {
  const both = (market: string, of: string) =>
    areasIn(profile({ areas: ["device", "ivd"], targetMarkets: [market], classes: [{ market, class: of, rule: null }] }), market);
  expect([both("EU", "C (rule 3)"), both("EU", "IIb"), both("CA", "III")]).toEqual([["ivd"], ["device"], ["device", "ivd"]]);
});

test("what is of no trade of ours shares no area, and what does not say its area may be of any", () => {
  expect(sharesArea(profile(), about({ isForeign: true }))).toBe(false);
  expect(sharesArea(profile(), about({ areas: [] }))).toBe(true);
  expect(sharesArea(profile(), about({ areas: ["drug"], reach: "products" }))).toBe(false);
  expect(sharesArea(profile(), about({ areas: ["ivd"], reach: "products" }))).toBe(true);
  expect(sharesArea(profile(), about({ areas: ["ivd"], reach: "market" }))).toBe(false);
});
