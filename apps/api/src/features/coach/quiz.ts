import type { AnsweredCard, BuiltInCard, CardAnswer, CardRating, QuizCard } from "@clausewise/contracts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { ClausePlaces } from "../library/library.reads.ts";
import { insertAnswer, lockCard, putCard } from "./cards.repository.ts";
import type { CoachParts } from "./coach-parts.ts";
import type { Deck } from "./decks.ts";
import { createDecks } from "./decks.ts";
import { inOrderOfLevel, learnerOf, type Learner } from "./learner.ts";
import { levelOf } from "./progress.ts";
import type { Retired } from "./retired-cards.ts";
import { scheduledAfter } from "./schedule.ts";

type Quiz = Pick<Services["coach"], "deck" | "reveal" | "answerCard">;

const shown = ({ id, topic, level, kind, question, options }: BuiltInCard, seen: boolean): QuizCard => ({
  id,
  topic,
  level,
  kind,
  question,
  options,
  seen,
});

/** What a card asks for, each clause with where it stands. */
export const answerOf = ({ id, right, why, citations }: BuiltInCard, places: ClausePlaces): CardAnswer => ({
  id,
  right,
  why,
  citations: citations.map((clause) => {
    const [place] = places(clause);
    return { ...clause, source_id: place?.source_id ?? null, passage_id: place?.passage_id ?? null };
  }),
});

/** The card to be answered now: the one that has been due longest, then a new one. */
function nextOf({ cards }: Deck, learner: Learner, level: BuiltInCard["level"] | undefined) {
  const { rows, now } = learner;
  const inUse = cards.filter(({ id }) => !learner.retired.has(id));
  const wanted = level === undefined ? inUse : inUse.filter((card) => card.level === level);
  const known = wanted.flatMap((card) => {
    const row = rows.get(card.id);
    return row ? [{ card, due: row.due }] : [];
  });
  const inTurn = known.toSorted((one, other) => one.due.localeCompare(other.due));
  const due = inTurn.filter((one) => one.due <= now);
  const fresh = inOrderOfLevel(
    wanted.filter(({ id }) => !rows.has(id)),
    levelOf(learner).level,
  );
  const [first] = due;
  const [begun] = fresh;
  const card = first ? shown(first.card, true) : begun ? shown(begun, false) : null;
  return { cards: wanted.length, due: due.length, fresh: fresh.length, next_due: inTurn.find((one) => one.due > now)?.due ?? null, card };
}

const sameOptions = (chosen: readonly number[], right: readonly number[]): boolean =>
  new Set(chosen).size === right.length && right.every((place) => chosen.includes(place));

/** How well a card was known: by what was chosen, or as whoever answered from memory says it. */
function ratedBy(card: BuiltInCard, chosen: readonly number[], rating: CardRating | undefined): CardRating {
  if (card.kind === "recall") {
    if (rating === undefined) throw new AppError("invalid", "Say how well you knew it.");
    return rating;
  }
  if (chosen.length === 0) throw new AppError("invalid", "Choose an answer first.");
  if (!sameOptions(chosen, card.right)) return "again";
  return rating === undefined || rating === "again" ? "good" : rating;
}

/** Quiz cards: which one comes, what it asks for, and when it comes again. */
export function createQuiz(parts: CoachParts, retired: () => Promise<Retired>): Quiz {
  const { audit, clock, shelf, library } = parts;
  const decks = createDecks(parts);

  async function inUse(id: string): Promise<BuiltInCard> {
    const card = shelf().card(id);
    if (!card) throw notFound("This card");
    if ((await retired()).has(id))
      throw new AppError(
        "conflict",
        "A clause of this card changed. It is asked again once somebody confirmed it; your earlier answers are kept.",
      );
    return card;
  }

  return {
    async deck({ deck, topic, difficulty }, caller) {
      if (deck === "topic" && (topic === undefined || !shelf().topic(topic))) throw notFound("This topic");
      const [made, learner] = await Promise.all([
        decks(deck, topic, caller),
        retired().then((all) => learnerOf(parts, viewerOf(caller), all)),
      ]);
      return { deck, because: made.because, ...nextOf(made, learner, difficulty) };
    },

    async reveal({ id }) {
      const card = await inUse(id);
      if (card.kind !== "recall") throw new AppError("conflict", "This card has options: its answer is shown once one is chosen.");
      return answerOf(card, await library.clauses(card.citations));
    },

    async answerCard({ id, chosen, rating: given }, caller): Promise<AnsweredCard> {
      const viewer = viewerOf(caller);
      const card = await inUse(id);
      const rating = ratedBy(card, chosen, given);
      const was_right = rating !== "again";
      const places = await library.clauses(card.citations);
      return audit.change(caller, async (tx) => {
        const now = clock.now();
        const scheduled = scheduledAfter(await lockCard(tx, viewer, id), rating, now);
        await putCard(tx, viewer, { card_id: id, ...scheduled, was_right });
        await insertAnswer(tx, viewer, { card_id: id, answered_at: now, chosen, rating, was_right, due: scheduled.due });
        const result = { ...answerOf(card, places), was_right, rating, due: scheduled.due };
        return { result, entry: { action: "card.answered", object_id: id, changes: { rating, was_right } } };
      });
    },
  };
}
