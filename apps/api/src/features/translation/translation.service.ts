import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import { createBegin } from "./begin-translation.ts";
import { createTranslationExport } from "./export-translation.ts";
import { around, proveAround } from "./proving.ts";
import { createRunControl } from "./run-control.ts";
import { detailed, foundTranslation, headOf, isUnderWay, noTranslation, segmentIn } from "./shown.ts";
import type { TranslationParts } from "./translation-parts.ts";
import {
  deleteTranslation,
  listTranslations,
  lockTranslation,
  readConfirmed,
  readSegments,
  updateSegment,
  updateTranslation,
} from "./translation.repository.ts";

/** The translations of people's texts, and what is proved of them. */
export function createTranslationService(parts: TranslationParts): Services["translations"] {
  const { database, audit, clock, jobs, events, job, translator, glossary } = parts;
  return {
    create: createBegin(parts),
    export: createTranslationExport(parts),
    ...createRunControl(parts),

    setting: async () => ({
      engine: translator === null ? null : { name: translator.name, kind: translator.kind, host: translator.host },
      glossary: glossary.pairs(),
    }),

    async list(filter, caller) {
      const viewer = viewerOf(caller);
      const page = await listTranslations(database, viewer, filter);
      const confirmed = await readConfirmed(
        database,
        viewer,
        page.items.map(({ id }) => id),
      );
      return { ...page, items: page.items.map((row) => headOf(row, confirmed)) };
    },

    get: ({ id }, caller) => detailed(database, viewerOf(caller), id),

    async segments({ id, from, limit }, caller) {
      const viewer = viewerOf(caller);
      const row = await foundTranslation(database, viewer, id);
      return (await readSegments(database, viewer, id, from, limit)).map(segmentIn(glossary, row));
    },

    edit: ({ id, number, target, confirmed }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockTranslation(tx, viewer, id);
        if (!before) throw noTranslation();
        const [segment] = await readSegments(tx, viewer, id, number, 1);
        if (segment?.number !== number) throw notFound("This sentence");
        const isNew = target !== undefined && target !== segment.target;
        const isRight = confirmed ?? (isNew ? false : segment.confirmed);
        await updateSegment(tx, viewer, id, number, { ...(isNew && { target, edited: true }), confirmed: isRight });
        const { from, limit } = around(number);
        const near = isNew ? await readSegments(tx, viewer, id, from, limit) : [];
        const proved = isNew ? proveAround(number, near, before, glossary, before) : {};
        await updateTranslation(tx, viewer, id, { ...proved, updated_at: clock.now() });
        const [now = segment] = await readSegments(tx, viewer, id, number, 1);
        const result = { segment: segmentIn(glossary, before)(now), translation: await detailed(tx, viewer, id) };
        if (!isNew && isRight === segment.confirmed) return { result, entry: null };
        const characters = isNew ? { characters: { before: segment.target?.length ?? null, after: target.length } } : {};
        const changes = { sentence: number, confirmed: isRight, ...characters };
        return { result, entry: { action: "translation.edited", object_id: id, changes } };
      }),

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockTranslation(tx, viewer, id);
        if (!before) throw noTranslation();
        if (isUnderWay(before) && before.job_id !== null) await jobs.cancel(tx, { id: before.job_id, name: job.name });
        await deleteTranslation(tx, viewer, id);
        await events.raise(tx, { kind: "translations", person_id: viewer.id, object_id: id });
        return { result: { done: true as const }, entry: { action: "translation.removed", object_id: id } };
      }),

    terms: async ({ text, from, to }) => glossary.between(from, to).marks(text),
  };
}
