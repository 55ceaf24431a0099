import { createHash } from "node:crypto";
import { exportMediaTypes, type DraftExport, type ExportFormat, type RulePack } from "@clausewise/contracts";
import type { Report } from "@clausewise/documents";
import { notFound } from "../../../errors.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { viewerOf, type Services, type Viewer } from "../../../service.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { findDraft, type DraftRow } from "../drafts.repository.ts";
import { readFindings, readLists, readReviews } from "../reviews/reviews.repository.ts";
import { commentedTextOf } from "./commented-text.ts";
import { draftReportOf } from "./draft-report.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  packs: () => readonly RulePack[];
}

/** Writes a report in a format. The writers are loaded when first needed, for they are large and a start should be quick. */
async function written(format: ExportFormat, report: Report): Promise<Uint8Array> {
  const { writeDocx, writeMarkdown, writePdf } = await import("@clausewise/documents");
  if (format === "md") return Buffer.from(writeMarkdown(report));
  return format === "docx" ? writeDocx(report) : writePdf(report);
}

const titleOf = ({ title }: Pick<DraftRow, "title">): string => (title.trim() === "" ? "Untitled draft" : title.trim());

/** Letters and digits of a title, for the name of a file. */
const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "")
    .slice(0, 60) || "draft";

/** Writes a draft as a file; its record in the trail carries the file's hash, and without the record there is no file. */
export function createDraftExport({ database, audit, clock, packs }: Parts): Services["draftReviews"]["export"] {
  async function commented(viewer: Viewer, draft: DraftRow): Promise<Uint8Array> {
    const findings = await readFindings(database, viewer, draft.id);
    const { writeCommentedDocx } = await import("@clausewise/documents");
    return writeCommentedDocx(commentedTextOf({ title: titleOf(draft), text: draft.text, at: clock.now(), findings }));
  }

  async function reported(viewer: Viewer, draft: DraftRow, format: ExportFormat): Promise<Uint8Array> {
    const [reviews, findings, { elements }] = await Promise.all([
      readReviews(database, viewer, draft.id),
      readFindings(database, viewer, draft.id),
      readLists(database, viewer, draft.id),
    ]);
    const documentType = packs().find(({ pack }) => pack === draft.document_type)?.title ?? null;
    const known = { title: titleOf(draft), documentType, date: clock.today(), version: draft.version };
    return written(format, draftReportOf({ ...known, reviews, findings, elements }));
  }

  const bytesOf = (viewer: Viewer, draft: DraftRow, format: DraftExport) =>
    format === "commented" ? commented(viewer, draft) : reported(viewer, draft, format);

  return async ({ id, format }, caller) => {
    const viewer = viewerOf(caller);
    const draft = await findDraft(database, viewer, id);
    if (!draft || draft.deleted_at !== null) throw notFound("This draft");
    const bytes = await bytesOf(viewer, draft, format);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await audit.note(caller, { action: "draft.exported", object_id: id, changes: { format, sha256, version: draft.version } });
    const kind = format === "commented" ? "docx" : format;
    const what = format === "commented" ? "commented" : "report";
    return { filename: `${slugOf(titleOf(draft))}-${what}.${kind}`, media_type: exportMediaTypes[kind], bytes };
  };
}
