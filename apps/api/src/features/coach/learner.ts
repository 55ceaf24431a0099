import { coachLevels, type BuiltInCard } from "@clausewise/contracts";
import type { Viewer } from "../../service.ts";
import { readCards, type CardRow } from "./cards.repository.ts";
import type { CoachParts } from "./coach-parts.ts";
import type { Retired } from "./retired-cards.ts";

/** What is known of a person and of the cards that are in use today. */
export interface Learner {
  cards: readonly BuiltInCard[];
  rows: ReadonlyMap<string, CardRow>;
  now: string;
  retired: ReadonlySet<string>;
}

/** Reads what is known of a person; the cards in use are those that are not retired. */
export async function learnerOf(
  { database, clock, shelf }: Pick<CoachParts, "database" | "clock" | "shelf">,
  viewer: Viewer,
  retired: Retired,
): Promise<Learner> {
  const rows = new Map((await readCards(database, viewer)).map((row) => [row.card_id, row]));
  const cards = shelf().cards.filter(({ id }) => !retired.has(id));
  return { cards, rows, now: clock.now(), retired: new Set(retired.keys()) };
}

/** Cards in the order in which they are begun: those of one's level first, then the easier, then the harder. */
export const inOrderOfLevel = (cards: readonly BuiltInCard[], level: BuiltInCard["level"]): BuiltInCard[] => {
  const own = coachLevels.indexOf(level);
  const distance = (card: BuiltInCard) => {
    const at = coachLevels.indexOf(card.level);
    return at === own ? 0 : at < own ? own - at : coachLevels.length + at;
  };
  return cards.toSorted((one, other) => distance(one) - distance(other));
};
