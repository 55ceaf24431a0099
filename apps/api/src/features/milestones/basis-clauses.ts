import type { CitedChange, MilestoneBasis } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { clauseOn } from "../../whole-clause.ts";
import type { Citations } from "../citations/citations.ts";
import type { ClausePlaces, LibraryReads } from "../library/library.reads.ts";
import { ownerOfRow } from "./access.ts";
import type { MilestoneRow } from "./milestones.repository.ts";

const kind = "milestone";

export interface ClauseParts {
  clock: Clock;
  citations: Pick<Citations, "citeAll" | "forget" | "changedSince">;
  library: Pick<LibraryReads, "clauses" | "amendmentsOf">;
}

type Row = Pick<MilestoneRow, "id" | "owner" | "basis">;

/** The clauses that days follow from, and what becomes of them. */
export function createBasisClauses({ clock, citations, library }: ClauseParts) {
  /** Rests milestones on the words that their clauses have today. */
  const rest = (tx: Database, rows: readonly Row[], places: ClausePlaces): Promise<void> => {
    const cited = clauseOn(library, clock.today());
    const now = { as_of: clock.today(), at: clock.now() };
    return citations.citeAll(
      tx,
      rows.flatMap((row) =>
        row.basis ? [{ citing: { kind, id: row.id, viewer: ownerOfRow(row), ...now }, cited: places(row.basis.clause).map(cited) }] : [],
      ),
    );
  };
  const forget = (tx: Database, row: Row) => citations.forget(tx, ownerOfRow(row), kind, [row.id]);

  return {
    rest,
    forget,
    /** Where clauses stand today; read before a transaction, which would wait for it for ever. */
    placesOf: (clauses: readonly MilestoneBasis["clause"][]): Promise<ClausePlaces> => library.clauses([...clauses]),
    /** What changed in the clause of a day that still follows from it. */
    async changes(row: Row): Promise<CitedChange[]> {
      if (row.basis === null) return [];
      return (await citations.changedSince(ownerOfRow(row), kind, [row.id], clock.today())).get(row.id) ?? [];
    },
    async confirm(tx: Database, row: Row, places: ClausePlaces): Promise<void> {
      await forget(tx, row);
      await rest(tx, [row], places);
    },
  };
}
