import type { CitedChange } from "@clausewise/contracts";
import type { Viewer } from "../../service.ts";
import type { Citations, FollowedCitation } from "../citations/citations.ts";
import type { LibraryReads, Sibling } from "../library/library.reads.ts";
import type { Place, Work } from "./resting-work.ts";

/** What tells how clauses stand. */
export interface FollowParts {
  citations: Pick<Citations, "allChanged" | "changedIn">;
  library: Pick<LibraryReads, "siblings" | "held" | "versionOn" | "amendedOn">;
}

/** Work with every clause that it cites, and what changed in them since. */
export interface FollowedWork extends Pick<Work, "rest" | "unheld"> {
  cited: readonly Place[];
  changes: readonly CitedChange[];
}

/** The versions of the sources that work rests on, by source. */
export type Versions = ReadonlyMap<string, readonly Sibling[]>;

export async function versionsOf({ library }: FollowParts, viewer: Viewer, work: readonly Work[]): Promise<Versions> {
  const ids = new Set(work.flatMap(({ followed, placed }) => [...followed, ...placed].map(({ source_id }) => source_id)));
  const siblings = ids.size === 0 ? [] : await library.siblings(viewer, [...ids]);
  return Map.groupBy(siblings, ({ source_id }) => source_id);
}

/** Follows what some work cites to how it stands today. */
export async function followWork(
  parts: FollowParts,
  viewer: Viewer,
  work: readonly Work[],
  versions: Versions,
  today: string,
): Promise<FollowedWork[]> {
  const { citations } = parts;
  const seen = await asCited(parts, work, versions, today);
  const [answers, others] = await Promise.all([
    citations.allChanged(viewer, "answer", today),
    citations.changedIn(viewer, [...seen.values()].flat(), today),
  ]);
  return work.map(({ rest, unheld, followed, changes }) => ({
    rest,
    unheld,
    cited: followed.length > 0 ? followed : (seen.get(rest.id) ?? []),
    changes: changes ?? (rest.kind === "answer" ? answers : others).get(rest.id) ?? [],
  }));
}

/** What work rests on that writes no citations, as it would have cited it on the day on which it was made. */
async function asCited(
  { library }: FollowParts,
  work: readonly Work[],
  versions: Versions,
  today: string,
): Promise<Map<string, FollowedCitation[]>> {
  const placed = work.flatMap(({ rest, placed: places }) =>
    places.map(({ at, ...place }) => {
      const known = versions.get(place.source_id) ?? [];
      const day = at.slice(0, 10);
      const then = library.versionOn(
        known.filter(({ created_at }) => created_at <= at),
        day,
      );
      return { rest, at, place, day, version: then ?? library.versionOn(known, today) };
    }),
  );
  const versionIds = [...new Set(placed.flatMap(({ version }) => version?.id ?? []))];
  const held =
    versionIds.length === 0
      ? []
      : await library.held(
          versionIds,
          placed.map(({ place }) => place),
        );
  const byVersion = Map.groupBy(held, ({ version_id }) => version_id);
  const rows = placed.flatMap(({ rest, at, place, day, version }): FollowedCitation[] => {
    if (!version) return [];
    const there = byVersion.get(version.id) ?? [];
    const passage =
      there.find(({ passage_id }) => passage_id === place.passage_id) ?? there.find(({ citation }) => citation === place.citation);
    const { source_id, citation } = place;
    return [
      {
        citing_id: rest.id,
        source_id,
        version_id: version.id,
        passage_id: passage?.passage_id ?? place.passage_id,
        citation,
        status: version.status,
        amended: library.amendedOn(citation, version, day),
        as_of: day,
        cited_at: at,
      },
    ];
  });
  return Map.groupBy(rows, ({ citing_id }) => citing_id);
}
