import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { countBookmarked, readBookmarks, readQuestions } from "./queries.repository.ts";

/** What other features may know of saved queries. */
export interface QueryReads {
  /** Ids of the saved queries of answers that their owner bookmarked, by the answers' ids. */
  of(viewer: Viewer, answerIds: string[]): Promise<ReadonlyMap<string, string>>;
  /** The questions of those of some bookmarks that are the viewer's. */
  questions: (viewer: Viewer, ids: readonly string[]) => Promise<{ id: string; label: string; part_of: string | null }[]>;
  /** As a part of a statement. */
  countBookmarked(viewer: Viewer): ReturnType<typeof countBookmarked>;
}

export const createQueryReads = (database: Database): QueryReads => ({
  async of(viewer, answerIds) {
    const rows = answerIds.length > 0 ? await readBookmarks(database, viewer, answerIds) : [];
    return new Map(rows.flatMap(({ id, answer_id }) => (answer_id ? [[answer_id, id]] : [])));
  },
  questions: (viewer, ids) => readQuestions(database, viewer, ids),
  countBookmarked: (viewer) => countBookmarked(database, viewer),
});
