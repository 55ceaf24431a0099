import type { RegulatoryUpdate } from "@clausewise/contracts";
import { builtInUpdates, type BuiltInUpdate } from "@clausewise/static-data";

export interface ViewParts {
  builtIn?: readonly BuiltInUpdate[];
}

/** The updates as they stand, and each by its name. */
export function createUpdatesView({ builtIn }: ViewParts) {
  let kept: { all: readonly RegulatoryUpdate[]; byId: ReadonlyMap<string, RegulatoryUpdate> } | null = null;
  return async () => {
    if (kept) return kept;
    const all = (builtIn ?? builtInUpdates()).map(asUpdate);
    kept = { all, byId: new Map(all.map((one) => [one.id, one])) };
    return kept;
  };
}

const asUpdate = ({ published, product_types: _products, identifiers: _identifiers, ...said }: BuiltInUpdate): RegulatoryUpdate => ({
  ...said,
  createdAt: published,
});
