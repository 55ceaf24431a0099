import type { TakenRequirement } from "@clausewise/planning";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { wholeClause } from "../../whole-clause.ts";
import type { ClausePlaces } from "../library/library.reads.ts";
import type { GapParts } from "./gap-parts.ts";

/** A requirement whose clauses are to be followed. */
interface Following {
  id: string;
  said: TakenRequirement;
}

/** Where the clauses of some requirements stand in the library today; read before a transaction, which would wait for it for ever. */
export const placesOf = (
  { library }: Pick<GapParts, "library">,
  all: readonly Pick<TakenRequirement, "citations">[],
): Promise<ClausePlaces> => library.clauses(all.flatMap(({ citations }) => citations));

/** Rests requirements on the words that their clauses have today, in place of those of an earlier day. */
export async function followClauses(
  { citations, clock }: Pick<GapParts, "citations" | "clock">,
  tx: Database,
  viewer: Viewer,
  all: readonly Following[],
  places: ClausePlaces,
): Promise<void> {
  await citations.forget(
    tx,
    viewer,
    "gap_requirement",
    all.map(({ id }) => id),
  );
  await citations.citeAll(
    tx,
    all.map(({ id, said }) => ({
      citing: { kind: "gap_requirement", id, viewer, as_of: clock.today(), at: clock.now() },
      cited: said.citations.flatMap((clause) => places(clause).map(wholeClause)),
    })),
  );
}
