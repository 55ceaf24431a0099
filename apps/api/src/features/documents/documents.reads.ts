import type { Database } from "../../platform/database/client.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Viewer } from "../../service.ts";
import { countDocuments, findSourcesOf, readCurrent, readNamed, readReadOnes, readTitles } from "./documents.repository.ts";

/** What other features may know of documents. */
export type DocumentReads = ReturnType<typeof createDocumentReads>;

export const createDocumentReads = (database: Database) => ({
  /** How many a person has, as a part of a statement. */
  count: (viewer: Viewer) => countDocuments(database, viewer),

  /** What those of some documents are called that are the viewer's. */
  titles: (viewer: Viewer, ids: readonly string[]) => readTitles(database, viewer, ids),

  /** What those of some documents are called and how their newest file's name ends. */
  named: (viewer: Viewer, ids: readonly string[]) => readNamed(database, viewer, ids),

  /** Those of some documents that are the viewer's and were not deleted, with the number of their newest file. */
  current: (viewer: Viewer, ids: readonly string[]) => readCurrent(database, viewer, ids),

  /** The documents of the viewer's that were read, with the source that their words stand under; one alone where it is named. */
  readOnes: (viewer: Viewer, id: string | null) => readReadOnes(database, viewer, id),

  /** The sources under which the words of some documents stand; throws where one is not the viewer's, or has not been read. */
  async sourcesOf(viewer: Viewer, documentIds: readonly string[]): Promise<string[]> {
    const found = await findSourcesOf(database, viewer, [...new Set(documentIds)]);
    if (found.length < new Set(documentIds).size) throw notFound("This document");
    const unread = found.find(({ source_id }) => source_id === null);
    if (unread) throw new AppError("conflict", `"${unread.title}" has not been read yet. Ask again when it has.`);
    return found.flatMap(({ source_id }) => source_id ?? []);
  },
});
