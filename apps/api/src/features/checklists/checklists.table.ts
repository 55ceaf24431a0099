import type { Evidence } from "@clausewise/contracts";
import { date, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";
import { product } from "../products/products.table.ts";

export const checklist = pgTable(
  "checklist",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    product_id: uuid()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    route: text().notNull(),
    /** The day of the submission, as planned or as it was. */
    submitted: date(),
    created_at: timestamp().notNull(),
  },
  (table) => [index("checklist_owner").on(table.owner_id), unique("checklist_of_route").on(table.product_id, table.route)],
);

/** What is said of items, by their ids; the items themselves follow from rules. */
export const checklistMark = pgTable(
  "checklist_mark",
  {
    checklist_id: uuid()
      .notNull()
      .references(() => checklist.id, { onDelete: "cascade" }),
    item: text().notNull(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    completed_at: timestamp(),
    responsible: text().notNull(),
    due: date(),
    note: text().notNull(),
    /** As it was called when it was chosen. */
    evidence: jsonb().$type<Evidence[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.checklist_id, table.item] }), index("checklist_mark_owner").on(table.owner_id)],
);
