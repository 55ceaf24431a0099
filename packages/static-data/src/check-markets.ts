import type { MarketFact, MarketIdentity } from "@clausewise/contracts";
import { clauseFinder, type HeldSources } from "./clause-finder.ts";

/** What is wrong with the facts of markets, a line for each fault, and how much they cite. */
export interface MarketCheck {
  /** Clauses that the library does not hold. */
  unresolved: string[];
  /** Facts of which a market has two under one label, so that they could not stand in one line. */
  twice: string[];
  /** Markets that nothing identifies, or that are identified twice. */
  unidentified: string[];
  clauses: number;
}

const twiceIn = (names: readonly string[]): string[] => [...new Set(names.filter((name, at) => names.indexOf(name) < at))];

/** Holds the facts of markets against the library and against who the markets are. */
export function checkMarkets(facts: readonly MarketFact[], identities: readonly MarketIdentity[], library: HeldSources): MarketCheck {
  const holds = clauseFinder(library);
  const on = ({ market, topic, label }: MarketFact, product: string) => `${market} ${product} ${topic} “${label}”`;
  const at = (fact: MarketFact) => on(fact, fact.products.join("+"));
  const cited = facts.flatMap((fact) => fact.citations.map((one) => ({ at: at(fact), ...one })));
  const known = identities.map(({ code }) => code);
  return {
    unresolved: cited
      .filter(({ source, clause }) => !holds(source, clause))
      .map(({ at: where, source, clause }) => `${where}: ${source} | ${clause}`),
    twice: twiceIn(facts.flatMap((fact) => fact.products.map((product) => on(fact, product)))),
    unidentified: [...new Set(facts.map(({ market }) => market))].filter((code) => !known.includes(code)).concat(twiceIn(known)),
    clauses: cited.length,
  };
}
