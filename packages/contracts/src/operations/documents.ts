import { z } from "zod";
import { CalendarDate, Done, Id, Tag, Tags, Timestamp, count, filled, text } from "../domain/fields.ts";
import { callsPerMinute, counts, lengths } from "../domain/limits.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { StreamReply, operations } from "../wire/operation.ts";

export const UploadStatus = z.enum(["pending", "processing", "completed", "failed"]);
export type UploadStatus = z.infer<typeof UploadStatus>;

export const RegulatoryBody = z.enum(["FDA", "EMA", "Health Canada", "TGA", "PMDA", "NMPA", "ISO", "IEC"]);
export type RegulatoryBody = z.infer<typeof RegulatoryBody>;

export const DocumentCategory = z.enum([
  "AI/ML SaMD",
  "Cybersecurity",
  "Clinical Trials",
  "Quality Management",
  "Post-Market Surveillance",
  "Premarket Submission",
  "Digital Health",
  "Part 11 Compliance",
]);
export type DocumentCategory = z.infer<typeof DocumentCategory>;

/** Extensions the library takes. */
export const documentExtensions = ["pdf", "docx", "doc", "txt", "rtf", "xlsx", "xls", "pptx", "ppt", "png", "jpg", "jpeg"] as const;
export const DocumentExtension = z.enum(documentExtensions);
export type DocumentExtension = z.infer<typeof DocumentExtension>;

/** Why a document could not be read. */
export const DocumentFailure = z.enum([
  "encrypted",
  "empty",
  "unsupported",
  "damaged",
  "too_large",
  "mismatched",
  "no_room",
  "took_too_long",
  "took_too_much",
  "interrupted",
  "cancelled",
]);
export type DocumentFailure = z.infer<typeof DocumentFailure>;

/** What is said to the person of each. */
export const documentFailureLabels: Readonly<Record<DocumentFailure, string>> = {
  encrypted: "The file is protected by a password. Remove the protection and upload it again.",
  empty: "No words were found in the file.",
  unsupported: "Files of this kind cannot be read.",
  damaged: "The file is damaged or cut off. Open it in the program it comes from, save it anew and upload that.",
  too_large: "Unpacked, the file is too large to be read. Split it and upload the parts.",
  mismatched: "The file is not of the kind its name says.",
  no_room: "Your documents hold as much text as can be searched. Delete some of them, then have this one read again.",
  took_too_long: "Reading took too long and was ended.",
  took_too_much: "Reading needed too much memory and was ended.",
  interrupted: "Reading was interrupted again and again. Have it read again later.",
  cancelled: "Reading was cancelled.",
};

export const PartKind = z.enum(["page", "sheet", "slide", "text"]);
export type PartKind = z.infer<typeof PartKind>;

export const Document = z.object({
  id: Id,
  title: z.string(),
  filename: z.string(),
  /** Bytes. */
  file_size: z.number().int().nullable(),
  regulatory_body: RegulatoryBody.nullable(),
  document_category: DocumentCategory.nullable(),
  upload_status: UploadStatus,
  created_at: Timestamp,
  /** SHA-256 of the file as it was sent, hexadecimal. */
  sha256: z.string(),
  extension: DocumentExtension,
  tags: z.array(z.string()),
  /** The day on which its owner wants to look at it again. */
  review_on: CalendarDate.nullable(),
  updated_at: Timestamp,
  /** Number of its file among all it has had, from 1; the newest is read, searched and shown. */
  version: z.number().int(),
  /** What it consists of; null until it has been read. */
  parts: z.object({ kind: PartKind, count: z.number().int(), recognised: z.number().int() }).nullable(),
  /** Why it could not be read; null unless it failed. */
  failure: DocumentFailure.nullable(),
  /** How far reading is, from 0 to 1, and what it is doing; null where it is not being read. */
  stage: z.object({ progress: z.number().min(0).max(1), note: z.string() }).nullable(),
  /** The source under which its words stand in answers; null until it has been read. */
  source_id: Id.nullable(),
  /** When it was deleted: it is kept for a while, so that this can be undone. */
  deleted_at: Timestamp.nullable(),
});
export type Document = z.infer<typeof Document>;

/** A file on its way in: a stream that is read once and never held whole. */
export interface IncomingFile {
  filename: string;
  mimetype: string;
  stream: AsyncIterable<Uint8Array>;
}

const isIncomingFile = (value: unknown): boolean => typeof value === "object" && value !== null && "stream" in value && "filename" in value;

