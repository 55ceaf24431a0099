import { type AmendedClauses, type Amendment, createAmendedClauses, holdsStandard, standardsIn } from "@clausewise/retrieval";
import type { FollowedSource, VersionRow } from "../library/library.reads.ts";
import { createAmendedLaw, type AmendedLaw, type AmendedOnDay } from "./amended-law.ts";
import { createClausePlaces } from "./clause-places.ts";
import { createKeySet, type KeySet } from "./key-set.ts";
import type { ContentsById } from "./passage-file.ts";
import { writtenNotes, type HeldChanges, type WrittenOnDay } from "./written-notes.ts";
import { holdingsOn, type HeldVersion } from "./standing.ts";

/** The shared library without its texts, held in memory. */
export interface HeldLibrary {
  /** Ids of the versions among some sources whose contents are not held yet. */
  unread(sources: readonly FollowedSource[]): string[];
  /** Takes in sources as they are now, and what versions consist of, which never changes. */
  take(sources: readonly FollowedSource[], contents: ContentsById): void;
  /** Takes in what changed in official texts while they were held. */
  rewrite(held: HeldChanges): void;
  /** Forgets sources with all their versions. */
  drop(sourceIds: readonly string[]): void;
  /** Whether any version of a source is cited by a clause, or by one below it. */
  cites(clause: string): boolean;
  /** Whether a source is a standard, or is by its title about it; `key` is without body and year. */
  isAboutStandard(key: string): boolean;
  /** `counts` tells which sources count; all where it is not given. */
  onDay(day: string, jurisdictions: readonly string[] | null, counts?: (source: FollowedSource["source"]) => boolean): LibraryOnDay;
  /** Keys of all passages that any version of some sources consists of. */
  keysOf(sourceIds: readonly string[]): ReadonlySet<number>;
  sourceOf(id: string): FollowedSource["source"] | undefined;
  /** Keys of what each version consists of, by the versions' ids. */
  contents(): Iterable<readonly [string, Uint32Array]>;
}

/** What held on one day in some jurisdictions, or in all for null. */
export interface LibraryOnDay {
  day: string;
  /** Versions that held, by source, with their standing on that day. */
  held: ReadonlyMap<string, VersionRow>;
  /** Keys of the passages that these consist of. */
  keys: KeySet;
  /** Keys of the passages that held at a clause or below it, in reading order. */
  atClause(clause: string): number[];
  /** Passages at a clause or below it that only versions overtaken by then hold, or whose clause was amended since, each with the last that held it. */
  formerlyAtClause(clause: string, limit: number): { key: number; version: VersionRow }[];
  /** What amended the clause of a passage since its words were law. */
  amendedSince(key: number): readonly Amendment[];
  /** Whether a summary of ours tells what holds in place of words of the source that were amended. */
  standsInstead(key: number): boolean;
}

const nothingAmended = createAmendedClauses([]);

