import { expect, test } from "vitest";
import { fact, item, protocol, reading } from "./known.fixture.ts";
import { type TrialMarkets, trialMarkets } from "./markets.ts";

const law = (market: string, more: Partial<TrialMarkets["facts"][number]> = {}): TrialMarkets["facts"][number] => ({
  market,
  products: ["drug"],
  topic: "trial_authorisation",
  label: "Decision period",
  value: "30 days",
  detail: "It decides within 30 days.",
  figure: { amount: 30, unit: "days" },
  citations: [{ source: "21 CFR 312", clause: "21 CFR 312.40" }],
  checked: "2026-11-01",
  ...more,
});
const country = (code: string, name: string) => ({ code, name, authority: { name: `Authority of ${name}` } });
const markets = [country("US", "United States"), country("JP", "Japan"), country("DE", "Germany")];
const found = (known: Parameters<typeof protocol>[0], facts: TrialMarkets["facts"] = []) =>
  trialMarkets(protocol({ items: [item("dose")], ...known }), { markets, facts });

test("a market is proposed by its register's number and by its name, with the place", () => {
  const [first] = found({ facts: [fact("identifiers", "IND: 123,456")] });
  expect(first).toMatchObject({
    countryCode: "US",
    reasons: [{ why: "The protocol has an IND number: IND: 123,456.", passage: { part: 1 } }],
  });
  expect(found({ facts: [fact("population", "Adults in Japan")] }).map(({ countryCode }) => countryCode)).toEqual(["JP"]);
});

test("a name within another word is no market", () => {
  expect(found({ facts: [fact("population", "Germanys and Japanese"), fact("design", "USABLE")] })).toEqual([]);
});

test("a market whose law on trials is held stands behind those that the protocol speaks for", () => {
  const known = { facts: [fact("population", "Adults in Japan")] };
  const [first, second] = found(known, [law("US")]);
  expect([first?.countryCode, second?.countryCode]).toEqual(["JP", "US"]);
  expect(second).toMatchObject({ timeline: { basis: "official", value: 30 }, cost: { basis: "unknown" }, feasibility: null });
  expect(first?.timeline.basis).toBe("unknown");
});

test("law on other products or other matters does not count, and that of a union counts for its members", () => {
  expect(found({}, [law("US", { products: ["device"] }), law("US", { topic: "vigilance" })])).toEqual([]);
  expect(found({}, [law("EU")]).map(({ countryCode }) => countryCode)).toEqual(["DE"]);
});

test("nothing is proposed before the protocol was read", () => {
  expect(found({ items: [], facts: [fact("identifiers", "IND: 123,456")] }, [law("US")])).toEqual([]);
});

test("numbers of several registers each speak for their own market", () => {
  const both = fact("identifiers", null, { state: "found", readings: [reading("jRCT: jRCT2031230001"), reading("IND: 123,456")] });
  expect(found({ facts: [both] }).map(({ countryCode, reasons }) => [countryCode, reasons.length])).toEqual([
    ["JP", 1],
    ["US", 1],
  ]);
});
