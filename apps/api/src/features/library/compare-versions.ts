import { isRenumbered, type Difference, type PlacedPassage } from "./placed-passage.ts";
import { paired } from "./renumbered.ts";

const byHash = (passages: readonly PlacedPassage[]) => new Map(passages.map((passage) => [passage.hash, passage]));

/** The passages of a version that another has not. */
export function onlyIn(version: readonly PlacedPassage[], other: readonly PlacedPassage[]): PlacedPassage[] {
  const there = new Set(other.map(({ hash }) => hash));
  return [...byHash(version).values()].filter(({ hash }) => !there.has(hash));
}

/**
 * What one version has and the other has not, in reading order; a clause in other words, or under another number, is one
 * difference with both sides. Asked for the words of passages that only one of them has.
 */
export function compareVersions(from: readonly PlacedPassage[], to: readonly PlacedPassage[], textOf: (passage: PlacedPassage) => string) {
  const [old, now] = [byHash(from), byHash(to)];
  const [removed, added] = [onlyIn(from, to), onlyIn(to, from)];
  const kept = now.size - added.length;
  return {
    kept,
    added: added.length,
    removed: removed.length,
    changes: inReadingOrder([...old.values()], [...now.values()], paired({ removed, added, textOf })),
  };
}

/** By the place in the later version; what is gone stands behind the last passage before it that has a place there. */
function inReadingOrder(old: readonly PlacedPassage[], now: readonly PlacedPassage[], changes: readonly Difference[]): Difference[] {
  const placeNow = new Map(now.map((passage, at) => [passage.hash, at]));
  const places = new Map(placeNow);
  for (const change of changes) {
    const { before, after } = change;
    if (before && after && !isRenumbered(change)) places.set(before.hash, placeNow.get(after.hash) ?? 0);
  }
  let last = -1;
  for (const { hash } of old) {
    last = places.get(hash) ?? last;
    if (!places.has(hash)) places.set(hash, last + 0.5);
  }
  const place = ({ before, after }: Difference) => places.get(after?.hash ?? before?.hash ?? "") ?? 0;
  return changes.toSorted((a, b) => place(a) - place(b));
}
