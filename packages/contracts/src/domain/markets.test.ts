import { expect, test } from "vitest";
import { jurisdictionOf } from "./jurisdictions.ts";
import { Region } from "./market-facts.ts";
import { marketRegions } from "./markets.ts";

const markets = marketRegions.flatMap((one) => one.markets);

test("there are fifty markets, each once, of the register of jurisdictions", () => {
  expect(new Set(markets.map(({ code }) => code)).size).toBe(50);
  expect(markets.filter(({ code }) => jurisdictionOf(code) === null)).toEqual([]);
});

test("each market says who watches over products there", () => {
  expect(markets.filter(({ authority }) => authority === "")).toEqual([]);
  expect(markets.find(({ code }) => code === "EU")?.authority).toBe("EMA, EC");
});

test("the regions are those of the specification", () => {
  expect(marketRegions.map(({ region }) => region)).toEqual(Region.options);
});
