import type { ListedUpdate, RegulatoryUpdate } from "@clausewise/contracts";
import { LRUCache } from "lru-cache";
import type { Viewer } from "../../service.ts";

export type Marks = Pick<ListedUpdate, "is_bookmarked" | "is_read">;
export const unmarked: Marks = { is_bookmarked: false, is_read: false };

interface Kept {
  all: readonly RegulatoryUpdate[];
  marks: string;
  listed: readonly ListedUpdate[];
}

/** People whose list is kept. */
const people = 30;

/** Updates as a person marked them: the very same list until an update or a mark is another, so that it is prepared for searches once. */
export function createMarkedUpdates() {
  const byPerson = new LRUCache<string, Kept>({ max: people });
  return ({ id }: Viewer, all: readonly RegulatoryUpdate[], marked: ReadonlyMap<string, Marks>): readonly ListedUpdate[] => {
    const marks = JSON.stringify([...marked]);
    const known = byPerson.get(id);
    if (known?.all === all && known.marks === marks) return known.listed;
    const listed = all.map((update) => ({ ...update, ...(marked.get(update.id) ?? unmarked) }));
    byPerson.set(id, { all, marks, listed });
    return listed;
  };
}
