import type { Authority, CardRating, CoachDifficulty, CoachMode, Correction, Figure, Outcome, Statement } from "@clausewise/contracts";
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

const owner = () =>
  uuid()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

/** A question to the coach with the short of its answer, as it was given. */
export const coachSession = pgTable(
  "coach_session",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: owner(),
    conversation: uuid().notNull(),
    answer_id: uuid().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    correction: jsonb().$type<Correction>(),
    statements: jsonb().$type<Statement[]>().notNull(),
    further: integer().notNull(),
    confidence: jsonb().$type<Figure>().notNull(),
    mode: text().$type<CoachMode>().notNull(),
    authority: text().$type<Authority>().notNull(),
    read_as: text(),
    topic: text(),
    difficulty: text().$type<CoachDifficulty>().notNull(),
    understanding_score: jsonb().$type<Figure>().notNull(),
    created_at: timestamp().notNull(),
  },
  (table) => [
    index("coach_session_owner").on(table.owner_id, table.created_at),
    index("coach_session_conversation").on(table.conversation),
  ],
);

/** Where a person stands with a quiz card: what the schedule has to know, and how the last answer was. */
export const quizCard = pgTable(
  "quiz_card",
  {
    owner_id: owner(),
    card_id: text().notNull(),
    state: text().$type<"New" | "Learning" | "Review" | "Relearning">().notNull(),
    due: timestamp().notNull(),
    /** Days until the card is remembered with a chance of nine in ten. */
    stability: doublePrecision().notNull(),
    /** From 1 to 10. */
    difficulty: doublePrecision().notNull(),
    scheduled_days: integer().notNull(),
    learning_steps: integer().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    last_review: timestamp().notNull(),
    was_right: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner_id, table.card_id] })],
);

/** Every answer that a person gave to a card. */
export const quizAnswer = pgTable(
  "quiz_answer",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: owner(),
    card_id: text().notNull(),
    answered_at: timestamp().notNull(),
    chosen: jsonb().$type<number[]>().notNull(),
    rating: text().$type<CardRating>().notNull(),
    was_right: boolean().notNull(),
    /** When the card came again after it. */
    due: timestamp().notNull(),
  },
  (table) => [index("quiz_answer_owner").on(table.owner_id, table.answered_at)],
);

/** Which form of a card was checked against its clauses, for everybody: what it cites is followed from then on. */
export const quizCardCheck = pgTable("quiz_card_check", {
  card_id: text().primaryKey(),
  /** The card among what citations follow. */
  citing_id: uuid().notNull(),
  /** Of what the card says, to tell whether it was written anew. */
  digest: text().notNull(),
  /** The day on which somebody last found it to hold; null where nobody has since it was written. */
  confirmed_on: date({ mode: "string" }),
  followed_at: timestamp().notNull(),
});
