import { z } from "zod";
import { Id, Timestamp } from "../domain/fields.ts";

export const DiscussionCategory = z.enum([
  "fda-510k",
  "eu-mdr",
  "cybersecurity",
  "ai-ml",
  "clinical-trials",
  "quality-systems",
  "digital-health",
  "pma",
]);

export const DiscussionReply = z.object({ id: Id, content: z.string(), author: z.string(), authorRole: z.string(), createdAt: Timestamp });

export const DiscussionThread = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  author: z.string(),
  authorRole: z.string(),
  category: DiscussionCategory,
  tags: z.array(z.string()),
  replies: z.array(DiscussionReply),
  votes: z.number().int(),
  views: z.number().int(),
  createdAt: Timestamp,
  lastActivity: Timestamp,
  isPinned: z.boolean(),
  isResolved: z.boolean(),
});
export type DiscussionThread = z.infer<typeof DiscussionThread>;
