import { documentFailureLabels, type Document } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import type { Viewer } from "../../service.ts";
import { findDocument } from "./documents.repository.ts";
import { partsOf, type TextPart } from "./reading/reading-file.ts";
import { findVersion } from "./versions.repository.ts";

/** One file of a document, as other features may know it. */
export interface OpenedFile extends Pick<Document, "title" | "version" | "extension" | "upload_status"> {
  /** Why it could not be read, in words for the person; empty where it was, or is yet to be. */
  problem: string;
  /** Its text, as it was read; empty until then. */
  parts: () => Promise<TextPart[]>;
}

interface Parts {
  database: Database;
  files: Pick<FileStore, "read">;
}

/** Opens files of the viewer's documents that were not deleted: the newest where no version is named, null where there is none. */
export const createFileReads =
  ({ database, files }: Parts) =>
  async (viewer: Viewer, documentId: string, number: number | null): Promise<OpenedFile | null> => {
    const document = await findDocument(database, viewer, documentId);
    const file = document === null || document.deleted_at !== null ? null : await findVersion(database, viewer, documentId, number);
    if (document === null || file === null) return null;
    const { number: version, extension, upload_status, failure, reading_blob } = file;
    return {
      title: document.title,
      version,
      extension,
      upload_status,
      problem: failure === null ? "" : documentFailureLabels[failure],
      parts: async () => {
        const bytes = reading_blob === null ? null : await files.read(reading_blob);
        const parts: TextPart[] = [];
        if (bytes) for await (const { text } of partsOf(bytes)) parts.push(text);
        return parts;
      },
    };
  };

export type OpenFile = ReturnType<typeof createFileReads>;
