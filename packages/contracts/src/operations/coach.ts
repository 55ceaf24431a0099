import { z } from "zod";
import { Id, Timestamp } from "../domain/fields.ts";
import { Figure } from "../domain/figures.ts";

export const CoachMode = z.enum(["text", "voice"]);
export const CoachDifficulty = z.enum(["beginner", "intermediate", "advanced"]);

export const CoachSession = z.object({
  id: Id,
  question: z.string(),
  answer: z.string(),
  confidence: Figure,
  timestamp: Timestamp,
  mode: CoachMode,
  topic: z.string(),
  difficulty: CoachDifficulty,
  understanding_score: Figure,
});
export type CoachSession = z.infer<typeof CoachSession>;

export const LearningProgress = z.object({
  topics_mastered: z.array(z.string()),
  current_level: CoachDifficulty,
  total_sessions: z.number().int(),
  understanding_trend: z.array(Figure),
  weak_areas: z.array(z.string()),
  strengths: z.array(z.string()),
});
export type LearningProgress = z.infer<typeof LearningProgress>;
