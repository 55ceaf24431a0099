import type { GapMatrix } from "@clausewise/contracts";
import { countsOf, matrixOf } from "@clausewise/planning";
import type { GapParts } from "./gap-parts.ts";
import { columnOf } from "./gap-summary.ts";
import type { OpenedAnalysis } from "./opened-analysis.ts";
import type { Standings } from "./standing.ts";

/** Worked out once for what was worked out of an analysis, and kept as long as that is. */
const kept = new WeakMap<Standings, GapMatrix>();

/** The requirements of an analysis by market. */
export function shownMatrix({ packs }: Pick<GapParts, "packs">, { id, product }: OpenedAnalysis, standings: Standings): GapMatrix {
  const known = kept.get(standings);
  if (known) return known;
  const items = standings.all.map(({ item }) => item);
  const byMarket = Map.groupBy(
    items.flatMap(({ markets, status }) => markets.map((code) => ({ code, status }))),
    ({ code }) => code,
  );
  const markets = [...byMarket].map(([code, of]) => ({ ...columnOf(code), counts: countsOf(of) }));
  const made = { id, name: product.name, markets, rows: matrixOf(items, packs().relations) };
  kept.set(standings, made);
  return made;
}
