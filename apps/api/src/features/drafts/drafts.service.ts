import type { DocumentType, DraftChanges, NewDraft, RulePack } from "@clausewise/contracts";
import { differences } from "../../differences.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { findDraft, headOf, insertDraft, listDrafts, lockDraft, updateDraft, type DraftRow } from "./drafts.repository.ts";
import { editedText } from "./edited-text.ts";
import { textOfDocument } from "./text-of-document.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  documents: Pick<Services["documents"], "get" | "parts">;
  packs: () => readonly RulePack[];
}

const noDraft = () => notFound("This draft");

const changedMeanwhile = () =>
  new AppError(
    "conflict",
    "This draft was changed elsewhere after you opened it, so nothing was overwritten. What you typed is kept here.",
  );

/** A row that was not deleted. */
function living(row: DraftRow | null): DraftRow {
  if (!row || row.deleted_at !== null) throw noDraft();
  return row;
}

const shown = (row: DraftRow) => ({ ...headOf(row), text: row.text });

/** The drafts that people write. */
export function createDraftService({ database, audit, clock, documents, packs }: Parts): Services["drafts"] {
  /** What a draft begins with. */
  async function begun({ document_id, ...given }: NewDraft, caller: Caller) {
    if (document_id === undefined) return given;
    const { title, text } = await textOfDocument(documents, document_id, caller);
    return { ...given, document_id, text, title: given.title.trim() === "" ? title : given.title };
  }

  /** Sets or takes back the day of a deletion. */
  const setDeleted = (tx: Database, viewer: Viewer, { id }: DraftRow, deleted_at: string | null) =>
    updateDraft(tx, viewer, id, { deleted_at, ...(deleted_at === null ? { updated_at: clock.now() } : {}) });

  return {
    list: (filter, caller) => listDrafts(database, viewerOf(caller), filter),

    documentTypes: async () => packs().flatMap((pack) => (pack.kind === "document" ? typeOf(pack) : [])),

    get: async ({ id }, caller) => shown(living(await findDraft(database, viewerOf(caller), id))),

    async create(given, caller) {
      const viewer = viewerOf(caller);
      const row = await begun(given, caller);
      const now = clock.now();
      return audit.change(caller, async (tx) => {
        const made = await insertDraft(tx, viewer, { ...row, version: 1, characters: row.text.length, created_at: now, updated_at: now });
        const { text: _, ...changes } = { ...row, characters: made.characters };
        return { result: shown(made), entry: { action: "draft.created", object_id: made.id, changes } };
      });
    },

    update: ({ id, version, edit, ...given }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = living(await lockDraft(tx, viewer, id));
        if (before.version !== version) throw changedMeanwhile();
        const changes = { ...differences(before, given), ...textChange(before, edit) };
        if (Object.keys(changes).length === 0) return { result: headOf(before), entry: null };
        const text = edit && editedText(before.text, edit);
        const result = await updateDraft(tx, viewer, id, {
          ...given,
          ...(text !== undefined && { text, characters: text.length }),
          version: version + 1,
          updated_at: clock.now(),
        });
        return { result, entry: { action: "draft.changed", object_id: id, object_version: String(version + 1), changes } };
      }),

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockDraft(tx, viewer, id);
        if (!before) throw noDraft();
        const result = { done: true as const };
        if (before.deleted_at !== null) return { result, entry: null };
        await setDeleted(tx, viewer, before, clock.now());
        return { result, entry: { action: "draft.removed", object_id: id, changes: { title: before.title } } };
      }),

    restore: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockDraft(tx, viewer, id);
        if (!before) throw noDraft();
        if (before.deleted_at === null) return { result: headOf(before), entry: null };
        return { result: await setDeleted(tx, viewer, before, null), entry: { action: "draft.restored", object_id: id } };
      }),
  };
}

const typeOf = ({ pack: id, requirements, kind: _kind, document_types: _types, ...head }: RulePack): DocumentType => ({
  ...head,
  id,
  elements: requirements.length,
});

/** What is recorded of a change of words: how long the text was and is, never the words. */
const textChange = ({ characters }: DraftRow, edit: DraftChanges["edit"]) =>
  edit === undefined ? {} : { characters: { before: characters, after: edit.characters } };
