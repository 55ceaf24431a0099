import type { Answers, RuleSetId } from "@clausewise/contracts";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";
import { product } from "../products/products.table.ts";

export const pathwayAssessment = pgTable(
  "pathway_assessment",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    /** Grows by one with each change. */
    version: integer().notNull(),
    product_id: uuid()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    rule_set: text().$type<RuleSetId>().notNull(),
    name: text().notNull(),
    answers: jsonb().$type<Answers>().notNull(),
    /** What the rules said when it was kept. */
    outcomes: text().array().notNull(),
    created_at: timestamp().notNull(),
    updated_at: timestamp().notNull(),
  },
  (table) => [
    index("pathway_assessment_owner").on(table.owner_id, table.updated_at),
    index("pathway_assessment_product").on(table.product_id),
  ],
);
