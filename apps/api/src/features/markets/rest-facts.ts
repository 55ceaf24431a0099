import { createHash } from "node:crypto";
import type { CitedChange } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import type { Citations, CitedPassage } from "../citations/citations.ts";
import type { ClausePlaces, HeldClause, LibraryReads } from "../library/library.reads.ts";
import type { ShelvedFact } from "./market-shelf.ts";
import { uuidOf } from "./uuid-of.ts";

export interface RestParts {
  database: Database;
  clock: Clock;
  citations: Citations;
  library: Pick<LibraryReads, "clauses" | "lastRevision" | "amendmentsOf">;
  /** In whose name what ships with the program cites. */
  system: Viewer;
}

/** What a fact rests on of one source: pinned on the day on which the source was first held, and never anew. */
const restId = (factId: string, sourceId: string): string => uuidOf(createHash("sha256").update(`${factId} ${sourceId}`));

const placesOf = ({ citations }: ShelvedFact, places: ClausePlaces): HeldClause[] => citations.flatMap((clause) => [...places(clause)]);

/** Rests every fact on the words that its clauses have, of each source in which it does not rest yet. */
export async function restFacts(parts: RestParts, facts: readonly ShelvedFact[], places: ClausePlaces): Promise<void> {
  const { database, clock, citations, system } = parts;
  const rests = facts.flatMap((fact) => restsOf(parts, fact, places));
  const known = await citations.citing(system, "market_fact");
  const fresh = rests.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  const now = { as_of: clock.today(), at: clock.now() };
  const all = fresh.map(({ id, cited }) => ({ citing: { kind: "market_fact", id, viewer: system, ...now } as const, cited }));
  await database.transaction((transaction) => citations.citeAll(transaction as unknown as Database, all));
}

/** What a fact cites, source by source. What had amended a clause when the fact was checked is no news. */
function restsOf({ library }: RestParts, fact: ShelvedFact, places: ClausePlaces): { id: string; cited: CitedPassage[] }[] {
  const cited = placesOf(fact, places).map((one) => ({
    ...one,
    quote: null,
    quote_start: null,
    amended: library.amendmentsOf(one.citation).filter(({ since }) => since <= fact.checked),
  }));
  return [...Map.groupBy(cited, ({ source_id }) => source_id)].map(([source, of]) => ({ id: restId(fact.id, source), cited: of }));
}

/** What changed in the clauses of facts, by the facts' ids. Where a source is held in better words by now, the former ones no longer count. */
export async function changesOf(
  { citations, clock, system }: RestParts,
  facts: readonly ShelvedFact[],
  places: ClausePlaces,
): Promise<ReadonlyMap<string, CitedChange[]>> {
  const changed = await citations.allChanged(system, "market_fact", clock.today());
  if (changed.size === 0) return new Map();
  const sources = [...new Set([...changed.values()].flat().map(({ source_id }) => source_id))];
  return new Map(
    facts.map((fact) => {
      const held = new Set(placesOf(fact, places).map(({ source_id }) => source_id));
      const counting = sources.filter((source) => held.size === 0 || held.has(source));
      return [fact.id, counting.flatMap((source) => changed.get(restId(fact.id, source)) ?? [])];
    }),
  );
}
