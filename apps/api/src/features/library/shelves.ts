import type { Database } from "../../platform/database/client.ts";
import { readOwnCatalogue, readSharedCatalogue, readShelfState, type CatalogueRows } from "./catalogue.repository.ts";
import { openCatalogue, type Catalogue } from "./catalogue.ts";

/** The library as each person may read it. */
export interface Shelves {
  of(ownerId: string, day: string): Promise<Catalogue>;
}

/** The shared library as it was at a revision; read once, however many ask at the same time. */
interface Shared {
  revision: number;
  rows: Promise<CatalogueRows>;
  opened: { day: string; catalogue: Catalogue } | null;
}

/** Keeps the shared library's catalogue for as long as no version changes; what people keep for themselves is read anew. */
export function createShelves(database: Database): Shelves {
  let kept: Shared | null = null;
  const sharedAt = (revision: number): Shared => {
    if (kept?.revision === revision) return kept;
    const made: Shared = { revision, rows: readSharedCatalogue(database), opened: null };
    made.rows.catch(() => {
      if (kept === made) kept = null;
    });
    return (kept = made);
  };
  return {
    async of(ownerId, day) {
      const { revision, keepsOwn } = await readShelfState(database, ownerId);
      const shared = sharedAt(revision);
      const rows = await shared.rows;
      if (keepsOwn) {
        const own = await readOwnCatalogue(database, ownerId);
        return openCatalogue({ sources: [...rows.sources, ...own.sources], versions: [...rows.versions, ...own.versions] }, day);
      }
      if (shared.opened?.day !== day) shared.opened = { day, catalogue: openCatalogue(rows, day) };
      return shared.opened.catalogue;
    },
  };
}
