import { DocumentExtension, documentExtensions, documentQuota, undoDays } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { isUndecided } from "../../platform/database/undecided.ts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import { insertDocument, lockDocument, readUsage, updateDocument, type DocumentRow } from "./documents.repository.ts";
import type { DocumentParts } from "./document-parts.ts";
import { plainFilename } from "./filename.ts";
import { insertVersion } from "./versions.repository.ts";

type Upload = Services["documents"]["upload"];
type Given = Parameters<Upload>[0];

interface Parts extends Pick<DocumentParts, "audit" | "clock" | "files" | "sources" | "askForReading"> {
  /** Says that a document changed, and what it is now. */
  shown: (tx: Database, viewer: Viewer, id: string) => ReturnType<Upload>;
}

/** Takes a file for a new document, or as the next version of one; it waits to be read from the moment it is acknowledged. */
export function createUpload({ audit, clock, files, sources, askForReading, shown }: Parts): Upload {
  return async (given, caller) => {
    const { filename, extension } = nameOf(given.file.filename);
    const viewer = viewerOf(caller);
    const kept = await files.keep(given.file.stream);
    try {
      if (kept.size === 0) throw new AppError("invalid", "The file is empty. Nothing was stored; choose another.");
      return await audit.change(caller, async (tx) => {
        const now = clock.now();
        const document = given.replaces === undefined ? await add(tx, viewer, given, now) : await replace(tx, viewer, given, now);
        assertWithin(await readUsage(tx, viewer), kept.size, given.replaces === undefined);
        if (given.replaces !== undefined && document.source_id !== null) await sources.rename(tx, viewer, document.source_id, given.title);
        const version = await insertVersion(tx, viewer, {
          document_id: document.id,
          number: document.current_version,
          filename,
          extension,
          file_size: kept.size,
          mimetype: given.file.mimetype,
          sha256: kept.sha256,
          blob: kept.blob,
          upload_status: "pending",
          tries: 0,
          created_at: now,
        });
        await askForReading(tx, viewer, version.id);
        const changes = { title: given.title, filename, file_size: kept.size, sha256: kept.sha256, version: version.number };
        return {
          result: await shown(tx, viewer, document.id),
          entry: { action: "document.uploaded", object_id: document.id, object_version: version.id, changes },
        };
      });
    } catch (error) {
      // Where nobody knows whether the row was written, the file stays: the next start finds out.
      if (!isUndecided(error)) await files.remove(kept.blob);
      throw error;
    }
  };
}

function nameOf(given: string): { filename: string; extension: DocumentExtension } {
  const filename = plainFilename(given);
  if (!filename) throw new AppError("invalid", "Give the file a name with an extension, such as plan.pdf.");
  const extension = DocumentExtension.safeParse(filename.slice(filename.lastIndexOf(".") + 1).toLowerCase());
  if (!extension.success)
    throw new AppError("unsupported", `Files of this kind are not taken. Possible are ${documentExtensions.join(", ")}.`);
  return { filename, extension: extension.data };
}

const add = (tx: Database, viewer: Viewer, { title, regulatory_body, document_category, tags }: Given, now: string): Promise<DocumentRow> =>
  insertDocument(tx, viewer, {
    title,
    regulatory_body: regulatory_body ?? null,
    document_category: document_category ?? null,
    tags: tags ?? [],
    current_version: 1,
    created_at: now,
    updated_at: now,
  });

/** The document as it is with its next version. */
async function replace(tx: Database, viewer: Viewer, given: Given, now: string): Promise<DocumentRow> {
  const before = given.replaces === undefined ? null : await lockDocument(tx, viewer, given.replaces);
  if (!before || before.deleted_at !== null) throw notFound("This document");
  const { title, regulatory_body, document_category, tags } = given;
  const next = { title, regulatory_body, document_category, tags, current_version: before.current_version + 1, updated_at: now };
  await updateDocument(tx, viewer, before.id, next);
  return { ...before, current_version: next.current_version };
}

const gigabyte = 1024 ** 3;

const roomComes = `Delete what you no longer need: its room is free after ${undoDays} days.`;

function assertWithin(usage: { documents: number; bytes: number }, size: number, isNew: boolean): void {
  if (usage.bytes + size > documentQuota.bytes)
    throw new AppError(
      "too_large",
      `Your documents would take more than ${documentQuota.bytes / gigabyte} GB. Nothing was stored. ${roomComes}`,
    );
  if (isNew && usage.documents >= documentQuota.documents)
    throw new AppError("too_large", `You have ${documentQuota.documents} documents, which is the most. Nothing was stored. ${roomComes}`);
}
