import { createIndexBeside, type PassageIndex, type Statistics } from "@clausewise/retrieval";
import { LRUCache } from "lru-cache";
import type { Viewer } from "../../service.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import { createHeldLibrary, type HeldLibrary } from "./held-library.ts";
import { createPassageCache, type PassageCache } from "./passage-cache.ts";

/** What one person may read beside the shared library, held in memory alone; its words are read from the database. */
export interface PrivateShelf {
  memory: HeldLibrary;
  index: PassageIndex;
  passages: PassageCache;
}

/** A shelf with the revision of each source it was made of. */
interface Followed {
  stand: ReadonlyMap<string, number>;
  shelf: PrivateShelf;
}

/** Passages that all shelves together hold, those of the people who asked last, and for how long (ms) after they last asked; some 6 kB each. */
const mostPassages = 120_000;
const heldFor = 900_000;
/** What a shelf takes beside its passages, in passages. */
const shelfItself = 500;

/** People whose questions are under way at the same time, with room to spare. */
const answeredAtOnce = 4;

/** Passages read, and taken in before the event loop gets its turn. */
const readAtOnce = 500;
const sip = 50;
/** Sources read at once. */
const sourcesAtOnce = 20;

type Library = Pick<LibraryReads, "privateStand" | "privateSources" | "privatePassages" | "contentsOf" | "passagesAt">;

/** The shelves of those who asked last; each follows what its owner may read, source by source. */
export function createPrivateShelves(library: Library, shared: () => Statistics) {
  const shelves = new LRUCache<string, Followed>({
    maxSize: mostPassages,
    sizeCalculation: ({ shelf }) => Math.min(mostPassages, shelf.index.size + shelfItself),
    ttl: heldFor,
    updateAgeOnGet: true,
  });
  /** Of those admitted last, whom others must not push out before they have been answered. */
  const admitted = new LRUCache<string, Followed>({ max: answeredAtOnce });
  const under = new Map<string, Promise<void>>();
  const passages = createPassageCache(library);
  const emptyShelf = (): PrivateShelf => ({ memory: createHeldLibrary(), index: createIndexBeside(shared), passages });

  const follow = async (viewer: Viewer): Promise<void> => {
    const stand = new Map((await library.privateStand(viewer)).map(({ id, revision }) => [id, revision ?? 0]));
    const known = shelves.get(viewer.id) ?? admitted.get(viewer.id);
    const changed = [...stand].flatMap(([id, revision]) => (known?.stand.get(id) === revision ? [] : [id]));
    const gone = [...(known?.stand.keys() ?? [])].filter((id) => !stand.has(id));
    if (known && changed.length === 0 && gone.length === 0) return keep(viewer, known);
    // Held only once it is whole: whoever asks meanwhile waits, and a failure leaves nothing half made.
    for (const held of [shelves, admitted]) held.delete(viewer.id);
    if (stand.size === 0) return;
    const shelf = known?.shelf ?? emptyShelf();
    // A document that was given another title is cited by that.
    drop(shelf, [...gone, ...changed]);
    await takeIn(library, shelf, viewer, changed);
    keep(viewer, { stand, shelf });
  };
  const keep = (viewer: Viewer, one: Followed) => {
    for (const held of [shelves, admitted]) held.set(viewer.id, one);
  };

  return {
    /** Asks the database what a viewer may read now, and reads what of it is not held. */
    async admit(viewer: Viewer | null): Promise<void> {
      if (!viewer) return;
      const before = under.get(viewer.id) ?? Promise.resolve();
      const now = before.catch(() => undefined).then(() => follow(viewer));
      under.set(viewer.id, now);
      try {
        await now;
      } finally {
        if (under.get(viewer.id) === now) under.delete(viewer.id);
      }
    },
    /** People whose shelves are held, and the passages on them. */
    held: (): { people: number; passages: number } => ({
      people: shelves.size,
      passages: [...shelves.values()].reduce((sum, { shelf }) => sum + shelf.index.size, 0),
    }),
    /** Null where a viewer has none. */
    of: (viewer: Viewer | null): PrivateShelf | null => (viewer && admitted.get(viewer.id)?.shelf) ?? null,
  };
}

function drop({ memory, index, passages }: PrivateShelf, sourceIds: readonly string[]): void {
  const keys = [...memory.keysOf(sourceIds)];
  index.remove(keys);
  passages.forget(keys);
  memory.drop(sourceIds);
}

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

async function takeIn(library: Library, shelf: PrivateShelf, viewer: Viewer, sourceIds: readonly string[]): Promise<void> {
  for (let at = 0; at < sourceIds.length; at += sourcesAtOnce) {
    const some = sourceIds.slice(at, at + sourcesAtOnce);
    const sources = await library.privateSources(viewer, some);
    shelf.memory.take(sources, await library.contentsOf(shelf.memory.unread(sources)));
    await addPassages(library, shelf.index, viewer, some);
  }
}

async function addPassages(library: Library, index: PassageIndex, viewer: Viewer, sourceIds: readonly string[]): Promise<void> {
  for (let after = 0; ;) {
    const rows = await library.privatePassages(viewer, sourceIds, after, readAtOnce);
    for (let at = 0; at < rows.length; at += sip) {
      index.add(rows.slice(at, at + sip));
      await breathe();
    }
    if (rows.length < readAtOnce) return;
    after = rows.at(-1)?.key ?? after;
  }
}
