import type { Amendment } from "@clausewise/contracts";
import type { ClauseAmendment } from "@clausewise/retrieval";
import type { ClausePlaces } from "./clause-places.ts";
import type { HeldVersion } from "./standing.ts";

/** What changed in official texts while they were held, and which notes of ours somebody found to hold since. */
export interface HeldChanges {
  changes: readonly ClauseAmendment[];
  /** By the key of the note, the day of whose law it was found to hold. */
  confirmed: readonly { key: number; on: string }[];
}

/** What that makes of our notes on a day. */
export interface WrittenOnDay {
  /** Keys of notes written before a change, where the official words as changed are held: they neither outrank nor prove those. */
  left: ReadonlySet<number>;
  /** What changed the clause of a note that is all there is. */
  since: ReadonlyMap<number, readonly Amendment[]>;
}

/** Finds the notes that were written before official texts changed their clauses. */
export function writtenNotes(
  { changes, confirmed }: HeldChanges,
  places: Pick<ClausePlaces, "within">,
  holdings: readonly HeldVersion[],
  day: string,
): WrittenOnDay {
  const held = new Map(holdings.map((holding) => [holding.source.id, holding]));
  const found = new Map(confirmed.map(({ key, on }) => [key, on]));
  const left = new Set<number>();
  const since = new Map<number, Amendment[]>();
  for (const { clause, by, since: from } of changes) {
    if (from > day) continue;
    const there = places.within(clause).flatMap(({ key, sourceId }) => {
      const holding = held.get(sourceId);
      return holding ? [{ key, kind: holding.source.text_kind, words: later(holding.words_of, found.get(key)) }] : [];
    });
    const isTold = there.some(({ kind, words }) => kind === "verbatim" && words >= from);
    for (const { key, kind, words } of there) {
      if (kind !== "summary" || words >= from) continue;
      if (isTold) left.add(key);
      since.set(key, [...(since.get(key) ?? []), { by, since: from, written_before: true }]);
    }
  }
  return { left, since };
}

const later = (one: string, other = ""): string => (other > one ? other : one);
