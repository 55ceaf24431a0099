import type { StoredAnswer } from "./answers.repository.ts";

const endings: Readonly<Record<string, string>> = {
  "application/json": "json",
  "application/xml": "xml",
  "text/xml": "xml",
  "application/xhtml+xml": "xhtml",
  "text/html": "html",
  "application/pdf": "pdf",
  "application/zip": "zip",
};

/** A file name for the bytes of an answer: whose it is, when it came, and the beginning of its hash. */
export function rawName({
  source_id,
  fetched_at,
  sha256,
  content_type,
}: Pick<StoredAnswer, "source_id" | "fetched_at" | "sha256" | "content_type">) {
  const type = content_type?.replace(/;.*/s, "").trim().toLowerCase() ?? "";
  return `${source_id}-${fetched_at.slice(0, 10)}-${sha256.slice(0, 8)}.${endings[type] ?? "bin"}`;
}
