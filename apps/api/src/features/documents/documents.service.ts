import type { Database } from "../../platform/database/client.ts";
import { differences } from "../../differences.ts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import { archiveOf } from "./archive.ts";
import type { DocumentParts } from "./document-parts.ts";
import { findDocument, findHeld, listDocuments, lockDocument, updateDocument } from "./documents.repository.ts";
import { createReadingControl } from "./reading-control.ts";
import { createReadings } from "./readings.ts";
import { createUpload } from "./upload.ts";
import { findVersion, readVersions } from "./versions.repository.ts";

const noDocument = () => notFound("This document");

/** Reads one of the viewer's documents that was not deleted, for changing it. */
async function openForChange(tx: Database, viewer: Viewer, id: string) {
  const row = await lockDocument(tx, viewer, id);
  if (!row || row.deleted_at !== null) throw noDocument();
  return row;
}

export function createDocumentService(parts: DocumentParts): Services["documents"] {
  const { database, audit, clock, events, files, sources } = parts;

  const shown = async (tx: Database, viewer: Viewer, id: string) => {
    const row = await findDocument(tx, viewer, id);
    if (!row) throw noDocument();
    return row;
  };
  /** Says that a document changed, and what it is now. */
  const changed = async (tx: Database, viewer: Viewer, id: string) => {
    await events.raise(tx, { kind: "documents", person_id: viewer.id, object_id: id });
    return shown(tx, viewer, id);
  };
  const withhold = async (tx: Database, viewer: Viewer, sourceId: string | null, withheld: boolean) => {
    if (sourceId === null) return;
    await sources.withhold(tx, sourceId, withheld);
    await events.raise(tx, { kind: "library", person_id: viewer.id });
  };
  const version = async (viewer: Viewer, id: string, number: number | null) => {
    const found = await findVersion(database, viewer, id, number);
    if (!found) throw (await findDocument(database, viewer, id)) ? notFound("This version of the document") : noDocument();
    return found;
  };

  return {
    ...createReadings({ database, files, sources, version }),

    list: (filter, caller) => listDocuments(database, viewerOf(caller), filter),

    upload: createUpload({ ...parts, shown: changed }),

    ...createReadingControl({ ...parts, openForChange, shown, changed }),

    held: ({ sha256 }, caller) => findHeld(database, viewerOf(caller), sha256),

    get: ({ id }, caller) => shown(database, viewerOf(caller), id),

    update: ({ id, ...given }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await openForChange(tx, viewer, id);
        const changes = differences(before, given);
        if (Object.keys(changes).length === 0) return { result: await shown(tx, viewer, id), entry: null };
        await updateDocument(tx, viewer, id, { ...given, updated_at: clock.now() });
        if (given.title !== undefined && before.source_id !== null) await sources.rename(tx, viewer, before.source_id, given.title);
        return { result: await changed(tx, viewer, id), entry: { action: "document.changed", object_id: id, changes } };
      }),

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockDocument(tx, viewer, id);
        if (!before) throw noDocument();
        const result = { done: true as const };
        if (before.deleted_at !== null) return { result, entry: null };
        const deleted_at = clock.now();
        await updateDocument(tx, viewer, id, { deleted_at });
        await withhold(tx, viewer, before.source_id, true);
        await changed(tx, viewer, id);
        return { result, entry: { action: "document.removed", object_id: id, changes: { title: before.title } } };
      }),

    restore: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockDocument(tx, viewer, id);
        if (!before) throw noDocument();
        if (before.deleted_at === null) return { result: await shown(tx, viewer, id), entry: null };
        await updateDocument(tx, viewer, id, { deleted_at: null, updated_at: clock.now() });
        await withhold(tx, viewer, before.source_id, false);
        return { result: await changed(tx, viewer, id), entry: { action: "document.restored", object_id: id } };
      }),

    async file({ id, version: number }, caller) {
      const { filename, blob, sha256, number: sent } = await version(viewerOf(caller), id, number ?? null);
      const bytes = await files.read(blob);
      if (!bytes) throw new AppError("unavailable", "The server does not hold this file. Ask whoever runs it to restore it.");
      await audit.note(caller, { action: "document.downloaded", object_id: id, changes: { version: sent, sha256 } });
      return { filename, media_type: "application/octet-stream", bytes };
    },

    async archive(_, caller) {
      await audit.note(caller, { action: "document.exported", object_id: viewerOf(caller).id });
      const bytes = await archiveOf(parts, viewerOf(caller));
      return { filename: `clausewise-documents-${clock.today()}.zip`, media_type: "application/zip", bytes };
    },

    async versions({ id }, caller) {
      const rows = await readVersions(database, viewerOf(caller), id);
      if (rows.length === 0) throw noDocument();
      return rows;
    },
  };
}
