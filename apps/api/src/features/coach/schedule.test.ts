import { expect, test } from "vitest";
import { scheduledAfter, type Scheduled } from "./schedule.ts";

const first = "2026-03-01T08:00:00.000Z";
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Answered `good` each time on the very moment it is due. */
function knownFor(times: number): Scheduled[] {
  const answered: Scheduled[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const before = answered.at(-1) ?? null;
    answered.push(scheduledAfter(before, "good", before?.due ?? first));
  }
  return answered;
}

test("a new card that was known comes again within the hour, then after ever more days", () => {
  const days = knownFor(5).map(({ due, last_review }) => daysBetween(last_review, due));
  expect(days[0]).toBeLessThan(1 / 24);
  const grown = days.slice(1);
  expect(grown.every((day, at) => day >= 1 && day > (grown[at - 1] ?? 0))).toBe(true);
});

test("a card that was forgotten comes again the same day and counts a lapse", () => {
  const known = knownFor(3).at(-1)!;
  const forgotten = scheduledAfter(known, "again", known.due);
  expect(forgotten).toMatchObject({ state: "Relearning", lapses: 1, reps: 4 });
  expect(daysBetween(known.due, forgotten.due)).toBeLessThan(1);
  expect(forgotten.stability).toBeLessThan(known.stability);
});

test("what was hard comes sooner than what was good, and what was easy later", () => {
  const known = knownFor(3).at(-1)!;
  const [hard, good, easy] = (["hard", "good", "easy"] as const).map((rating) => scheduledAfter(known, rating, known.due).due);
  expect(hard! < good! && good! < easy!).toBe(true);
});

test("the same answers at the same times give the same days", () => {
  expect(knownFor(6)).toEqual(knownFor(6));
});
