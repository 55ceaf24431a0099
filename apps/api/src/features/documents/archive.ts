import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import type { Viewer } from "../../service.ts";
import { readAllVersions } from "./versions.repository.ts";

interface Parts {
  database: Database;
  clock: Clock;
  files: Pick<FileStore, "read">;
}

type Row = Awaited<ReturnType<typeof readAllVersions>>[number];

/** All files of the viewer's documents as a ZIP that is made while it is read, with a list of them; who stops reading ends it. */
export async function archiveOf({ database, clock, files }: Parts, viewer: Viewer): Promise<AsyncIterable<Uint8Array>> {
  const rows = await readAllVersions(database, viewer);
  const zip = new ZipFile();
  const output = zip.outputStream as unknown as Readable;
  let open: Readable | null = null;
  zip.on("error", (error) => output.destroy(error as Error));
  output.once("close", () => open?.destroy());
  zip.addBuffer(Buffer.from(JSON.stringify(rows.map(described), null, 2)), "documents.json", { mtime: new Date(clock.now()) });
  const begin = async ({ version }: Row) => (await files.read(version.blob)) ?? Readable.from(["The server no longer holds this file."]);
  for (const row of rows)
    zip.addReadStreamLazy(pathOf(row), { mtime: new Date(row.version.created_at) }, (take) => {
      void begin(row).then(
        (stream) => {
          open = stream.once("error", (error) => output.destroy(error));
          if (output.destroyed) stream.destroy();
          else take(null, stream);
        },
        (error: Error) => output.destroy(error),
      );
    });
  zip.end();
  return output;
}

/** Characters of a title that its folder shows. */
const titleShown = 80;

/** `Plan 3f2a1b4c/2 plan.docx`: titles may be the same, and hold what no file system takes. */
function pathOf({ document: { id, title }, version: { number, filename } }: Row): string {
  const folder = title
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, " ")
    .trim()
    .slice(0, titleShown)
    .toWellFormed();
  return `documents/${folder} ${id.slice(0, 8)}/${number} ${filename}`;
}

const described = (row: Row) => {
  const { id, title, regulatory_body, document_category, tags, review_on, created_at } = row.document;
  const { number, filename, file_size, sha256, upload_status, created_at: uploaded_at } = row.version;
  const file = { number, filename, file_size, sha256, upload_status, uploaded_at, path: pathOf(row) };
  return { id, title, regulatory_body, document_category, tags, review_on, created_at, file };
};