export const NewDocument = z.object({
  file: z.custom<IncomingFile>(isIncomingFile, "Choose a file."),
  title: filled(lengths.title),
  regulatory_body: RegulatoryBody.optional(),
  document_category: DocumentCategory.optional(),
  tags: Tags.optional(),
  /** The document that this is a new version of; it keeps its title, body, category and tags where they are not given otherwise. */
  replaces: Id.optional(),
});

export const DocumentChanges = z.object({
  id: Id,
  title: filled(lengths.title).optional(),
  regulatory_body: RegulatoryBody.nullable().optional(),
  document_category: DocumentCategory.nullable().optional(),
  tags: Tags.optional(),
  review_on: CalendarDate.nullable().optional(),
});
export type DocumentChanges = z.output<typeof DocumentChanges>;

export const DocumentFilter = listInput(
  {
    /** Words of the title, file name or tags. */
    search: text(lengths.search).optional(),
    category: DocumentCategory.optional(),
    body: RegulatoryBody.optional(),
    status: UploadStatus.optional(),
    tag: Tag.optional(),
    /** The one whose words stand in answers under this source. */
    source_id: Id.optional(),
    /** Those that were deleted and can still be had back, in place of the others. */
    deleted: z.union([z.boolean(), z.stringbool()]).optional(),
  },
  ["newest", "title", "largest", "review"],
);
export type DocumentFilter = z.output<typeof DocumentFilter>;

/** One file of a document. */
export const DocumentVersion = z.object({
  id: Id,
  number: z.number().int(),
  filename: z.string(),
  file_size: z.number().int(),
  sha256: z.string(),
  upload_status: UploadStatus,
  failure: DocumentFailure.nullable(),
  created_at: Timestamp,
  /** Its text among the versions of the document's source; null until it has been read. */
  source_version_id: Id.nullable(),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** A piece of a part's text that belongs together. */
export const DocumentBlock = z.object({
  kind: z.enum(["heading", "paragraph", "list_item", "table", "note", "furniture"]),
  /** Of headings 1 to 9, of list items their depth from 1; 0 otherwise. */
  level: z.number().int(),
  /** Rows of a table are lines, their cells parted by tabs. */
  text: z.string(),
  /** Cells of a sheet, such as `A1:D20`. */
  range: z.string().nullable(),
});
export type DocumentBlock = z.infer<typeof DocumentBlock>;

/** A page, sheet or slide, or the whole of a text that flows. */
export const DocumentPart = z.object({
  kind: PartKind,
  /** Counted from 1. */
  number: z.number().int(),
  name: z.string().nullable(),
  /** In points of 1/72 inch; null where there are no pages. */
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** Whether its words are the file's own, or were recognised from a picture. */
  source: z.enum(["text", "recognised"]),
  blocks: z.array(DocumentBlock),
});
export type DocumentPart = z.infer<typeof DocumentPart>;

/** Edges on a page as shown, in points from its upper left corner. */
export const Rectangle = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });
export type Rectangle = z.infer<typeof Rectangle>;

/** Where words stand: on a page as rectangles, a line each; elsewhere in a block's text. */
export const DocumentMark = z.object({
  part: z.number().int(),
  rectangles: z.array(Rectangle),
  /** Blocks of the part, by position from 0, with the stretch of their text. */
  stretches: z.array(z.object({ block: z.number().int(), start: z.number().int(), end: z.number().int() })),
});
export type DocumentMark = z.infer<typeof DocumentMark>;

