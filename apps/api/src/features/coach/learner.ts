import { coachLevels, type BuiltInCard, type CoachDifficulty } from "@clausewise/contracts";
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

/** How far a level is from one's own: the easier ones come before the harder. */
function distance(level: CoachDifficulty, own: CoachDifficulty): number {
  const [at, mine] = [coachLevels.indexOf(level), coachLevels.indexOf(own)];
  return at > mine ? coachLevels.length + at : mine - at;
}

/** Cards in the order in which they are begun: those of one's level first, and of each topic one before any has two. */
export function inOrderOfLevel(cards: readonly BuiltInCard[], level: CoachDifficulty): BuiltInCard[] {
  const nth = new Map<string, number>();
  const placed = cards.map((card) => {
    const group = `${card.topic} ${card.level}`;
    const place = nth.get(group) ?? 0;
    nth.set(group, place + 1);
    return { card, place };
  });
  return placed
    .toSorted((one, other) => distance(one.card.level, level) - distance(other.card.level, level) || one.place - other.place)
    .map(({ card }) => card);
}
