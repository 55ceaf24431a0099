import type { Citation, CitedChange } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { ownedBy } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import { changedSince, mayHaveChanged } from "./changed-since.ts";
import type { CitingKind } from "./citations.table.ts";
import {
  deleteCitations,
  insertCitations,
  readAllCitations,
  readCitations,
  readCitationsOf,
  readCitedClauses,
  readCitedPlaces,
  readCiting,
  readCitingIds,
  type CitedPlace,
  type FollowedCitation,
} from "./citations.repository.ts";

export type { CitedPlace, FollowedCitation } from "./citations.repository.ts";

/** Something that cites passages, and the law it was asked under. */
export interface Citing {
  kind: CitingKind;
  id: string;
  viewer: Viewer;
  as_of: string;
  /** When it was made. */
  at: string;
}

/** As much of a cited passage as is kept. */
export type CitedPassage = Pick<
  Citation,
  "source_id" | "version_id" | "passage_id" | "passage_hash" | "citation" | "quote" | "quote_start" | "status" | "amended"
>;

/** Who cites what: written by everything that cites, asked by everything that shows it. */
export interface Citations {
  /** Writes what something cites, each quote once, in the transaction that makes it. */
  cite(tx: Database, citing: Citing, cited: readonly CitedPassage[]): Promise<void>;
  /** The same for many things at once. */
  citeAll(tx: Database, all: readonly { citing: Citing; cited: readonly CitedPassage[] }[]): Promise<void>;
  /** Forgets what some of a person's things cite, in the transaction that removes them or has them cite anew. */
  forget(tx: Database, viewer: Viewer, kind: CitingKind, ids: readonly string[]): Promise<void>;
  /** A person's things of a kind that cite something, by their ids. */
  citing(viewer: Viewer, kind: CitingKind): Promise<ReadonlySet<string>>;
  /** The latest of a person's things that cite any of the sources, newest first, with the clauses each cites. */
  citedBy(viewer: Viewer, kind: CitingKind, sourceIds: string[], limit: number): Promise<{ id: string; clauses: string[] }[]>;
  /** What changed since in what a person's things cite, by their ids; a fixed number of queries, however many they are. */
  changedSince(viewer: Viewer, kind: CitingKind, ids: string[], today: string): Promise<Map<string, CitedChange[]>>;
  /** The same of all of a person's things, of those alone in which something changed. */
  allChanged(viewer: Viewer, kind: CitingKind, today: string): Promise<Map<string, CitedChange[]>>;
  /** Everything that a person's things of a kind cite. */
  allCited(viewer: Viewer, kind: CitingKind): Promise<FollowedCitation[]>;
  /** Where some of a person's things of a kind rest, each place once. */
  citedPlaces(viewer: Viewer, kind: CitingKind, ids: readonly string[]): Promise<CitedPlace[]>;
  /** What changed since in what something cites that writes no citations itself. */
  changedIn(viewer: Viewer, cited: readonly FollowedCitation[], today: string): Promise<Map<string, CitedChange[]>>;
}

function rowsOf({ kind, id, viewer, as_of, at }: Citing, cited: readonly CitedPassage[]) {
  const distinct = new Map(cited.map((one) => [`${one.passage_id} ${one.quote_start}`, one]));
  return [...distinct.values()].map((one, place) => ({
    citing_kind: kind,
    citing_id: id,
    place,
    ...ownedBy(viewer),
    source_id: one.source_id,
    version_id: one.version_id,
    passage_id: one.passage_id,
    passage_hash: one.passage_hash,
    citation: one.citation,
    quote_start: one.quote_start,
    quote_length: one.quote?.length ?? null,
    status: one.status,
    amended: one.amended,
    as_of,
    cited_at: at,
  }));
}

export function createCitations(
  database: Database,
  library: Pick<LibraryReads, "siblings" | "held" | "texts" | "versionOn" | "amendedOn">,
): Citations {
  return {
    cite: (tx, citing, cited) => insertCitations(tx, rowsOf(citing, cited)),
    citeAll: (tx, all) =>
      insertCitations(
        tx,
        all.flatMap(({ citing, cited }) => rowsOf(citing, cited)),
      ),
    forget: deleteCitations,
    citing: async (viewer, kind) => new Set(await readCitingIds(database, viewer, kind)),

    async citedBy(viewer, kind, sourceIds, limit) {
      const rows = await readCiting(database, viewer, kind, sourceIds, limit);
      return rows.map(({ id, clauses }) => ({ id, clauses: [...new Set(clauses)] }));
    },

    async changedSince(viewer, kind, ids, today) {
      const cited = ids.length > 0 ? await readCitations(database, viewer, kind, ids) : [];
      const changes = byCiting(await changedSince(library, viewer, cited, today));
      return new Map(ids.map((id) => [id, changes.get(id) ?? []]));
    },

    async allChanged(viewer, kind, today) {
      const versionIds = await mayHaveChanged(library, viewer, await readCitedClauses(database, viewer, kind), today);
      const cited = versionIds.length > 0 ? await readCitationsOf(database, viewer, kind, versionIds) : [];
      return byCiting(await changedSince(library, viewer, cited, today));
    },

    citedPlaces: async (viewer, kind, ids) => (ids.length === 0 ? [] : readCitedPlaces(database, viewer, kind, ids)),
    allCited: (viewer, kind) => readAllCitations(database, viewer, kind),
    changedIn: async (viewer, cited, today) => byCiting(await changedSince(library, viewer, cited, today)),
  };
}

const byCiting = (found: Awaited<ReturnType<typeof changedSince>>): Map<string, CitedChange[]> =>
  new Map([...Map.groupBy(found, ({ citingId }) => citingId)].map(([id, all]) => [id, all.map(({ change }) => change)]));
