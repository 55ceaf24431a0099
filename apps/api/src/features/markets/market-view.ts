import type { CitedChange, ComparisonFact } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Rests } from "../citations/rests.ts";
import type { ClausePlaces, LibraryReads } from "../library/library.reads.ts";
import type { MarketShelf, ShelvedFact } from "./market-shelf.ts";

export interface ViewParts {
  clock: Clock;
  library: Pick<LibraryReads, "clauses" | "lastRevision">;
  rests: Rests;
  shelf: () => MarketShelf;
}

/** The facts of each law as they stand, with where their clauses are read and what changed in them. */
type StoodFacts = ReadonlyMap<string, readonly ComparisonFact[]>;

/** Facts as they stand: the very same until the library or the day is another. */
export function createMarketView(parts: ViewParts) {
  let kept: { mark: string; facts: Promise<StoodFacts> } | null = null;
  return async (): Promise<StoodFacts> => {
    const mark = `${await parts.library.lastRevision()} ${parts.clock.today()}`;
    if (kept?.mark !== mark) kept = { mark, facts: stood(parts) };
    const { facts } = kept;
    facts.catch(() => {
      if (kept?.facts === facts) kept = null;
    });
    return facts;
  };
}

async function stood(parts: ViewParts): Promise<StoodFacts> {
  const { facts } = parts.shelf();
  const places = await parts.library.clauses(facts.flatMap(({ citations }) => citations));
  const changes = await parts.rests.changesOf("market_fact", facts, places);
  return Map.groupBy(
    facts.map((fact) => stoodFact(fact, places, changes.get(fact.id) ?? [])),
    ({ law }) => law,
  );
}

function stoodFact({ market, citations, ...said }: ShelvedFact, places: ClausePlaces, changes: readonly CitedChange[]): ComparisonFact {
  const changed = changes.map(({ citation, kind, now }) => ({ citation, kind, since: now?.held_since ?? null }));
  const clauses = citations.map((clause) => {
    const [place] = places(clause);
    return { ...clause, source_id: place?.source_id ?? null, passage_id: place?.passage_id ?? null };
  });
  return { ...said, law: market, clauses, changed };
}
