import type { Database } from "../../platform/database/client.ts";
import { countBookmarked, readBookmarks } from "./queries.repository.ts";

/** What other features may know of saved queries. */
export interface QueryReads {
  /** Ids of the saved queries of answers that their owner bookmarked, by the answers' ids. */
  of(ownerId: string, answerIds: string[]): Promise<ReadonlyMap<string, string>>;
  countBookmarked(ownerId: string): Promise<number>;
}

export const createQueryReads = (database: Database): QueryReads => ({
  async of(ownerId, answerIds) {
    const rows = answerIds.length > 0 ? await readBookmarks(database, ownerId, answerIds) : [];
    return new Map(rows.flatMap(({ id, answer_id }) => (answer_id ? [[answer_id, id]] : [])));
  },
  countBookmarked: (ownerId) => countBookmarked(database, ownerId),
});
