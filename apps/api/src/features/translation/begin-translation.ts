import type { NewTranslation } from "@clausewise/contracts";
import { AppError } from "../../errors.ts";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import { proveAll } from "./proving.ts";
import { enqueued } from "./run-control.ts";
import { segmentsOfPair, segmentsOfParagraphs, segmentsOfText } from "./segments.ts";
import { shown } from "./shown.ts";
import type { TranslationParts } from "./translation-parts.ts";
import { insertTranslation, type NewSegment } from "./translation.repository.ts";

interface Begun {
  title: string;
  segments: NewSegment[];
  layout_version: number | null;
}

const longestTitle = 80;

/** What a new translation begins with. */
async function begun({ openDocument }: TranslationParts, given: NewTranslation, caller: Caller): Promise<Begun> {
  const document = given.document_id === undefined ? null : await openDocument(given.document_id, caller);
  const text = document?.text ?? given.text;
  const opening = text.trim().split("\n")[0]?.slice(0, longestTitle).toWellFormed();
  const title = given.title.trim() || document?.title || opening || "Translation";
  if (given.translation !== undefined)
    return { title, segments: segmentsOfPair(text, given.translation, given.from, given.to), layout_version: null };
  if (document?.layout)
    return { title, segments: segmentsOfParagraphs(document.layout.paragraphs), layout_version: document.layout.version };
  return { title, segments: segmentsOfText(text), layout_version: null };
}

/** Has a text translated, takes up a translation that somebody made, or begins one to be written by hand. */
export const createBegin =
  (parts: TranslationParts): Services["translations"]["create"] =>
  async (given, caller) => {
    const { audit, clock, glossary, translator, events } = parts;
    const viewer = viewerOf(caller);
    const { title, segments, layout_version } = await begun(parts, given, caller);
    if (segments.length === 0) throw new AppError("invalid", "There is no text in it that could be translated.");
    const isGiven = given.translation !== undefined;
    const proved = isGiven ? await proveAll(segments, glossary, given) : { flags: [], term_flags: [] };
    const { from, to, document_id = null } = given;
    const state = isGiven ? "done" : translator === null ? "by_hand" : "waiting";
    const now = clock.now();
    const row = { title, from, to, state, engine: null, failure: null, ...proved, document_id, layout_version } as const;
    return audit.change(caller, async (tx) => {
      const id = await insertTranslation(tx, viewer, { ...row, segments: segments.length, created_at: now, updated_at: now }, segments);
      if (state === "waiting") await enqueued(parts, tx, viewer, id);
      await events.raise(tx, { kind: "translations", person_id: viewer.id, object_id: id });
      const changes = { title: given.title || null, from, to, segments: segments.length, state, document_id };
      return { result: await shown(tx, viewer, id), entry: { action: "translation.created", object_id: id, changes } };
    });
  };
