import { expect, test } from "vitest";
import { checklistRoutes } from "./routes.ts";
import { clocks } from "../clocks/clocks.ts";
import { beginsWith, type Described } from "./begins-with.ts";

const nothing: Described = { areas: [], category: null, targetMarkets: [], classes: [] };
const begin = (described: Partial<Described>) => {
  const { rules, clock, route } = beginsWith({ ...nothing, ...described }) ?? expect.unreachable("nothing tells");
  expect(clocks.map(({ id }) => id)).toContain(clock);
  expect(checklistRoutes.map(({ id }) => id)).toContain(route);
  return [rules, clock, route];
};

test("a product begins with what is asked of its kind in the market that it is for", () => {
  expect(begin({ areas: ["device"], targetMarkets: ["EU", "US"] })).toEqual(["us-device", "510k", "510k"]);
  expect(begin({ category: "device", targetMarkets: ["US"], classes: [{ market: "US", class: "Class III", rule: null }] })).toEqual([
    "us-device",
    "pma",
    "pma",
  ]);
  expect(begin({ areas: ["device"], targetMarkets: ["EU"] })).toEqual(["eu-mdr", "ce_mdr", "ce_mark"]);
  expect(begin({ areas: ["ivd"], targetMarkets: ["EU"] })).toEqual(["eu-ivdr", "ce_ivdr", "ce_ivdr"]);
  expect(begin({ areas: ["device", "ivd"], targetMarkets: ["EU"] })).toEqual(["eu-ivdr", "ce_ivdr", "ce_ivdr"]);
  expect(begin({ areas: ["drug"], targetMarkets: ["US"] })).toEqual(["us-medicine", "nda", "nda"]);
  expect(begin({ category: "biologic", targetMarkets: ["US"] })).toEqual(["us-medicine", "bla", "bla"]);
  expect(begin({ areas: ["device", "drug", "combination"], targetMarkets: ["US"] })).toEqual(["us-lead-center", "rfd", "combination"]);
});

test("nothing is guessed of a product of which nothing tells, and a class of the EU is none of the United States", () => {
  expect(beginsWith(nothing)).toBeNull();
  expect(beginsWith({ ...nothing, areas: ["device"], targetMarkets: ["JP"] })).toBeNull();
  expect(beginsWith({ ...nothing, areas: ["drug"], targetMarkets: ["EU"] })).toBeNull();
  expect(begin({ areas: ["device"], targetMarkets: ["US"], classes: [{ market: "EU", class: "III", rule: null }] })[1]).toBe("510k");
});
