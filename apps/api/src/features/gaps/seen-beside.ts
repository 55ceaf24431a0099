import type { Viewer } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";

/** Documents, bookmarks and people by their ids. */
export interface Watched {
  documents: string[];
  bookmarks: string[];
  people: string[];
}

/** How what evidence and acceptance name elsewhere is now; `text` is the same as long as that is. */
export async function seenBeside({ database, documents, bookmarks, people }: GapParts, owner: Viewer, watched: Watched) {
  const [held, kept, names] = await Promise.all([
    watched.documents.length === 0 ? [] : documents.current(owner, watched.documents),
    watched.bookmarks.length === 0 ? [] : bookmarks.questions(owner, watched.bookmarks),
    people.names(database, watched.people),
  ]);
  const documentVersions = new Map(held.map(({ id, version }) => [id, version]));
  const bookmarked = new Set(kept.map(({ id }) => id));
  return { documentVersions, bookmarked, names, text: JSON.stringify([[...documentVersions], [...bookmarked], [...names]]) };
}
export type SeenBeside = Awaited<ReturnType<typeof seenBeside>>;
