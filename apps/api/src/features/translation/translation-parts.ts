import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Caller } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { Translator } from "./engine/translator.ts";
import type { ReadDocument } from "./export-translation.ts";
import type { Glossary } from "./glossary.ts";
import type { TranslateJob } from "./translate-job.ts";

/** What a document of the caller's says: its text, or the paragraphs of a Word file with which of its files they are of. */
export interface DocumentToTranslate {
  title: string;
  text: string;
  layout: { version: number; paragraphs: string[] } | null;
}

export interface TranslationParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  jobs: Pick<Jobs, "enqueue" | "cancel">;
  events: Pick<Events, "raise">;
  job: TranslateJob;
  translator: Translator | null;
  glossary: Glossary;
  openDocument: (id: string, caller: Caller) => Promise<DocumentToTranslate>;
  readDocument: ReadDocument;
}