/** A passage in which words were found. */
export const DocumentHit = z.object({
  document: Document.pick({ id: true, title: true, extension: true }),
  passage_id: Id,
  /** Where it stands, in words: `page 12`, `sheet Costs, A1:D20`. */
  place: z.string(),
  part: z.number().int(),
  excerpt: z.string(),
  /** Where the words stand in the excerpt. */
  marks: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type DocumentHit = z.infer<typeof DocumentHit>;

const uploaded = { operation: "documents.upload", take: "id" } as const;

export const documentOperations = operations({
  list: {
    method: "GET",
    path: "/api/documents",
    access: "user",
    summary: "A person's documents, newest first.",
    input: DocumentFilter,
    output: facetedPage(Document, ["category", "body", "status", "tag"]),
    example: { search: "plan" },
    reply: "page",
  },
  upload: {
    method: "POST",
    path: "/api/documents/upload",
    access: "user",
    summary: "Stores a file of at most 50 MB, of a new document or as a new version of one; it is pending until it has been read.",
    input: NewDocument,
    output: Document,
    example: { title: "Design history file", regulatory_body: "FDA" },
    needs: { file: { fixture: "file", take: "file" } },
    mayName: { replaces: uploaded },
    multipart: true,
    perMinute: callsPerMinute.upload,
  },
  held: {
    method: "GET",
    path: "/api/documents/held",
    access: "user",
    summary: "The documents of a person whose newest file has these very bytes.",
    input: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in hexadecimal") }),
    output: z.array(Document),
    example: { sha256: "0000000000000000000000000000000000000000000000000000000000000000" },
  },
  search: {
    method: "GET",
    path: "/api/documents/search",
    access: "user",
    summary: "Where words stand in the texts of a person's documents, the best passages first.",
    input: z.object({ words: filled(lengths.search), limit: count(1, 50).default(20) }),
    output: z.array(DocumentHit),
    example: { words: "risk analysis" },
  },
  get: {
    method: "GET",
    path: "/api/documents/{id}",
    access: "user",
    summary: "One document.",
    input: z.object({ id: Id }),
    output: Document,
    example: {},
    needs: { id: uploaded },
  },
  update: {
    method: "PUT",
    path: "/api/documents/{id}",
    access: "user",
    summary: "Changes what is said of a document; what is not given stays.",
    input: DocumentChanges,
    output: Document,
    example: { tags: ["pump"], review_on: "2027-02-01" },
    needs: { id: uploaded },
  },
  remove: {
    method: "DELETE",
    path: "/api/documents/{id}",
    access: "user",
    summary: "Deletes a document; for 30 days it can be had back.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: uploaded },
  },
  restore: {
    method: "POST",
    path: "/api/documents/{id}/restore",
    access: "user",
    summary: "Brings back a document that was deleted.",
    input: z.object({ id: Id }),
    output: Document,
    example: {},
    needs: { id: uploaded },
  },
  retry: {
    method: "POST",
    path: "/api/documents/{id}/retry",
    access: "user",
    summary: "Has a document read again.",
    input: z.object({ id: Id }),
    output: Document,
    example: {},
    needs: { id: uploaded },
  },
  cancel: {
    method: "POST",
    path: "/api/documents/{id}/cancel",
    access: "user",
    summary: "Ends the reading of a document; its file stays.",
    input: z.object({ id: Id }),
    output: Document,
    example: {},
    needs: { id: uploaded },
  },
  file: {
    method: "GET",
    path: "/api/documents/{id}/file",
    access: "user",
    summary: "The file of a document as it was uploaded, the newest where no version is named.",
    input: z.object({ id: Id, version: count(1, counts.page).optional() }),
    output: StreamReply,
    example: {},
    needs: { id: uploaded },
    reply: "file",
    mediaTypes: ["application/octet-stream"],
    changes: true,
  },
  archive: {
    method: "GET",
    path: "/api/documents/archive",
    access: "user",
    summary: "All documents of a person with every version of their files, as one ZIP with a list of them.",
    input: z.object({}),
    output: StreamReply,
    example: {},
    reply: "file",
    mediaTypes: ["application/zip"],
    changes: true,
    perMinute: callsPerMinute.personalData,
  },
  versions: {
    method: "GET",
    path: "/api/documents/{id}/versions",
    access: "user",
    summary: "The files that a document has had, newest first.",
    input: z.object({ id: Id }),
    output: z.array(DocumentVersion),
    example: {},
    needs: { id: uploaded },
  },
  parts: {
    method: "GET",
    path: "/api/documents/{id}/parts",
    access: "user",
    summary: "Pages, sheets or slides of a document as text; none until it has been read.",
    input: z.object({
      id: Id,
      version: count(1, counts.page).optional(),
      from: count(1, counts.page).default(1),
      limit: count(1, 100).default(20),
    }),
    output: z.object({ total: z.number().int(), parts: z.array(DocumentPart) }),
    example: {},
    needs: { id: uploaded },
  },
  marks: {
    method: "GET",
    path: "/api/documents/{id}/marks",
    access: "user",
    summary: "Where a quote from a passage of a document stands; nothing where it cannot be located.",
    input: z.object({
      id: Id,
      passage_id: Id,
      quote: filled(lengths.passage).optional(),
      quote_start: count(0, lengths.passage).optional(),
    }),
    output: z.object({ version: z.number().int(), place: z.string(), marks: z.array(DocumentMark) }).nullable(),
    example: {},
    needs: { id: uploaded, passage_id: { operation: "library.contents", take: "0.passage_id" } },
  },
  find: {
    method: "GET",
    path: "/api/documents/{id}/find",
    access: "user",
    summary: "Where words stand in a document, letter for letter but for capitals and white space, in reading order.",
    input: z.object({ id: Id, version: count(1, counts.page).optional(), words: filled(lengths.search) }),
    output: z.object({ total: z.number().int(), marks: z.array(DocumentMark) }),
    example: { words: "risk" },
    needs: { id: uploaded },
  },
});
