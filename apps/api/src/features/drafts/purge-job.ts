import { undoDays } from "@clausewise/contracts";
import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import type { AuditedCaller, AuditTrail } from "../audit/audit-trail.ts";
import { deleteDraft, lockDraft, readDeletedBefore } from "./drafts.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  caller: () => AuditedCaller;
}

const dayInMs = 86_400_000;
const atOnce = 100;

/** Removes drafts for good, every hour, that can no longer be had back. */
export const createDraftPurge = ({ database, audit, clock, caller }: Parts) =>
  defineJob({
    name: "drafts.purge",
    payload: z.object({}),
    isSingle: true,
    schedule: "35 * * * *",
    longest: 3600,
    async run(_, { signal }) {
      const before = new Date(Date.parse(clock.now()) - undoDays * dayInMs).toISOString();
      for (;;) {
        const due = await readDeletedBefore(database, before, atOnce);
        for (const row of due) {
          signal.throwIfAborted();
          await purge(row.id, ownerOf(row));
        }
        if (due.length < atOnce) return;
      }

      function purge(id: string, viewer: Viewer): Promise<void> {
        return audit.change(caller(), async (tx) => {
          const row = await lockDraft(tx, viewer, id);
          if (!row?.deleted_at || row.deleted_at >= before) return { result: undefined, entry: null };
          await deleteDraft(tx, viewer, id);
          const changes = { deleted_at: row.deleted_at };
          return { result: undefined, entry: { action: "draft.purged", object_id: id, subject_id: viewer.id, changes } };
        });
      }
    },
  });