export function createHeldLibrary(clauses: AmendedClauses = nothingAmended): HeldLibrary {
  const law = createAmendedLaw(clauses);
  const sources = new Map<string, FollowedSource>();
  const keysOf = new Map<string, Uint32Array>();
  const ordinals = new Map<string, ReadonlyMap<number, number>>();
  const places = createClausePlaces();
  let changes: HeldChanges = { changes: [], confirmed: [] };
  let standards: ReadonlySet<string> | null = null;

  const ordinalsIn = (versionId: string): ReadonlyMap<number, number> => {
    const known = ordinals.get(versionId);
    if (known) return known;
    const made = new Map<number, number>();
    for (const [ordinal, key] of (keysOf.get(versionId) ?? []).entries()) if (!made.has(key)) made.set(key, ordinal);
    ordinals.set(versionId, made);
    return made;
  };
  const keysOfSources = (sourceIds: readonly string[]): ReadonlySet<number> =>
    new Set(sourceIds.flatMap((id) => sources.get(id)?.versions ?? []).flatMap(({ id }) => [...(keysOf.get(id) ?? [])]));

  return {
    unread: (some) => some.flatMap(({ versions }) => versions.map(({ id }) => id)).filter((id) => !keysOf.has(id)),
    cites: (clause) => places.within(clause).length > 0,
    isAboutStandard: (key) => holdsStandard((standards ??= standardsOf(sources.values())), key),
    take(some, contents) {
      standards = null;
      for (const one of some) {
        sources.set(one.source.id, one);
        for (const { id, source_id } of one.versions) {
          const held = contents.get(id);
          if (!held) continue;
          keysOf.set(id, Uint32Array.from(held.keys));
          if (one.source.owner_id === null) law.take(id, held);
          places.add(source_id, held);
        }
      }
    },
    rewrite(held) {
      changes = held;
    },
    drop(sourceIds) {
      standards = null;
      places.forget(keysOfSources(sourceIds));
      for (const id of sourceIds) {
        for (const version of sources.get(id)?.versions ?? []) {
          keysOf.delete(version.id);
          ordinals.delete(version.id);
        }
        sources.delete(id);
      }
    },
    onDay(day, jurisdictions, counts = () => true) {
      const held = new Map<string, VersionRow>();
      const former = new Map<string, VersionRow[]>();
      const keys = createKeySet();
      const counting = [...sources.values()].filter(({ source }) => counts(source));
      const holdings = holdingsOn(counting, day, jurisdictions);
      for (const { source, version, earlier } of holdings) {
        held.set(source.id, version);
        former.set(source.id, earlier);
        for (const key of keysOf.get(version.id) ?? []) keys.add(key);
      }
      const amended = overtakenOn(law, writtenNotes(changes, places, holdings, day), holdings, day);
      for (const key of amended.left) keys.delete(key);
      return {
        day,
        held,
        keys,
        amendedSince: (key) => amended.since(key),
        standsInstead: (key) => amended.instead.has(key),
        atClause: (clause) =>
          places
            .within(clause)
            .flatMap(({ key, sourceId }) => {
              const version = keys.has(key) ? held.get(sourceId) : undefined;
              const ordinal = version && ordinalsIn(version.id).get(key);
              return ordinal === undefined ? [] : [{ key, ordinal }];
            })
            .toSorted((a, b) => a.ordinal - b.ordinal || a.key - b.key)
            .map(({ key }) => key),
        formerlyAtClause(clause, limit) {
          const heldTill = (sourceId: string, key: number): VersionRow[] => {
            const now = amended.since(key).length > 0 ? held.get(sourceId) : undefined;
            return [...(former.get(sourceId) ?? []), ...(now ? [now] : [])];
          };
          const found = places.within(clause).flatMap(({ key, sourceId }) =>
            heldTill(sourceId, key).flatMap((version, age) => {
              const ordinal = ordinalsIn(version.id).get(key);
              return ordinal === undefined ? [] : [{ key, version, age, ordinal }];
            }),
          );
          const first = found.toSorted((a, b) => a.ordinal - b.ordinal || a.key - b.key).slice(0, limit);
          const last = new Map(first.toSorted((a, b) => a.age - b.age).map((one) => [one.key, one]));
          return [...last.values()].filter(({ key }) => !keys.has(key));
        },
      };
    },
    keysOf: keysOfSources,
    sourceOf: (id) => sources.get(id)?.source,
    contents: () => keysOf.entries(),
  };
}

/** The standards that sources are, or that they are about by their titles. */
const standardsOf = (sources: Iterable<FollowedSource>): ReadonlySet<string> => {
  const names = [...sources].flatMap(({ source }) => [source.identifier, source.title]);
  return new Set(names.flatMap((name) => standardsIn(name).map(({ key }) => key)));
};

/** What acts and changed official texts have overtaken by a day. */
function overtakenOn(law: AmendedLaw, written: WrittenOnDay, holdings: readonly HeldVersion[], day: string): AmendedOnDay {
  const amended = law.onDay(holdings, day);
  return {
    left: new Set([...amended.left, ...written.left]),
    since: (key) => [...amended.since(key), ...(written.since.get(key) ?? [])],
    instead: amended.instead,
  };
}
