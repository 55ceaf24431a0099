import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { translateProtected } from "./engine/protected.ts";
import { type Translator, TranslatorError } from "./engine/translator.ts";
import type { Glossary } from "./glossary.ts";
import { proveAll } from "./proving.ts";
import {
  countUntranslated,
  findForJob,
  keepMachine,
  lockTranslation,
  readSegments,
  readUntranslated,
  type SegmentRow,
  updateTranslation,
} from "./translation.repository.ts";

export interface TranslateParts {
  database: Database;
  clock: Clock;
  events: Pick<Events, "raise">;
  translator: Translator | null;
  glossary: Glossary;
  /** Milliseconds before a request that failed is tried again, each time longer. */
  waits?: readonly number[];
}

type Found = NonNullable<Awaited<ReturnType<typeof findForJob>>>;
type Control = Parameters<ReturnType<typeof createTranslateJob>["run"]>[1];

const hasWords = ({ source }: SegmentRow): boolean => /\p{L}/u.test(source);
const usualWaits = [2_000, 8_000, 20_000] as const;

/** Translates a text sentence by sentence and proves it; what is translated already is not translated again. */
export const createTranslateJob = (parts: TranslateParts) =>
  defineJob({
    name: "translation.translate",
    payload: z.object({ id: z.uuid() }),
    longest: 14_400,
    concurrency: 2,
    async run({ id }, control) {
      const found = await findForJob(parts.database, id);
      // One that was cancelled, deleted or begun anew meanwhile is none of this job's.
      if (found === null || found.job_id !== control.id || !["waiting", "translating"].includes(found.state)) return;
      const viewer = ownerOf(found);
      try {
        if (parts.translator === null) throw new TranslatorError("Nothing is set up that translates.", false);
        await change(parts, viewer, found, { state: "translating", engine: parts.translator.name, failure: null });
        await translateAll(parts, parts.translator, viewer, found, control);
        await change(parts, viewer, found, { state: "done", ...(await proved(parts, viewer, found)) });
      } catch (error) {
        if (!(error instanceof TranslatorError) || control.signal.aborted) throw error;
        await change(parts, viewer, found, { state: "failed", failure: error.message, ...(await proved(parts, viewer, found)) });
      }
    },
  });

export type TranslateJob = ReturnType<typeof createTranslateJob>;

const proved = async ({ database, glossary }: TranslateParts, viewer: Viewer, found: Found) =>
  proveAll(await readSegments(database, viewer, found.id), glossary, found);

/** Changes a translation that is still this job's, and says so. */
async function change(
  { database, clock, events }: TranslateParts,
  viewer: Viewer,
  { id, job_id }: Found,
  changed: Parameters<typeof updateTranslation>[3],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    const now = await lockTranslation(tx, viewer, id);
    if (now === null || now.job_id !== job_id || now.state === "cancelled") return;
    await updateTranslation(tx, viewer, id, { ...changed, updated_at: clock.now() });
    await events.raise(tx, { kind: "translations", person_id: viewer.id, object_id: id });
  });
}

async function translateAll(
  parts: TranslateParts,
  translator: Translator,
  viewer: Viewer,
  found: Found,
  { signal, report }: Control,
): Promise<void> {
  const { database } = parts;
  for (;;) {
    const batch = await readUntranslated(database, viewer, found.id, translator.atOnce);
    if (batch.length === 0) return;
    signal.throwIfAborted();
    const targets = await translateBatch(parts, translator, batch, found, signal);
    await database.transaction(async (transaction) => {
      const tx = transaction as unknown as Database;
      for (const [nth, { number }] of batch.entries()) await keepMachine(tx, viewer, found.id, number, targets[nth] ?? "");
    });
    const left = await countUntranslated(database, viewer, found.id);
    await report((found.segments - left) / Math.max(1, found.segments), `${found.segments - left} of ${found.segments} sentences`);
    await change(parts, viewer, found, {});
  }
}

/** What has no words, such as a number in a cell, stays as it is. */
async function translateBatch(
  parts: TranslateParts,
  translator: Translator,
  batch: readonly SegmentRow[],
  { from, to }: Found,
  signal: AbortSignal,
): Promise<string[]> {
  const worded = batch.filter(hasWords);
  const sentences = worded.map(({ source }) => source);
  const translated =
    sentences.length === 0
      ? []
      : await patiently(parts.waits ?? usualWaits, signal, () => translateProtected(translator, sentences, from, to, signal));
  const targets = new Map(worded.map(({ number }, nth) => [number, translated[nth]]));
  return batch.map(({ number, source }) => (targets.get(number) ?? source).toWellFormed().replaceAll("\u0000", ""));
}

async function patiently<T>(waits: readonly number[], signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TranslatorError) || !error.isPassing) throw error;
      await setTimeout(wait, undefined, { signal });
    }
  }
  return work();
}
