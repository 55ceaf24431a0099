import { createHash } from "node:crypto";
import { exportMediaTypes, SearchResult, type ExportFormat, type SilentSource } from "@clausewise/contracts";
import type { Report } from "@clausewise/documents";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { notFound } from "../../../errors.ts";
import { viewerOf, type Services } from "../../../service.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { reportOf, type Silence } from "./answer-to-report.ts";
import type { SignatureReads } from "../../signatures/signatures.reads.ts";
import { answerToSign } from "../answer-to-sign.ts";
import { findStoredAnswer } from "../answers.repository.ts";

/** Writes a report in a format. The writers are loaded when first needed, for they are large and a start should be quick. */
async function write(format: ExportFormat, report: Report): Promise<Uint8Array> {
  const { writeDocx, writeMarkdown, writePdf } = await import("@clausewise/documents");
  if (format === "md") return Buffer.from(writeMarkdown(report));
  return format === "docx" ? writeDocx(report) : writePdf(report);
}

/** Who knows which official sources have not said how they stand for longer than their rhythm. */
export interface SilentSources {
  silent(now: string): Promise<Pick<SilentSource, "last_success" | "library_sources">[]>;
}

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  official: SilentSources;
  signatures: Pick<SignatureReads, "under">;
}

/** Writes an answer as a file; its record in the trail carries the file's hash, and without the record there is no file. */
export const createExport =
  ({ database, audit, clock, official, signatures }: Parts): Services["answers"]["export"] =>
  async ({ id, format }, caller) => {
    const stored = await findStoredAnswer(database, viewerOf(caller), id);
    if (!stored) throw notFound("This answer");
    const answer = SearchResult.parse(stored.result);
    const signed = await signatures.under({ kind: "answer", id, ...answerToSign(stored) });
    const number = answer.audit_trail.audit_number;
    const bytes = await write(format, reportOf(answer, silenceOf(await official.silent(clock.now())), signed));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const changes = { format, sha256, answers_audit_number: number, signatures: signed.signatures.length };
    await audit.note(caller, { action: "answer.exported", object_id: id, changes });
    return { filename: `clausewise-answer-${number}.${format}`, media_type: exportMediaTypes[format], bytes };
  };

const silenceOf = (silent: Awaited<ReturnType<SilentSources["silent"]>>): Silence =>
  new Map(silent.flatMap(({ last_success, library_sources }) => library_sources.map((id) => [id, last_success] as const)));
