import { z } from "zod";
import { CardRating, CoachDifficulty, CoachTopic, cardKinds } from "../domain/cards.ts";
import { Id, KnownDate, Nothing, Slug, Timestamp, filled, text } from "../domain/fields.ts";
import { Figure } from "../domain/figures.ts";
import { Authority, Outcome } from "../domain/kinds.ts";
import { callsPerMinute, lengths, questionLimit } from "../domain/limits.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";
import { CitedChange } from "./answer-changes.ts";
import { Correction, Statement } from "./answers.ts";

export const CoachMode = z.enum(["text", "voice"]);
export type CoachMode = z.infer<typeof CoachMode>;

/** A question to the coach with the short of its answer, which is given whole under `answer_id`. */
export const CoachSession = z.object({
  id: Id,
  question: z.string(),
  /** What is shown of the answer, as plain words. */
  answer: z.string(),
  confidence: Figure,
  timestamp: Timestamp,
  mode: CoachMode,
  /** Under whose law it was answered. */
  authority: Authority,
  /** The question as it was understood with the one before it; null where it stands by itself. */
  read_as: z.string().nullable(),
  /** The topic it was asked under, or that the clauses of its answer belong to; null where they belong to none, or do not answer it. */
  topic: z.string().nullable(),
  difficulty: CoachDifficulty,
  /** Share of the topic's cards whose last answer was right when the question was asked. */
  understanding_score: Figure,
  /** The questions that were asked in one go. */
  conversation: Id,
  answer_id: Id,
  outcome: Outcome,
  correction: Correction.nullable(),
  /** The first statements of the answer. */
  statements: z.array(Statement),
  /** Statements of the whole answer beyond those. */
  further: z.number().int(),
});
export type CoachSession = z.infer<typeof CoachSession>;

/** How far somebody is with the cards of a topic. */
export const TopicProgress = z.object({
  ...CoachTopic.shape,
  /** Cards in use: those that are retired are not among them. */
  cards: z.number().int(),
  retired: z.number().int(),
  answered: z.number().int(),
  due: z.number().int(),
  /** Cards that will be remembered for three weeks and more. */
  known: z.number().int(),
  /** Share of the answered cards whose last answer was right. */
  right: Figure,
  mastered: z.boolean(),
});
export type TopicProgress = z.infer<typeof TopicProgress>;

export const LearningProgress = z.object({
  topics_mastered: z.array(z.string()),
  current_level: CoachDifficulty,
  total_sessions: z.number().int(),
  /** Share of right answers to cards in each of the last eight weeks, the oldest first. */
  understanding_trend: z.array(Figure),
  /** Weakest first. */
  weak_areas: z.array(z.string()),
  /** Strongest first. */
  strengths: z.array(z.string()),
  /** What is still to be done for the next level, in words. */
  next_level: z.string(),
  topics: z.array(TopicProgress),
});
export type LearningProgress = z.infer<typeof LearningProgress>;

/** Where a clause that a card cites stands in the library; nulls where it is not held. */
const CardClause = z.object({ source: z.string(), clause: z.string(), source_id: Id.nullable(), passage_id: Id.nullable() });

/** A card before it is answered. */
export const QuizCard = z.object({
  id: Slug,
  topic: z.string(),
  level: CoachDifficulty,
  kind: z.enum(cardKinds),
  question: z.string(),
  options: z.array(z.string()),
  /** Whether it was answered before. */
  seen: z.boolean(),
});
export type QuizCard = z.infer<typeof QuizCard>;

/** Which cards are asked: those that are due, of a topic, or for what is open in one's gap analyses, letters and products. */
export const CoachDeck = z.enum(["all", "topic", "gaps", "letters", "products"]);
export type CoachDeck = z.infer<typeof CoachDeck>;

export const DeckState = z.object({
  deck: CoachDeck,
  cards: z.number().int(),
  due: z.number().int(),
  fresh: z.number().int(),
  /** When a card that waits is due again; null where none waits. */
  next_due: Timestamp.nullable(),
  /** Why these cards are in it, in words. */
  because: z.string(),
  /** The card to answer now; null where nothing is due and nothing is new. */
  card: QuizCard.nullable(),
});
export type DeckState = z.infer<typeof DeckState>;

/** What a card asks for, with the clauses that show it. */
export const CardAnswer = z.object({
  id: Slug,
  right: z.array(z.number().int()),
  why: z.string(),
  citations: z.array(CardClause),
});
export type CardAnswer = z.infer<typeof CardAnswer>;

