import type { ComparisonFact, ListedMarket, MarketComparison } from "@clausewise/contracts";
import { compareMarkets } from "@clausewise/planning";
import { marketEstimates } from "@clausewise/simulations";
import { expect, test } from "vitest";
import { reportOf } from "./comparison-to-report.ts";

const listed = (code: string, laws: string[]): ListedMarket => ({
  code,
  iso3: null,
  name: code,
  official_name: code,
  region: "Europe",
  authority: { name: "The authority", local_name: null, url: null },
  languages: ["English"],
  currency: { code: "EUR", name: "Euro" },
  memberships: [],
  checked: "2026-11-23",
  checked_against: "a list",
  laws,
  facts: laws.length,
});
const fact = (label: string, clause: string): ComparisonFact => ({
  id: "7d3a1f0e-5b1c-4c52-9b55-0d7a3a1f0e5b",
  products: ["device"],
  topic: "recall",
  label,
  value: "2 days",
  detail: "It is told in two days.",
  checked: "2026-11-23",
  law: "SA",
  figure: null,
  clauses: [{ source: "A law", clause, source_id: null, passage_id: null }],
  changed: [],
});
const markets = [listed("SA", ["SA"]), listed("KE", [])];
const facts = [fact("Notice of the action", "A law, section 3"), fact("Notice to others", "A law, section 4")];
const known = markets.map((one) => ({
  listed: one,
  laws: one.laws,
  facts: one.laws.length > 0 ? facts : [],
  estimates: marketEstimates(one.code),
  updates: { total: 0, latest: [] },
}));
const compared = { product: "device", date: "2026-11-23" } as const;
const comparison: MarketComparison = { ...compared, area: null, phase: null, markets, ...compareMarkets(known, compared, {}) };
const { blocks } = reportOf(comparison);

test("each thing that a law says stands with its own clause, and what is not known with why", () => {
  const recall = blocks.find((block) => block.kind === "table" && block.caption.startsWith("Recall"));
  expect(recall).toMatchObject({
    rows: [
      [
        "Further",
        "• Notice of the action: 2 days (A law, section 3)\n• Notice to others: 2 days (A law, section 4)\nOfficial, as of 2026-11-23",
        "Not known (The library holds no law of this market.)",
      ],
    ],
  });
});

test("what figures rest on is told once, at the end", () => {
  const texts = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
  expect(texts.filter((text) => text.startsWith("**Average cost.** A planning figure"))).toHaveLength(1);
  expect(texts).toContain("**Regulatory authority, Languages, Currency.** Checked against: a list.");
});
