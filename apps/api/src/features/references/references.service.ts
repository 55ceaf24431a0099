import type { NewReferenceCheck } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { createCheckJob } from "./check-job.ts";
import { createExport } from "./export-check.ts";
import { deleteCheck, findCheck, insertCheck, listChecks, listFound, setCancelled, setJob } from "./references.repository.ts";
import { textWithParts, type TextWithParts } from "./text-with-parts.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  jobs: Pick<Jobs, "enqueue" | "cancel">;
  job: ReturnType<typeof createCheckJob>;
  documents: Pick<Services["documents"], "get" | "parts">;
}

const noCheck = () => notFound("This check of references");

const untitled = "Text without a title";

/** The checks of references that people have done. */
export function createReferenceService(parts: Parts): Services["references"] {
  const { database, audit, clock, events, jobs, job, documents } = parts;

  async function shown(tx: Database, viewer: Viewer, id: string) {
    const row = await findCheck(tx, viewer, id);
    if (!row) throw noCheck();
    return row;
  }

  async function textOf({ text, document_id, title }: NewReferenceCheck, caller: Caller): Promise<TextWithParts> {
    if (document_id === undefined) return { title: title ?? untitled, text: (text ?? "").replaceAll(/\r\n?/gu, "\n"), parts: [] };
    const read = await textWithParts(documents, document_id, caller);
    return { ...read, title: title ?? read.title };
  }

  const endJob = async (tx: Database, id: string | null) => {
    if (id !== null) await jobs.cancel(tx, { id, name: job.name });
  };

  return {
    async list(filter, caller) {
      if (filter.document_id !== undefined) await documents.get({ id: filter.document_id }, caller);
      return listChecks(database, viewerOf(caller), filter);
    },

    get: ({ id }, caller) => shown(database, viewerOf(caller), id),

    async check(given, caller) {
      const viewer = viewerOf(caller);
      const { title, text, parts } = await textOf(given, caller);
      const { document_id = null, day = null } = given;
      return audit.change(caller, async (tx) => {
        const row = { title, text, parts, document_id, day, characters: text.length, state: "waiting" as const, counts: {} };
        const id = await insertCheck(tx, viewer, { ...row, created_at: clock.now() });
        await setJob(tx, viewer, id, await jobs.enqueue(tx, job, { check_id: id }));
        const changes = { title, document_id, day, characters: text.length };
        return { result: await shown(tx, viewer, id), entry: { action: "references.asked", object_id: id, changes } };
      });
    },

    async found(filter, caller) {
      const viewer = viewerOf(caller);
      await shown(database, viewer, filter.id);
      return listFound(database, viewer, filter);
    },

    cancel: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const open = await setCancelled(tx, viewer, id);
        const result = await shown(tx, viewer, id);
        if (!open) return { result, entry: null };
        await endJob(tx, open.job_id);
        await events.raise(tx, { kind: "references", person_id: viewer.id, object_id: id });
        return { result, entry: { action: "references.cancelled", object_id: id } };
      }),

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const gone = await deleteCheck(tx, viewerOf(caller), id);
        if (!gone) throw noCheck();
        await endJob(tx, gone.job_id);
        return { result: { done: true as const }, entry: { action: "references.removed", object_id: id, changes: { title: gone.title } } };
      }),

    export: createExport(parts),
  };
}
