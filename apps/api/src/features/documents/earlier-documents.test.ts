import { expect, test } from "vitest";
import { addDocumentAsBefore, addPersonAsBefore, openBefore } from "../../testing/before-migration.repository.ts";
import { asked } from "../../testing/lists.ts";
import { viewerFor } from "../../testing/world.ts";
import { listDocuments } from "./documents.repository.ts";
import { listBlobs, readUnread } from "./versions.repository.ts";

test("a document of the time when each had one file keeps that as its first version, which waits to be read", async () => {
  const { database, migrate, close } = await openBefore("keep-versions-of-documents");
  const ana = await addPersonAsBefore(database, "ana");
  await addDocumentAsBefore(database, ana.id, { filename: "Plan of 2.5 bar.TXT", blob: "aa/aa-1" });
  await migrate();
  const { items } = await listDocuments(database, viewerFor(ana), asked());
  expect(items).toMatchObject([
    { title: "Plan", filename: "Plan of 2.5 bar.TXT", extension: "txt", version: 1, upload_status: "pending", tags: [], deleted_at: null },
  ]);
  expect(items[0]?.updated_at).toBe("2026-03-01T10:00:00.000Z");
  expect(await readUnread(database)).toMatchObject([{ number: 1, job_id: null, tries: 0 }]);
  expect(await listBlobs(database)).toEqual(["aa/aa-1"]);
  await close();
});