/** An answer to a card as it was taken, and when the card comes again. */
export const AnsweredCard = CardAnswer.extend({ was_right: z.boolean(), rating: CardRating, due: Timestamp });
export type AnsweredCard = z.infer<typeof AnsweredCard>;

/** A card that is asked of nobody, because what it cites changed since it was checked. */
export const RetiredCard = z.object({
  id: Slug,
  topic: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  right: z.array(z.number().int()),
  why: z.string(),
  /** The day on which it was last checked against its clauses. */
  checked: z.string(),
  citations: z.array(CardClause),
  changes: z.array(CitedChange.extend({ was_text: z.string().nullable() })),
  /** What amended its clauses since that day. */
  amended: z.array(z.object({ clause: z.string(), by: z.string(), since: KnownDate })),
});
export type RetiredCard = z.infer<typeof RetiredCard>;

export const CoachQuestion = z.object({
  question: filled(questionLimit),
  mode: CoachMode.default("text"),
  topic: text(lengths.name).optional(),
  /** Under whose law; where it is left out, that of the topic, or else of every authority. */
  authority: Authority.optional(),
  /** The own level where it is left out. */
  difficulty: CoachDifficulty.optional(),
  conversation: Id,
});

export const CoachSessionFilter = listInput({ conversation: Id.optional() }, ["newest", "oldest"]);
export type CoachSessionFilter = z.output<typeof CoachSessionFilter>;

const conversation = "0198c0de-0000-7000-8000-00000000c0ac";
const cardId = "us-510k-approved";

export const coachOperations = operations({
  ask: {
    method: "POST",
    path: "/api/coach/sessions",
    access: "user",
    summary: "Answers a question from the library as the regulatory search does, in short.",
    input: CoachQuestion,
    output: CoachSession,
    example: { question: "When is a 5-day report required?", conversation },
    // Begun by whoever asks first in it: somebody else's of the same id is another.
    mayName: { conversation: { operation: "coach.ask", take: "conversation" } },
    perMinute: callsPerMinute.ask,
  },
  sessions: {
    method: "GET",
    path: "/api/coach/sessions",
    access: "user",
    summary: "What a person asked the coach, newest first.",
    input: CoachSessionFilter,
    output: page(CoachSession),
    example: { limit: 10 },
    reply: "page",
  },
  progress: {
    method: "GET",
    path: "/api/coach/progress",
    access: "user",
    summary: "How far a person is, worked out from their own questions and answers to cards.",
    input: Nothing,
    output: LearningProgress,
    example: {},
  },
  deck: {
    method: "GET",
    path: "/api/coach/deck",
    access: "user",
    summary: "The next quiz card of a deck: what is due first, then what is new.",
    input: z.object({ deck: CoachDeck.default("all"), topic: text(lengths.name).optional(), difficulty: CoachDifficulty.optional() }),
    output: DeckState,
    example: { deck: "all" },
  },
  reveal: {
    method: "GET",
    path: "/api/coach/cards/{id}/answer",
    access: "user",
    summary: "What a card that is answered from memory asks for.",
    input: z.object({ id: Slug }),
    output: CardAnswer,
    example: { id: "consent-eight-elements" },
  },
  answerCard: {
    method: "POST",
    path: "/api/coach/cards/{id}/answers",
    access: "user",
    summary: "Takes an answer to a card, says whether it was right and by which clauses, and when the card comes again.",
    input: z.object({
      id: Slug,
      /** Places of the chosen options. */
      chosen: z.array(z.number().int().min(0).max(9)).max(10).default([]),
      /** How well it was known; of a card with options, only where the answer was right. */
      rating: CardRating.optional(),
    }),
    output: AnsweredCard,
    example: { id: cardId, chosen: [1] },
  },
  retired: {
    method: "GET",
    path: "/api/coach/retired-cards",
    access: "administrator",
    summary: "Cards of which a clause changed since they were checked; each is asked of nobody until somebody confirms it.",
    input: Nothing,
    output: z.array(RetiredCard),
    example: {},
  },
  confirmCard: {
    method: "POST",
    path: "/api/coach/cards/{id}/confirm",
    access: "administrator",
    summary: "Says that a retired card holds under the words that its clauses have now.",
    input: z.object({ id: Slug, reason: filled(lengths.description) }),
    output: z.object({ id: Slug, confirmed: z.boolean() }),
    example: { id: cardId, reason: "Compared with the section as it is now: it says the same." },
  },
});
