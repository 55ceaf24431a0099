import { expect, test } from "vitest";
import type { About } from "./about.ts";
import { byMarket } from "./match-market.ts";
import { readProduct, type WatchedProduct } from "./profile.ts";
import { notice, pump, reader, watch } from "./testing.fixture.ts";

const rule = (more: Partial<About> = {}): About => ({
  ...watch.read(notice("A rule")),
  said: "rule",
  reach: "market",
  areas: ["device"],
  isGeneral: true,
  isForeign: false,
  topics: [],
  narrowTopics: [],
  classes: [],
  deviceKinds: [],
  jurisdictions: ["CA"],
  ...more,
});
const why = (about: About, said: Partial<WatchedProduct> = {}) =>
  byMarket(reader, readProduct(reader, pump(said)), about).map(({ sentence }) => sentence);

test("a rule for all is for each product of its area in its market", () => {
  expect(why(rule())).toEqual(["matches Pump 200: rule for all medical devices in Canada, a market of Pump 200"]);
  expect(why(rule(), { targetMarkets: ["US"] })).toEqual([]);
  expect(why(rule({ areas: ["drug"] }))).toEqual([]);
});

test("a rule for some classes is for a product of such a class in that market", () => {
  const ofClasses = rule({ isGeneral: false, classes: ["III", "IV"] });
  expect(why(ofClasses)).toEqual([
    expect.stringContaining("for class III and IV in Canada, a market of Pump 200, and Pump 200 is of class III there"),
  ]);
  expect(why(ofClasses, { classes: [{ market: "US", class: "III", rule: null }] })).toEqual([]);
});

test("a rule on a kind of device is for that kind", () => {
  expect(why(rule({ isGeneral: false, deviceKinds: ["Infusion pump"] }))[0]).toContain("its kind of device (infusion pump) in Canada");
  expect(why(rule({ isGeneral: false, deviceKinds: ["Kite"] }))).toEqual([]);
});

test("what is no rule of a market concerns nobody by the market", () => {
  expect(why(rule({ reach: "products" }))).toEqual([]);
  expect(why(rule({ isGeneral: false }))).toEqual([]);
});

test("a text of a watched source counts outside the markets too", () => {
  const text = rule({ jurisdictions: ["CH"], source: "fedlex", librarySource: "1", verb: "changed" });
  expect(why(text)).toEqual([]);
  expect(why(text, { watched_sources: { official: ["fedlex"], library: [] } })[0]).toContain("in a source watched for Pump 200");
});
