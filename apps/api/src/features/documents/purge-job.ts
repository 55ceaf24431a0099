import { undoDays } from "@clausewise/contracts";
import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import { ownerOf } from "../../service.ts";
import type { AuditedCaller, AuditTrail } from "../audit/audit-trail.ts";
import type { OwnSources } from "../library/own-sources.ts";
import { deleteDocument, lockDocument, readDeletedBefore, type DocumentRow } from "./documents.repository.ts";
import { readVersions } from "./versions.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  files: Pick<FileStore, "forget">;
  sources: OwnSources;
  caller: () => AuditedCaller;
}

const dayInMs = 86_400_000;
const atOnce = 100;

/** Removes documents for good, every hour, that can no longer be had back: rows, text, files and what was read of them. */
export const createPurge = (parts: Parts) =>
  defineJob({
    name: "documents.purge",
    payload: z.object({}),
    isSingle: true,
    schedule: "15 * * * *",
    longest: 3600,
    async run(_, { signal }) {
      const { database, clock } = parts;
      const before = new Date(Date.parse(clock.now()) - undoDays * dayInMs).toISOString();
      for (;;) {
        const due = await readDeletedBefore(database, before, atOnce);
        for (const row of due) {
          signal.throwIfAborted();
          await purge(parts, row, before);
        }
        if (due.length < atOnce) return;
      }
    },
  });

/** The rows go first: a file that is left without them is set aside, never the other way round. */
async function purge({ audit, files, sources, caller }: Parts, row: DocumentRow, before: string): Promise<void> {
  const viewer = ownerOf(row);
  const blobs = await audit.change<string[]>(caller(), async (tx) => {
    const document = await lockDocument(tx, viewer, row.id);
    if (!document?.deleted_at || document.deleted_at >= before) return { result: [], entry: null };
    const versions = await readVersions(tx, viewer, row.id);
    await deleteDocument(tx, viewer, row.id);
    if (document.source_id !== null) await sources.remove(tx, document.source_id);
    const changes = { versions: versions.length, deleted_at: document.deleted_at };
    return {
      result: versions.flatMap(({ blob, reading_blob }) => (reading_blob === null ? [blob] : [blob, reading_blob])),
      entry: { action: "document.purged", object_id: row.id, subject_id: viewer.id, changes },
    };
  });
  for (const blob of blobs) await files.forget(blob);
}
