import { z } from "zod";
import { Id, Timestamp, filled, text } from "../domain/fields.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

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
  /** SHA-256 of the stored bytes, hexadecimal. */
  sha256: z.string(),
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
});

export const DocumentFilter = listInput(
  { search: text(lengths.label).optional(), category: DocumentCategory.optional(), body: RegulatoryBody.optional() },
  ["newest", "title"],
);
export type DocumentFilter = z.output<typeof DocumentFilter>;

export const documentOperations = operations({
  list: {
    method: "GET",
    path: "/api/documents",
    access: "user",
    summary: "A person's documents, newest first.",
    input: DocumentFilter,
    output: page(Document),
    example: { search: "plan" },
    reply: "page",
  },
  upload: {
    method: "POST",
    path: "/api/documents/upload",
    access: "user",
    summary: "Stores a file of at most 50 MB; it stays pending until it has been read.",
    input: NewDocument,
    output: Document,
    example: { title: "Design history file", regulatory_body: "FDA" },
    needs: { file: { fixture: "file", take: "file" } },
    multipart: true,
    perMinute: callsPerMinute.upload,
  },
});
