import type { Document } from "@clausewise/contracts";

/** A document as the server hands it out, with what a test wants otherwise. */
export const documentWith = (changes: Partial<Document> = {}): Document => ({
  id: "10000000-0000-4000-8000-000000000001",
  title: "Risk management plan",
  filename: "risk plan.pdf",
  file_size: 1536,
  regulatory_body: "FDA",
  document_category: "Quality Management",
  upload_status: "completed",
  created_at: "2026-11-20T10:00:00.000Z",
  sha256: "0".repeat(64),
  extension: "pdf",
  tags: ["pump"],
  review_on: null,
  updated_at: "2026-11-21T10:00:00.000Z",
  version: 1,
  parts: { kind: "page", count: 12, recognised: 0 },
  failure: null,
  stage: null,
  source_id: "20000000-0000-4000-8000-000000000001",
  deleted_at: null,
  ...changes,
});
