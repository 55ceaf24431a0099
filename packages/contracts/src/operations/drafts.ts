import { z } from "zod";
import { CalendarDate, Done, Id, KnownDate, Nothing, Timestamp, count, flag, severalOf, text } from "../domain/fields.ts";
import { JurisdictionCode, ProductType } from "../domain/kinds.ts";
import { counts, draftBodyLimit, lengths } from "../domain/limits.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

/** What a person says of a draft; whatever is not said is null. */
const said = {
  title: text(lengths.title),
  category: ProductType.nullable(),
  country: JurisdictionCode.nullable(),
  /** The kind of document it is to be: the id of a pack of required elements. */
  document_type: text(lengths.name).nullable(),
  /** The day whose law it speaks of. */
  speaks_of: CalendarDate.nullable(),
};

/** A text with one character for each line end, so that a place in it is the same everywhere. */
const withPlainLineEnds = (given: string): string => given.replaceAll(/\r\n?/gu, "\n");
const DraftText = text(lengths.draft).transform(withPlainLineEnds);

/** A draft without its text. */
export const DraftHead = z.object({
  ...said,
  id: Id,
  /** Grows by one with each change. */
  version: z.number().int(),
  /** Length of its text in UTF-16 code units. */
  characters: z.number().int(),
  /** The first words of its text. */
  opening: z.string(),
  /** The document of the person's that its text was taken from. */
  document_id: Id.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type DraftHead = z.infer<typeof DraftHead>;

export const Draft = DraftHead.extend({ text: z.string() });
export type Draft = z.infer<typeof Draft>;

export const NewDraft = z.object({
  title: said.title.default(""),
  category: said.category.default(null),
  country: said.country.default(null),
  document_type: said.document_type.default(null),
  speaks_of: said.speaks_of.default(null),
  text: DraftText.default(""),
  /** The document whose text it begins with, in place of `text`. */
  document_id: Id.optional(),
});
export type NewDraft = z.output<typeof NewDraft>;

const place = count(0, lengths.draft);

/** Words put in the place of a stretch of the text, by UTF-16 code units; `characters` is the length of what comes of it. */
export const DraftEdit = z
  .object({ start: place, end: place, words: DraftText, characters: place })
  .refine(({ start, end }) => start <= end, { path: ["end"], error: "must not be before the start" });
export type DraftEdit = z.output<typeof DraftEdit>;

/** What is to be changed; what is not given stays. */
export const DraftChanges = z.object({
  id: Id,
  version: count(1, counts.page).describe("The version that was read: where there is another by now, nothing is changed"),
  title: said.title.optional(),
  category: said.category.optional(),
  country: said.country.optional(),
  document_type: said.document_type.optional(),
  speaks_of: said.speaks_of.optional(),
  edit: DraftEdit.optional(),
});
export type DraftChanges = z.output<typeof DraftChanges>;

export const DraftFilter = listInput(
  {
    /** Words of its title. */
    search: text(lengths.search).optional(),
    /** Those that are to be one of some kinds of document, parted by commas. */
    document_type: severalOf(text(lengths.name)).optional(),
    /** Those that were deleted and can still be had back, in place of the others. */
    deleted: flag().optional(),
  },
  ["newest", "title"],
);
export type DraftFilter = z.output<typeof DraftFilter>;

/** A kind of document that a draft can be: a rule pack of what such a document must hold. */
export const DocumentType = z.object({
  /** The pack's id. */
  id: z.string(),
  title: z.string(),
  about: z.string(),
  categories: z.array(ProductType),
  /** Codes of jurisdictions; `*` stands for all. */
  jurisdictions: z.array(z.string()),
  /** Elements that its pack names, whether or not they apply. */
  elements: z.number().int(),
  basis: z.array(z.object({ source: z.string(), clauses: z.string() })),
  version: KnownDate,
  checked: CalendarDate,
  checked_against: z.string(),
});
export type DocumentType = z.infer<typeof DocumentType>;

const created = { operation: "drafts.create", take: "id" } as const;

export const draftOperations = operations({
  list: {
    method: "GET",
    path: "/api/drafts",
    access: "user",
    summary: "A person's drafts without their texts, the last changed first.",
    input: DraftFilter,
    output: page(DraftHead),
    example: { search: "summary" },
    reply: "page",
  },
  create: {
    method: "POST",
    path: "/api/drafts",
    access: "user",
    summary: "Keeps a draft, with a text that is given or that was read of a document.",
    input: NewDraft,
    output: Draft,
    example: { title: "510(k) summary", category: "device", country: "US", text: "The subject device is an infusion pump." },
    mayName: { document_id: { operation: "documents.upload", take: "id" } },
    bodyLimit: draftBodyLimit,
  },
  documentTypes: {
    method: "GET",
    path: "/api/draft-document-types",
    access: "user",
    summary: "The kinds of document whose required elements are known.",
    input: Nothing,
    output: z.array(DocumentType),
    example: {},
  },
  get: {
    method: "GET",
    path: "/api/drafts/{id}",
    access: "user",
    summary: "One draft with its text.",
    input: z.object({ id: Id }),
    output: Draft,
    example: {},
    needs: { id: created },
  },
  update: {
    method: "PUT",
    path: "/api/drafts/{id}",
    access: "user",
    summary: "Changes a draft, or one stretch of its text, unless it was changed since the version that this was made from.",
    input: DraftChanges,
    output: DraftHead,
    example: { version: 1, title: "510(k) summary of the pump", edit: { start: 0, end: 11, words: "This", characters: 32 } },
    needs: { id: created },
    bodyLimit: draftBodyLimit,
  },
  remove: {
    method: "DELETE",
    path: "/api/drafts/{id}",
    access: "user",
    summary: "Deletes a draft; for 30 days it can be had back.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: created },
  },
  restore: {
    method: "POST",
    path: "/api/drafts/{id}/restore",
    access: "user",
    summary: "Brings back a draft that was deleted.",
    input: z.object({ id: Id }),
    output: DraftHead,
    example: {},
    needs: { id: created },
  },
});
