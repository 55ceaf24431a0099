import { CalendarDate, type Document, DocumentCategory, type DocumentChanges, NewDocument, RegulatoryBody } from "@clausewise/contracts";
import { z } from "zod";
import { tagsTyped } from "../document-words.ts";

const orNone = <T extends z.ZodType>(schema: T) => z.union([schema, z.literal("")]);

/** What is said of a document, as its fields hold it; "" is none. */
export const Details = z.object({
  title: NewDocument.shape.title,
  regulatory_body: orNone(RegulatoryBody),
  document_category: orNone(DocumentCategory),
  tags: z
    .string()
    .refine((typed) => NewDocument.shape.tags.safeParse(typed).success, "At most 20 tags of 40 characters each, parted by commas."),
  review_on: orNone(CalendarDate),
});

export type DetailsTyped = Record<keyof z.infer<typeof Details>, string>;

export const detailsOf = (document: Document): DetailsTyped => ({
  title: document.title,
  regulatory_body: document.regulatory_body ?? "",
  document_category: document.document_category ?? "",
  tags: tagsTyped(document.tags),
  review_on: document.review_on ?? "",
});

/** What was typed, as the server takes it. */
export function changesOf(id: string, typed: DetailsTyped): DocumentChanges {
  const { title, regulatory_body, document_category, tags, review_on } = Details.parse(typed);
  return {
    id,
    title: title.trim(),
    regulatory_body: regulatory_body || null,
    document_category: document_category || null,
    tags: NewDocument.shape.tags.parse(tags),
    review_on: review_on || null,
  };
}
