import type { CardRating } from "@clausewise/contracts";
import { createEmptyCard, fsrs, Rating, State, type CardInput } from "ts-fsrs";
import type { quizCard } from "./coach.table.ts";

/** What the schedule keeps of a card. */
export type Scheduled = Omit<typeof quizCard.$inferSelect, "owner_id" | "card_id" | "was_right">;

/** FSRS with its published weights and no chance in it: the same answers always give the same days. */
const scheduler = fsrs({ enable_fuzz: false });

const grades = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const satisfies Record<
  CardRating,
  Rating
>;

const stateNames = {
  [State.New]: "New",
  [State.Learning]: "Learning",
  [State.Review]: "Review",
  [State.Relearning]: "Relearning",
} as const;

// How many days went by is worked out from the last answer; the library asks for it all the same.
const inputOf = (before: Scheduled): CardInput => ({ ...before, elapsed_days: 0 });

/** Where a card stands after an answer, by the Free Spaced Repetition Scheduler; `before` is null where it is the first. */
export function scheduledAfter(before: Scheduled | null, rating: CardRating, now: string): Scheduled {
  const { card } = scheduler.next(before === null ? createEmptyCard(now) : inputOf(before), now, grades[rating]);
  const { state, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses } = card;
  return {
    state: stateNames[state],
    due: due.toISOString(),
    stability,
    difficulty,
    scheduled_days,
    learning_steps,
    reps,
    lapses,
    last_review: now,
  };
}
