import { setImmediate } from "node:timers/promises";
import type { RegulatoryUpdate } from "@clausewise/contracts";
import { builtInUpdates, type BuiltInUpdate } from "@clausewise/static-data";
import type { Watch } from "@clausewise/watch";
import type { OfficialReads } from "../official/official.reads.ts";
import { type ChangeOfLaw, updateOfChange } from "./update-of-change.ts";

export interface ViewParts {
  official: Pick<OfficialReads, "changesOfLaw" | "lawMark">;
  watch: Pick<Watch, "fromChange" | "severityOf">;
  builtIn?: readonly BuiltInUpdate[];
}

interface Updates {
  mark: string;
  all: readonly RegulatoryUpdate[];
  byId: ReadonlyMap<string, RegulatoryUpdate>;
  /** Those that people chose and told, without what the sources brought since. */
  selection: readonly RegulatoryUpdate[];
}

/** Changes of official sources that are told, the newest of them. */
const mostChanges = 500;

/** The updates as they stand: the very same until an official source changes. */
export function createUpdatesView({ official, watch, builtIn }: ViewParts) {
  let selection: readonly RegulatoryUpdate[] | undefined;
  let kept: Updates | null = null;
  return async (): Promise<Updates> => {
    const mark = await official.lawMark();
    if (kept?.mark === mark) return kept;
    selection ??= (builtIn ?? builtInUpdates()).map(asUpdate);
    const told = new Set(selection.map(({ sourceUrl }) => sourceUrl));
    const fresh = await toldOf(watch, await official.changesOfLaw(mostChanges));
    const others = fresh.filter(({ isText, update }) => isText || !told.has(update.sourceUrl)).map(({ update }) => update);
    const all = [...selection, ...others];
    kept = { mark, all, byId: new Map(all.map((one) => [one.id, one])), selection };
    return kept;
  };
}

/** Changes that are read before requests have their turn. */
const inATurn = 25;

/** What is told of each change; other work has its turn between them. */
async function toldOf(watch: ViewParts["watch"], changes: readonly ChangeOfLaw[]) {
  const told: { isText: boolean; update: RegulatoryUpdate }[] = [];
  for (const [at, one] of changes.entries()) {
    if (at % inATurn === 0) await setImmediate();
    const update = updateOfChange(watch, one);
    if (update !== null) told.push({ isText: one.change.library_source_id !== null, update });
  }
  return told;
}

const asUpdate = ({ published, product_types: _products, identifiers: _identifiers, ...said }: BuiltInUpdate): RegulatoryUpdate => ({
  ...said,
  createdAt: published,
});
