import { placeOfAnchor, type DraftFinding } from "@clausewise/contracts";
import type { Found } from "../tools/draft-tool.ts";

/** As much of a finding that is kept as tells it from others. */
export type Kept = Pick<DraftFinding, "id" | "state" | "anchors"> & { key: string };

export interface MetAgain<K extends Kept> {
  /** What was found before, with what is found of it now. */
  again: { kept: K; found: Found }[];
  /** What is found for the first time. */
  fresh: Found[];
  /** What is found no longer. */
  gone: K[];
}

/** Knows again, in a new run over a text, what was found before: about the same, and nearest to where its words stand by now. */
export function metAgain<K extends Kept>(text: string, kept: readonly K[], found: readonly Found[]): MetAgain<K> {
  const byKey = Map.groupBy(kept, ({ key }) => key);
  const pairs = found
    .flatMap((one) => (byKey.get(one.key) ?? []).map((before) => ({ kept: before, found: one, far: distance(text, before, one) })))
    .toSorted((one, other) => one.far - other.far);
  const again = new Map<K, Found>();
  const met = new Set<Found>();
  for (const pair of pairs) {
    if (again.has(pair.kept) || met.has(pair.found)) continue;
    again.set(pair.kept, pair.found);
    met.add(pair.found);
  }
  return {
    again: [...again].map(([before, now]) => ({ kept: before, found: now })),
    fresh: found.filter((one) => !met.has(one)),
    gone: kept.filter((one) => !again.has(one)),
  };
}

/** Characters before an anchor by which it is known to be the same. */
const context = 10;

/** How far what was found before stands from what is found now, in characters; other words before it put it behind all others. */
function distance(text: string, { anchors: [before] }: Kept, { anchors: [now] }: Found): number {
  if (before === undefined || now === undefined) return before === now ? 0 : text.length;
  const place = placeOfAnchor(text, before);
  const isSame = before.before.slice(-context) === now.before.slice(-context);
  return place === null ? 2 * text.length : Math.abs(place.start - now.start) + (isSame ? 0 : text.length);
}
