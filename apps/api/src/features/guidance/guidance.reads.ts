import type { OfficialChange } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { readWatched, readWatchedByAnybody, readWatchers } from "./guidance.repository.ts";
import { guidanceRegister, type GuidanceView } from "./guidance-view.ts";
import type { Guidance } from "./merge-guidance.ts";

interface Parts {
  database: Database;
  view: GuidanceView;
}

type Changed = Pick<OfficialChange, "source_id" | "subject" | "library_source_id">;

/** A document as far as it is told which changes are changes of it: of its entry in FDA's list, or of a text of it in the library. */
export interface ChangingDocument {
  id: string;
  title: string;
  isIn: (change: Changed) => boolean;
}

/** A document that a person watches, and since when. */
export interface WatchedDocument extends ChangingDocument {
  watched_at: string;
}

/** What other features may know of guidance documents. */
export type GuidanceReads = ReturnType<typeof createGuidanceReads>;

export function createGuidanceReads({ database, view }: Parts) {
  /** Those of some rows whose documents are still known. */
  async function known<Row extends { id: string }>(rows: readonly Row[]): Promise<(Row & ChangingDocument)[]> {
    if (rows.length === 0) return [];
    const { byId } = await view();
    return rows.flatMap((row) => {
      const found = byId.get(row.id);
      return found ? [{ ...row, title: found.title, isIn: (change: Changed) => isChangeOf(found, change) }] : [];
    });
  }

  return {
    /** All documents, the newest first. */
    all: async (): Promise<readonly Guidance[]> => (await view()).all,

    /** Everybody who watches a document. */
    watchers: (): Promise<Viewer[]> => readWatchers(database),

    /** The documents that a person watches. */
    watchedBy: async (viewer: Viewer): Promise<WatchedDocument[]> => known(await readWatched(database, viewer)),

    /** The documents that anybody watches. */
    watched: async (): Promise<ChangingDocument[]> => known(await readWatchedByAnybody(database)),
  };
}

function isChangeOf({ documentUrl, texts }: Guidance, { source_id, subject, library_source_id }: Changed): boolean {
  if (library_source_id !== null) return texts.some((text) => text.source_id === library_source_id);
  return source_id === guidanceRegister && URL.canParse(documentUrl) && new URL(documentUrl).pathname === subject;
}
