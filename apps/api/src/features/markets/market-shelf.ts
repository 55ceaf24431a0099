import { createHash } from "node:crypto";
import type { HeldFigures, ListedMarket, MarketFact, MarketIdentity } from "@clausewise/contracts";
import { lawsTold, type SharedLabels } from "@clausewise/planning";
import { uuidOf } from "../../platform/uuid-of.ts";

/** A fact of the law of a market, known by all that it says: once it is checked anew it is another one. */
export interface ShelvedFact extends MarketFact {
  id: string;
}

/** What ships with the program of markets. */
export interface MarketData {
  identities: () => readonly MarketIdentity[];
  facts: () => readonly MarketFact[];
  labels: () => SharedLabels;
}

/** Who the markets are, and what their laws say. */
export interface MarketShelf {
  listed: readonly ListedMarket[];
  market: (code: string) => ListedMarket | null;
  facts: readonly ShelvedFact[];
  labels: SharedLabels;
}

/** How many markets can be compared, and of how many of them something is told. */
export const marketFigures = ({ listed }: MarketShelf): Pick<HeldFigures, "markets" | "markets_told"> => ({
  markets: listed.length,
  markets_told: listed.filter(({ facts }) => facts > 0).length,
});

const shelved = (fact: MarketFact): ShelvedFact => ({ ...fact, id: uuidOf(createHash("sha256").update(JSON.stringify(fact))) });

function shelve({ identities, facts: read, labels }: MarketData): MarketShelf {
  const facts = read().map(shelved);
  const byLaw = Map.groupBy(facts, ({ market }) => market);
  const told = new Set(byLaw.keys());
  const listed = identities().map((identity): ListedMarket => {
    const laws = lawsTold(identity.code, told);
    return { ...identity, laws, facts: laws.reduce((sum, law) => sum + (byLaw.get(law)?.length ?? 0), 0) };
  });
  const byCode = new Map(listed.map((one) => [one.code, one]));
  return {
    listed: listed.toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    market: (code) => byCode.get(code) ?? null,
    facts,
    labels: labels(),
  };
}

/** Read when first needed, and kept. */
export function createMarketShelf(data: MarketData): () => MarketShelf {
  let shelf: MarketShelf | null = null;
  return () => (shelf ??= shelve(data));
}
