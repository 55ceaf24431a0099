import { LRUCache } from "lru-cache";
import type { GapParts } from "./gap-parts.ts";
import type { OpenedAnalysis } from "./opened-analysis.ts";
import { seenBeside } from "./seen-beside.ts";
import { workOut, type Standings } from "./standing.ts";

/** What was worked out of an analysis, and everything that it holds for. */
interface Kept {
  stamp: string;
  standings: Standings;
}

/** Analyses whose standings are kept: those that were looked at last. */
const most = 16;

/** What is kept over one set of packs. */
const keptOver = new WeakMap<GapParts["packs"], LRUCache<string, Kept>>();

function keptOf({ packs }: GapParts): LRUCache<string, Kept> {
  const kept = keptOver.get(packs) ?? new LRUCache<string, Kept>({ max: most });
  keptOver.set(packs, kept);
  return kept;
}

/** Everything that decides where requirements stand, beside what their evidence names. */
const stampOf = ({ version, revision, product, facts, conditions }: OpenedAnalysis, libraryRevision: number, today: string): string =>
  JSON.stringify([version, revision, product.version, facts, conditions, libraryRevision, today]);

/** Where every requirement of the chosen packs stands; worked out anew once something changed that it rests on. */
export async function standingsOf(parts: GapParts, opened: OpenedAnalysis): Promise<Standings> {
  const { library, clock } = parts;
  const kept = keptOf(parts);
  const stamp = stampOf(opened, await library.lastRevision(), clock.today());
  const before = kept.get(opened.id);
  if (before?.stamp === stamp) {
    const { watched, seen } = before.standings;
    const now = await seenBeside(parts, opened.owner, watched);
    if (now.text === seen) return before.standings;
  }
  const standings = await workOut(parts, opened);
  kept.set(opened.id, { stamp, standings });
  return standings;
}
