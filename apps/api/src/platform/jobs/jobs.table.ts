import { pgTable, real, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../database/columns.ts";

/** How far jobs are; the jobs themselves stand in the queue's own schema. */
export const jobProgress = pgTable("job_progress", {
  job_id: uuid().primaryKey(),
  progress: real().notNull(),
  note: text().notNull(),
  updated_at: timestamp().notNull(),
});
