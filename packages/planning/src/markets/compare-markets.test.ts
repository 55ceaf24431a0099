import { ComparisonRow, ComparisonTopic, type ComparisonFact, type ListedMarket } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { compareMarkets } from "./compare-markets.ts";
import type { KnownMarket } from "./compare-fields.ts";
import { factsOn, lawsTold } from "./facts-for.ts";

const fact = (label: string, value: string, changed: Partial<ComparisonFact> = {}): ComparisonFact => ({
  id: "7d3a1f0e-5b1c-4c52-9b55-0d7a3a1f0e5b",
  products: ["device"],
  topic: "vigilance",
  label,
  value,
  detail: `It is ${value}.`,
  checked: "2026-11-23",
  law: "CA",
  figure: null,
  clauses: [{ source: "SOR/98-282", clause: "SOR/98-282 s. 60(1)", source_id: null, passage_id: null }],
  changed: [],
  ...changed,
});
const listed = (code: string, name: string): ListedMarket => ({
  code,
  iso3: "CAN",
  name,
  official_name: name,
  region: "North America",
  authority: { name: "The authority", local_name: null, url: "https://example.org" },
  languages: ["English", "French"],
  currency: { code: "CAD", name: "Canadian Dollar" },
  memberships: ["IMDRF"],
  checked: "2026-11-23",
  checked_against: "a list",
  laws: [],
  facts: 0,
});
const figure = { basis: "estimate", value: 90, range: null, unit: "days", explanation: "A planning figure." } as const;
const market = (code: string, facts: ComparisonFact[], changed: Partial<KnownMarket> = {}): KnownMarket => ({
  listed: listed(code, code),
  laws: facts.length > 0 ? [code] : [],
  facts,
  estimates: {
    timeline: figure,
    cost: figure,
    review: figure,
    feasibility: figure,
    approval: figure,
    risk: { level: "low", explanation: "Follows from the score." },
  },
  updates: { total: 0, latest: [] },
  ...changed,
});
const compared = { product: "device", date: "2026-11-23" } as const;
const compare = (...markets: KnownMarket[]) => compareMarkets(markets, compared, { vigilance: ["Final report", "Death"] });
const vigilance = (...markets: KnownMarket[]) => compare(...markets).topics.find(({ topic }) => topic === "vigilance")?.lines ?? [];

describe("what the law of markets says", () => {
  test("stands in one line where several tell it, in the order of the shared labels, and what one tells alone behind it", () => {
    const lines = vigilance(
      market("CA", [fact("Death", "10 days"), fact("Final report", "later"), fact("Foreign events", "on request")]),
      market("US", [fact("Death", "30 days"), fact("Final report", "none"), fact("Act", "an act", { topic: "law" })]),
    );
    expect(lines.map(({ label }) => label)).toEqual(["Final report", "Death", null]);
    expect(lines[1]?.cells).toMatchObject([{ facts: [{ value: "10 days" }] }, { facts: [{ value: "30 days" }] }]);
    expect(lines[2]?.cells).toMatchObject([
      { facts: [{ value: "on request" }] },
      { basis: "unknown", explanation: expect.stringContaining("does not tell this for medical devices") },
    ]);
  });

  test("is unknown where the library holds no law, or none on the product, and says so", () => {
    const others: KnownMarket = { ...market("BR", []), laws: ["BR"] };
    const [line] = vigilance(market("CA", [fact("Death", "10 days")]), market("KE", []), others);
    expect(line?.cells[1]).toEqual({ basis: "unknown", explanation: "The library holds no law of this market." });
    expect(line?.cells[2]).toEqual({ basis: "unknown", explanation: "The library holds no law of Brazil on medical devices." });
  });

  test("has a line for every topic, so that what is missing is seen", () => {
    for (const { topic, lines } of compare(market("KE", []), market("NG", [])).topics) {
      expect([topic, lines.length, lines[0]?.cells.map(({ basis }) => basis)]).toEqual([topic, 1, ["unknown", "unknown"]]);
    }
  });

  test("of a kind of product has what holds for several kinds", () => {
    const facts = [fact("a", "1"), fact("b", "2", { products: ["device", "ivd"] }), fact("c", "3", { products: ["drug"] })];
    expect(factsOn(facts, "device").map(({ label }) => label)).toEqual(["a", "b"]);
  });

  test("in a member state is that of the union", () => {
    expect(lawsTold("DE", new Set(["EU", "US"]))).toEqual(["EU"]);
    expect(lawsTold("NO", new Set(["EU", "US"]))).toEqual(["EU"]);
    expect(lawsTold("CH", new Set(["EU", "CH"]))).toEqual(["CH"]);
  });
});

describe("the fields of a market", () => {
  const row = (one: KnownMarket) => compare(one, one).rows[0];

  test("are all there with a basis, whatever is known of it", () => {
    for (const { rows, topics } of [compare(market("KE", []), market("CA", [fact("Death", "10 days")]))]) {
      for (const one of rows) expect(ComparisonRow.parse(one)).toEqual(one);
      for (const one of topics) expect(ComparisonTopic.parse(one)).toEqual(one);
    }
  });

  test("have the stated period of review where one is told, and an estimate where none is", () => {
    expect(row(market("KE", []))?.averageReviewTime).toMatchObject({ basis: "estimate", lines: [{ text: "90 days" }] });
    const stated = fact("High risk", "60 calendar days", { topic: "review_period" });
    expect(row(market("CA", [stated]))?.averageReviewTime).toMatchObject({ basis: "official", facts: [{ value: "60 calendar days" }] });
  });

  test("have the zones of all members, where the market is a union", () => {
    const lines = (code: string) => {
      const cell = row(market(code, []))?.timezone;
      return cell?.basis === "computed" ? cell.lines.map(({ text }) => text) : [];
    };
    expect(lines("JP")).toEqual(["UTC+09:00", "Asia/Tokyo"]);
    expect(lines("EU")).toEqual(["UTC−01:00 to UTC+02:00", expect.stringMatching(/^\d+ zones$/u)]);
  });

  test("name a site only where it was verified", () => {
    const unverified = market("KW", []);
    unverified.listed = { ...unverified.listed, authority: { name: "Ministry", local_name: null, url: null } };
    expect(row(unverified)?.contactInfo).toEqual({ basis: "unknown", explanation: "The address of its site could not be verified." });
  });

  test("tell the newest of what changed", () => {
    const updates = { total: 7, latest: [{ title: "A rule", published: "2026-10-01", url: "https://example.org/rule" }] };
    expect(row(market("CA", [], { updates }))).toMatchObject({
      recentUpdates: { basis: "computed", lines: [{ text: "2026-10-01: A rule" }], explanation: expect.stringContaining("of 7") },
    });
  });
});
