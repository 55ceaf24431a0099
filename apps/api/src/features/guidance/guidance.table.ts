import type { GuidanceDocument } from "@clausewise/contracts";
import { boolean, date, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

export const guidanceDocument = pgTable("guidance_document", {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  summary: text().notNull(),
  topic: jsonb().$type<string[]>().notNull(),
  fdaOrganization: jsonb().$type<string[]>().notNull(),
  therapeuticArea: text(),
  guidanceStatus: text().$type<GuidanceDocument["guidanceStatus"]>().notNull(),
  openForComment: boolean().notNull(),
  commentClosingDate: date({ mode: "string" }),
  issueDate: date({ mode: "string" }),
  documentUrl: text().notNull().unique("guidance_document_url"),
  file_size: text(),
  productType: jsonb().$type<GuidanceDocument["productType"]>().notNull(),
  regulatory_pathway: jsonb().$type<string[]>().notNull(),
  deviceClass: text(),
});
