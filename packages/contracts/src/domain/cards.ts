import { z } from "zod";
import { CalendarDate, Slug } from "./fields.ts";
import { Authority, ProductType } from "./kinds.ts";

/** How a quiz card is answered: by one of its options, by several, by true or false, or from memory. */
export const cardKinds = ["choice", "several", "true_false", "recall"] as const;
export const coachLevels = ["beginner", "intermediate", "advanced"] as const;
/** How well somebody knew what a card asks. */
export const cardRatings = ["again", "hard", "good", "easy"] as const;

export const CoachDifficulty = z.enum(coachLevels);
export type CoachDifficulty = z.infer<typeof CoachDifficulty>;

export const CardRating = z.enum(cardRatings);
export type CardRating = z.infer<typeof CardRating>;

const said = z.string().trim().min(1);
const fewest = { choice: 1, several: 2, true_false: 1, recall: 0 } as const;

/** A question on what the law says, with its answer and the clauses that show it. */
export const BuiltInCard = z
  .strictObject({
    id: Slug,
    topic: said,
    level: CoachDifficulty,
    kind: z.enum(cardKinds),
    question: said,
    options: z.array(said),
    /** Places of the right options, counted from 0; none of a card that is answered from memory. */
    right: z.array(z.number().int().min(0)),
    why: said,
    /** Source as the library names it, and the whole citation. */
    citations: z.array(z.strictObject({ source: said, clause: said })).min(1),
    areas: z.array(ProductType).min(1),
    /** Codes of jurisdictions; `*` stands for all. */
    jurisdictions: z.array(said).min(1),
    checked: CalendarDate,
  })
  .refine(({ kind, right }) => (kind === "several" ? right.length >= fewest.several : right.length === fewest[kind]), {
    path: ["right"],
    error: "does not fit the kind of card",
  })
  .refine(({ options, right }) => right.every((place) => place < options.length), { path: ["right"], error: "names no option" });
export type BuiltInCard = z.infer<typeof BuiltInCard>;

/** What the coach is asked about, with questions to begin with. */
export const CoachTopic = z.strictObject({
  topic: said,
  /** Whether it is one of those that are shown first. */
  named: z.boolean(),
  group: said,
  /** Under whose law its questions are answered. */
  authority: Authority,
  asks: z.array(said).min(1).max(3),
});
export type CoachTopic = z.infer<typeof CoachTopic>;
