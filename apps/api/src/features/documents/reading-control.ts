import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import type { DocumentParts } from "./document-parts.ts";
import type { DocumentRow } from "./documents.repository.ts";
import { readingJobName } from "./reading/ask-for-reading.ts";
import { endTry, findVersion } from "./versions.repository.ts";

type Shown = Awaited<ReturnType<Services["documents"]["get"]>>;

interface Parts extends Pick<DocumentParts, "audit" | "jobs" | "askForReading"> {
  /** Reads a document for changing it; throws where there is none. */
  openForChange: (tx: Database, viewer: Viewer, id: string) => Promise<DocumentRow>;
  shown: (tx: Database, viewer: Viewer, id: string) => Promise<Shown>;
  /** Says that a document changed, and what it is now. */
  changed: (tx: Database, viewer: Viewer, id: string) => Promise<Shown>;
}

/** How people have a file be read again, or not at all. */
export const createReadingControl = ({ audit, jobs, askForReading, openForChange, shown, changed }: Parts) =>
  ({
    retry: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        await openForChange(tx, viewer, id);
        const newest = await findVersion(tx, viewer, id, null);
        if (!newest || newest.upload_status === "pending" || newest.upload_status === "processing")
          return { result: await shown(tx, viewer, id), entry: null };
        await askForReading(tx, viewer, newest.id);
        const changes = { version: newest.number, upload_status: { before: newest.upload_status, after: "pending" } };
        return { result: await changed(tx, viewer, id), entry: { action: "document.changed", object_id: id, changes } };
      }),

    cancel: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        await openForChange(tx, viewer, id);
        const newest = await findVersion(tx, viewer, id, null);
        if (!newest || newest.upload_status === "completed" || newest.upload_status === "failed")
          return { result: await shown(tx, viewer, id), entry: null };
        await endTry(tx, viewer, newest.id, { upload_status: "failed", failure: "cancelled" });
        if (newest.job_id !== null) await jobs.cancel(tx, { name: readingJobName, id: newest.job_id });
        const changes = { version: newest.number, failure: "cancelled" };
        return { result: await changed(tx, viewer, id), entry: { action: "document.unread", object_id: id, changes } };
      }),
  }) satisfies Partial<Services["documents"]>;
