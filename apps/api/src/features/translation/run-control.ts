import { AppError } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import { proveAll } from "./proving.ts";
import { isUnderWay, noTranslation, shown } from "./shown.ts";
import type { TranslationParts } from "./translation-parts.ts";
import { lockTranslation, readSegments, updateTranslation } from "./translation.repository.ts";

/** Has a translation made from now on. */
export async function enqueued({ jobs, job, clock }: TranslationParts, tx: Database, viewer: Viewer, id: string): Promise<void> {
  const job_id = await jobs.enqueue(tx, job, { id });
  await updateTranslation(tx, viewer, id, { job_id, state: "waiting", failure: null, updated_at: clock.now() });
}

/** Stops translations, and has those that stopped go on. */
export function createRunControl(parts: TranslationParts): Pick<Services["translations"], "resume" | "cancel"> {
  const { audit, clock, jobs, events, job, translator, glossary } = parts;
  const changed = (tx: Database, viewer: Viewer, id: string) =>
    events.raise(tx, { kind: "translations", person_id: viewer.id, object_id: id });
  return {
    resume: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockTranslation(tx, viewer, id);
        if (!before) throw noTranslation();
        if (before.state === "done" || isUnderWay(before)) return { result: await shown(tx, viewer, id), entry: null };
        if (translator === null)
          throw new AppError(
            "conflict",
            "Nothing is set up here that translates. Write the sentences yourself, or ask whoever runs this server.",
          );
        await enqueued(parts, tx, viewer, id);
        await changed(tx, viewer, id);
        return { result: await shown(tx, viewer, id), entry: { action: "translation.resumed", object_id: id } };
      }),

    cancel: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockTranslation(tx, viewer, id);
        if (!before) throw noTranslation();
        if (!isUnderWay(before)) return { result: await shown(tx, viewer, id), entry: null };
        const proved = await proveAll(await readSegments(tx, viewer, id), glossary, before);
        await updateTranslation(tx, viewer, id, { ...proved, state: "cancelled", updated_at: clock.now() });
        if (before.job_id !== null) await jobs.cancel(tx, { id: before.job_id, name: job.name });
        await changed(tx, viewer, id);
        return { result: await shown(tx, viewer, id), entry: { action: "translation.cancelled", object_id: id } };
      }),
  };
}
