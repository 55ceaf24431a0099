import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { readReferences } from "./reviews/reviews.repository.ts";

/** What other features may know of drafts. */
export const createDraftReads = (database: Database) => ({
  /** A person's drafts with the clauses that they refer to, as far as their references were looked up and are held. */
  async resting(viewer: Viewer) {
    const rows = await readReferences(database, viewer);
    return rows.map(({ references, ended_at, updated_at, ...row }) => ({
      ...row,
      at: ended_at ?? updated_at,
      cites: references.flatMap(({ target }) =>
        target?.source_id && target.passage_id
          ? [{ source_id: target.source_id, passage_id: target.passage_id, citation: target.citation }]
          : [],
      ),
    }));
  },
});
export type DraftReads = ReturnType<typeof createDraftReads>;
