import type { BuiltInCard, CitedChange, RetiredCard } from "@clausewise/contracts";
import { createAmendedClauses, overtakenBy, type AmendedClauses } from "@clausewise/retrieval";
import { readChecks, readChecksStand, type CheckRow } from "./checks.repository.ts";
import type { CoachParts } from "./coach-parts.ts";

type Parts = Pick<CoachParts, "database" | "clock" | "shelf" | "library" | "citations" | "keeper">;

/** Why a card is asked of nobody. */
export interface Retirement {
  check: CheckRow;
  changes: CitedChange[];
  amended: RetiredCard["amended"];
}

/** Cards that are asked of nobody, by their ids. */
export type Retired = ReadonlyMap<string, Retirement>;

/** Amendments are told by the day of the card, which is not that of the words it cites. */
const isOfWords = ({ kind }: CitedChange): boolean => kind !== "amended";

/** What amended a card's clauses since the day on which it was last found to hold. */
function amendedSince({ library, clock }: Parts, held: AmendedClauses, { citations, checked }: BuiltInCard, check: CheckRow) {
  const from = (check.confirmed_on ?? "") > checked ? (check.confirmed_on ?? checked) : checked;
  return citations.flatMap(({ clause }) => {
    const known = [...held.of(clause), ...library.amendmentsOf(clause)];
    return overtakenBy(known, from, clock.today()).map(({ by, since }) => ({ clause, by, since }));
  });
}

async function workOut(parts: Parts): Promise<Retired> {
  const { database, citations, keeper, clock, library, shelf } = parts;
  const [checks, changed, { changes: held }] = await Promise.all([
    readChecks(database),
    citations.allChanged(keeper, "quiz_card", clock.today()),
    library.heldChanges(),
  ]);
  const amendments = createAmendedClauses(held);
  const retired = checks.flatMap((check): [string, Retirement][] => {
    const card = shelf().card(check.card_id);
    if (!card) return [];
    const changes = (changed.get(check.citing_id) ?? []).filter(isOfWords);
    const amended = amendedSince(parts, amendments, card, check);
    return changes.length + amended.length === 0 ? [] : [[card.id, { check, changes, amended }]];
  });
  return new Map(retired);
}

/** Which cards are retired; worked out anew once the library, the checks or the day are others. */
export function createRetired(parts: Parts): () => Promise<Retired> {
  let kept: { stamp: string; retired: Retired } | null = null;
  return async () => {
    const { database, clock, library } = parts;
    const stamp = JSON.stringify([await library.lastRevision(), await readChecksStand(database), clock.today()]);
    if (kept?.stamp !== stamp) kept = { stamp, retired: await workOut(parts) };
    return kept.retired;
  };
}
