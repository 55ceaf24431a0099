import { describe, expect, test } from "vitest";
import { quizCard } from "../../testing/coach.ts";
import type { CardRow } from "./cards.repository.ts";
import { levelOf, mondays, progressOf, progressRules } from "./progress.ts";

const now = "2026-03-04T08:00:00.000Z";
const row = (card_id: string, was_right: boolean, stability = 1): CardRow => ({
  card_id,
  was_right,
  stability,
  state: "Review",
  due: now,
  difficulty: 5,
  scheduled_days: 1,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  last_review: now,
});

const topics = ["GDPR", "UDI"].map((topic) => ({ topic, named: false, group: "", authority: "FDA" as const, asks: ["Why?"] }));
const cards = topics.flatMap(({ topic }) => [1, 2, 3, 4].map((nth) => quizCard(`${topic.toLowerCase()}-${nth}`, { topic })));
const progress = (rows: CardRow[], retired: string[] = []) =>
  progressOf({
    cards,
    topics,
    rows: new Map(rows.map((one) => [one.card_id, one])),
    retired: new Set(retired),
    now,
    sessions: 2,
    weeks: [{ week: "2026-03-02", answers: 4, right: 3 }],
  });

test("who answered nothing has no strengths, no weak areas and nothing mastered", () => {
  const nothing = progress([]);
  expect(nothing).toMatchObject({ topics_mastered: [], weak_areas: [], strengths: [], current_level: "beginner", total_sessions: 2 });
  expect(nothing.topics[0]?.right).toMatchObject({ basis: "unknown", value: null });
});

test("a topic is weak or strong by the last answers to its cards, once three were answered", () => {
  const two = [row("gdpr-1", false), row("gdpr-2", false)];
  expect(progress(two).weak_areas).toEqual([]);
  const answered = [...two, row("gdpr-3", true), ...[1, 2, 3].map((nth) => row(`udi-${nth}`, true))];
  expect(progress(answered)).toMatchObject({ weak_areas: ["GDPR"], strengths: ["UDI"] });
});

test("a topic is mastered when four cards in five will be remembered for three weeks, retired ones left out", () => {
  const known = [1, 2, 3].map((nth) => row(`udi-${nth}`, true, progressRules.knownFor));
  expect(progress(known).topics_mastered).toEqual([]);
  expect(progress(known, ["udi-4"]).topics_mastered).toEqual(["UDI"]);
  expect(progress([1, 2, 3, 4].map((nth) => row(`udi-${nth}`, true, 20))).topics_mastered).toEqual([]);
});

test("the trend names each of eight weeks, and says of a week without answers that nothing is known", () => {
  const { understanding_trend } = progress([]);
  expect(understanding_trend).toHaveLength(8);
  expect(understanding_trend.at(-1)).toMatchObject({
    basis: "computed",
    value: 75,
    explanation: "3 of 4 answers were right in the week from 2026-03-02.",
  });
  expect(understanding_trend[0]).toMatchObject({ basis: "unknown" });
  expect(mondays("2026-03-01T23:59:00.000Z").at(-1)).toBe("2026-02-23");
});

describe("the level", () => {
  const many = Array.from({ length: progressRules.levelCards }, (_, nth) => quizCard(`card-${nth}`));
  const level = (right: number, of = many.length) =>
    levelOf({ cards: many, rows: new Map(many.slice(0, of).map(({ id }, nth) => [id, row(id, nth < right)])) });

  test("rises once enough cards of the one before are answered, and most of them right", () => {
    expect(level(19, 19)).toMatchObject({
      level: "beginner",
      next: "The level intermediate begins once 20 beginner cards are answered; 19 are.",
    });
    expect(level(15)).toMatchObject({ level: "beginner", next: expect.stringContaining("15 of 20 are") as string });
    expect(level(16)).toMatchObject({ level: "intermediate" });
  });
});
