import { createIndexBeside, type PassageIndex, type Statistics } from "@clausewise/retrieval";
import { LRUCache } from "lru-cache";
import type { Viewer } from "../../service.ts";
import type { LibraryReads, PassageRow } from "../library/library.reads.ts";
import { createHeldLibrary, type HeldLibrary } from "./held-library.ts";
import type { PassageCache } from "./passage-cache.ts";

/** What one person may read beside the shared library, held in memory alone. */
export interface PrivateShelf {
  memory: HeldLibrary;
  index: PassageIndex;
  passages: PassageCache;
}

/** People whose shelves are held, those who asked last, and for how long (ms) after they last asked. */
const mostShelves = 20;
const heldFor = 900_000;

type Library = Pick<LibraryReads, "privateStand" | "privateSources" | "privatePassages" | "contentsOf">;

/** The shelves of those who asked last; each is made anew as soon as what its owner may read has changed. */
export function createPrivateShelves(library: Library, shared: () => Statistics) {
  const shelves = new LRUCache<string, { stand: string; shelf: PrivateShelf }>({ max: mostShelves, ttl: heldFor, updateAgeOnGet: true });
  return {
    /** Asks the database what a viewer may read now, and reads it where that is not what is held. */
    async admit(viewer: Viewer | null): Promise<void> {
      if (!viewer) return;
      const sources = await library.privateStand(viewer);
      const stand = sources.map(({ id, revision }) => `${id} ${revision}`).join();
      if (shelves.get(viewer.id)?.stand === stand) return;
      shelves.delete(viewer.id);
      if (sources.length > 0) shelves.set(viewer.id, { stand, shelf: await readShelf(library, viewer, shared) });
    },
    /** Null where a viewer has none. */
    of: (viewer: Viewer | null): PrivateShelf | null => (viewer && shelves.get(viewer.id)?.shelf) ?? null,
  };
}

async function readShelf(library: Library, viewer: Viewer, shared: () => Statistics): Promise<PrivateShelf> {
  const [sources, rows] = await Promise.all([library.privateSources(viewer), library.privatePassages(viewer)]);
  const memory = createHeldLibrary();
  memory.take(sources, await library.contentsOf(memory.unread(sources)));
  const titles = new Map(sources.map(({ source }) => [source.id, source.title]));
  const index = createIndexBeside(shared);
  index.add(rows.map((row) => ({ ...row, title: titles.get(row.source_id) ?? "" })));
  const byKey = new Map(rows.map((row): [number, PassageRow] => [row.key, row]));
  return { memory, index, passages: { at: async (keys) => keys.flatMap((key) => byKey.get(key) ?? []) } };
}
