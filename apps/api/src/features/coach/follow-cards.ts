import { randomUUID } from "node:crypto";
import type { BuiltInCard } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { wholeClause } from "../../whole-clause.ts";
import type { ClausePlaces } from "../library/library.reads.ts";
import { readChecks, replaceChecks, type CheckRow } from "./checks.repository.ts";
import type { CoachParts } from "./coach-parts.ts";

type Parts = Pick<CoachParts, "database" | "clock" | "shelf" | "library" | "citations" | "keeper">;

/** A card with what is kept of its check. */
export interface Checked {
  card: BuiltInCard;
  check: CheckRow;
}

/** Rests cards on the words that their clauses have today, in place of those of an earlier day; `places` are read before. */
export async function restCards(
  { clock, citations, keeper }: Pick<Parts, "clock" | "citations" | "keeper">,
  tx: Database,
  all: readonly Checked[],
  places: ClausePlaces,
): Promise<void> {
  await citations.forget(
    tx,
    keeper,
    "quiz_card",
    all.map(({ check }) => check.citing_id),
  );
  await citations.citeAll(
    tx,
    all.map(({ card, check }) => ({
      citing: { kind: "quiz_card", id: check.citing_id, viewer: keeper, as_of: clock.today(), at: clock.now() },
      cited: card.citations.flatMap((clause) => places(clause).map(wholeClause)),
    })),
  );
}

/** Follows what cards cite that are new or were written anew since the last start; the others go on from where they stand. */
export async function followCards(parts: Parts): Promise<void> {
  const { database, clock, library } = parts;
  const { cards, digest } = parts.shelf();
  const known = new Map((await readChecks(database)).map((row) => [row.card_id, row]));
  const fresh = cards.flatMap((card): Checked[] => {
    const before = known.get(card.id);
    if (before?.digest === digest(card)) return [];
    const citing_id = before?.citing_id ?? randomUUID();
    return [{ card, check: { card_id: card.id, citing_id, digest: digest(card), confirmed_on: null, followed_at: clock.now() } }];
  });
  if (fresh.length === 0) return;
  const places = await library.clauses(fresh.flatMap(({ card }) => card.citations));
  await database.transaction(async (tx) => {
    await replaceChecks(
      tx,
      fresh.map(({ check }) => check),
    );
    await restCards(parts, tx, fresh, places);
  });
}
