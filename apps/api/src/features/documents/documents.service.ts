import { documentExtensions } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { isUndecided } from "../../platform/database/undecided.ts";
import { AppError } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { plainFilename } from "./filename.ts";
import { insertDocument, listDocuments } from "./documents.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  files: FileStore;
}

export const createDocumentService = ({ database, audit, clock, files }: Parts): Services["documents"] => ({
  list: (filter, caller) => listDocuments(database, viewerOf(caller), filter),

  async upload({ file, title, regulatory_body, document_category }, caller) {
    const filename = plainFilename(file.filename);
    if (!filename) throw new AppError("invalid", "Give the file a name with an extension, such as plan.pdf.");
    if (!documentExtensions.some((extension) => filename.toLowerCase().endsWith(`.${extension}`)))
      throw new AppError("unsupported", `Files of this kind are not taken. Possible are ${documentExtensions.join(", ")}.`);
    const kept = await files.keep(file.stream);
    try {
      if (kept.size === 0) throw new AppError("invalid", "file: is empty.");
      return await audit.change(caller, async (tx) => {
        const row = await insertDocument(tx, viewerOf(caller), {
          title,
          filename,
          file_size: kept.size,
          regulatory_body: regulatory_body ?? null,
          document_category: document_category ?? null,
          upload_status: "pending",
          created_at: clock.now(),
          sha256: kept.sha256,
          blob: kept.blob,
          mimetype: file.mimetype,
        });
        const changes = { title, filename, file_size: kept.size, sha256: kept.sha256 };
        return { result: row, entry: { action: "document.uploaded", object_id: row.id, changes } };
      });
    } catch (error) {
      // Where nobody knows whether the row was written, the file stays: the next start finds out.
      if (!isUndecided(error)) await files.remove(kept.blob);
      throw error;
    }
  },
});
