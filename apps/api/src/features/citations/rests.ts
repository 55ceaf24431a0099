import { createHash } from "node:crypto";
import type { CitedChange } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { uuidOf } from "../../platform/uuid-of.ts";
import type { Viewer } from "../../service.ts";
import type { ClausePlaces, HeldClause, LibraryReads } from "../library/library.reads.ts";
import type { Citations, CitedPassage } from "./citations.ts";
import type { CitingKind } from "./citations.table.ts";

/** Something that ships with the program and rests on clauses: a fact of a market, a section of a template. */
export interface Rested {
  id: string;
  citations: readonly { source: string; clause: string }[];
  /** The day on which it was held against the text of its clauses. */
  checked: string;
}

export interface RestParts {
  database: Database;
  clock: Clock;
  citations: Pick<Citations, "citing" | "citeAll" | "allChanged">;
  library: Pick<LibraryReads, "amendmentsOf">;
  /** In whose name what ships with the program cites. */
  system: Viewer;
}

/** Rests what ships with the program on the words that its clauses have, and says what changed in them since. */
export interface Rests {
  /** Rests each thing on its clauses, of each source in which it does not rest yet. */
  rest(kind: CitingKind, things: readonly Rested[], places: ClausePlaces): Promise<void>;
  /** What changed in the clauses of things, by their ids. Where a source is held in better words by now, the former ones no longer count. */
  changesOf(kind: CitingKind, things: readonly Rested[], places: ClausePlaces): Promise<ReadonlyMap<string, CitedChange[]>>;
}

/** What a thing rests on of one source: pinned on the day on which the source was first held, and never anew. */
const restId = (thing: string, source: string): string => uuidOf(createHash("sha256").update(`${thing} ${source}`));

const placesOf = ({ citations }: Rested, places: ClausePlaces): HeldClause[] => citations.flatMap((clause) => [...places(clause)]);

export function createRests({ database, clock, citations, library, system }: RestParts): Rests {
  /** What a thing cites, source by source. What had amended a clause when the thing was checked is no news. */
  function restsOf(thing: Rested, places: ClausePlaces): { id: string; cited: CitedPassage[] }[] {
    const cited = placesOf(thing, places).map((one) => ({
      ...one,
      quote: null,
      quote_start: null,
      amended: library.amendmentsOf(one.citation).filter(({ since }) => since <= thing.checked),
    }));
    return [...Map.groupBy(cited, ({ source_id }) => source_id)].map(([source, of]) => ({ id: restId(thing.id, source), cited: of }));
  }

  return {
    async rest(kind, things, places) {
      const rests = things.flatMap((thing) => restsOf(thing, places));
      const known = await citations.citing(system, kind);
      const fresh = rests.filter(({ id }) => !known.has(id));
      if (fresh.length === 0) return;
      const now = { as_of: clock.today(), at: clock.now() };
      const all = fresh.map(({ id, cited }) => ({ citing: { kind, id, viewer: system, ...now }, cited }));
      await database.transaction((transaction) => citations.citeAll(transaction as unknown as Database, all));
    },

    async changesOf(kind, things, places) {
      const changed = await citations.allChanged(system, kind, clock.today());
      if (changed.size === 0) return new Map();
      const sources = [...new Set([...changed.values()].flat().map(({ source_id }) => source_id))];
      return new Map(
        things.map((thing) => {
          const held = new Set(placesOf(thing, places).map(({ source_id }) => source_id));
          const counting = sources.filter((source) => held.size === 0 || held.has(source));
          return [thing.id, counting.flatMap((source) => changed.get(restId(thing.id, source)) ?? [])];
        }),
      );
    },
  };
}
