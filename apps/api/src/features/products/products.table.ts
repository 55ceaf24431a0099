import type { Product, ProductCategory, ProductType } from "@clausewise/contracts";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

export const product = pgTable(
  "product",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    /** Grows by one with each change. */
    version: integer().notNull(),
    name: text().notNull(),
    category: text().$type<ProductCategory>(),
    areas: text().array().$type<ProductType[]>().notNull(),
    classification: text().notNull(),
    targetMarkets: text().array().notNull(),
    currentStage: text().notNull(),
    description: text().notNull(),
    product_codes: jsonb().$type<Product["product_codes"]>().notNull(),
    regulation_numbers: text().array().notNull(),
    classes: jsonb().$type<Product["classes"]>().notNull(),
    cfr_parts: text().array().notNull(),
    standards: jsonb().$type<Product["standards"]>().notNull(),
    predicateDevices: jsonb().$type<Product["predicateDevices"]>().notNull(),
    referenceProducts: jsonb().$type<Product["referenceProducts"]>().notNull(),
    firm: text().notNull(),
    watched_firms: text().array().notNull(),
    notified_body: text().notNull(),
    watched_sources: jsonb().$type<Product["watched_sources"]>().notNull(),
    saved_searches: jsonb().$type<Product["saved_searches"]>().notNull(),
    created_at: timestamp().notNull(),
    updated_at: timestamp().notNull(),
    /** Until it is removed for good; null while it is kept. */
    deleted_at: timestamp(),
  },
  (table) => [index("product_owner").on(table.owner_id, table.updated_at)],
);
