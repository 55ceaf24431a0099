import type { Difference, PlacedPassage } from "./placed-passage.ts";

const byHash = (passages: readonly PlacedPassage[]) => new Map(passages.map((passage) => [passage.hash, passage]));

/** What one version has and the other has not, in reading order; a clause in other words is one difference with both sides. */
export function compareVersions(from: readonly PlacedPassage[], to: readonly PlacedPassage[]) {
  const [old, now] = [byHash(from), byHash(to)];
  const added = [...now.values()].filter((passage) => !old.has(passage.hash));
  const removed = [...old.values()].filter((passage) => !now.has(passage.hash));
  const kept = now.size - added.length;
  return {
    kept,
    added: added.length,
    removed: removed.length,
    changes: inReadingOrder([...old.values()], [...now.values()], pair(removed, added)),
  };
}

/** Puts the words that went and the words that came under the same citation together, in their order. */
function pair(removed: readonly PlacedPassage[], added: readonly PlacedPassage[]): Difference[] {
  const came = Map.groupBy(added, (passage) => passage.citation);
  const gone = removed.map((before): Difference => ({ before, after: came.get(before.citation)?.shift() ?? null }));
  return [...gone, ...[...came.values()].flat().map((after): Difference => ({ before: null, after }))];
}

/** By the place in the later version; what is gone stands behind the last passage before it that has a place there. */
function inReadingOrder(old: readonly PlacedPassage[], now: readonly PlacedPassage[], changes: readonly Difference[]): Difference[] {
  const placeNow = new Map(now.map((passage, at) => [passage.hash, at]));
  const places = new Map(placeNow);
  for (const { before, after } of changes) if (before && after) places.set(before.hash, placeNow.get(after.hash) ?? 0);
  let last = -1;
  for (const { hash } of old) {
    last = places.get(hash) ?? last;
    if (!places.has(hash)) places.set(hash, last + 0.5);
  }
  const place = ({ before, after }: Difference) => places.get(after?.hash ?? before?.hash ?? "") ?? 0;
  return changes.toSorted((a, b) => place(a) - place(b));
}
