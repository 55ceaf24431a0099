import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { readPersonalCatalogue, readSharedCatalogue, readSharedSince, readShelfState, type CatalogueRows } from "./catalogue.repository.ts";
import { openCatalogue, type Catalogue } from "./catalogue.ts";

/** The library as each person may read it. */
export interface Shelves {
  of(viewer: Viewer, day: string): Promise<Catalogue>;
}

/** The shared library as it was at a revision; read once, however many ask at the same time. */
interface Shared {
  revision: number;
  rows: Promise<CatalogueRows>;
  opened: { day: string; catalogue: Catalogue } | null;
}

/** The shared library as it is now, of which only what changed is read; all of it where it was not read before. */
async function since(database: Database, { revision, rows }: Shared): Promise<CatalogueRows> {
  const before = await rows.catch(() => null);
  if (before === null) return readSharedCatalogue(database);
  const { sources, versions } = await readSharedSince(database, revision);
  const changed = new Set(sources.map(({ id }) => id));
  return {
    sources: [...before.sources.filter(({ id }) => !changed.has(id)), ...sources],
    versions: [...before.versions.filter(({ source_id }) => !changed.has(source_id)), ...versions],
  };
}

/** Keeps the shared library's catalogue for as long as no version changes; what only some may read is read anew. */
export function createShelves(database: Database): Shelves {
  let kept: Shared | null = null;
  const sharedAt = (revision: number): Shared => {
    if (kept?.revision === revision) return kept;
    const rows = kept && kept.revision < revision ? since(database, kept) : readSharedCatalogue(database);
    const made: Shared = { revision, rows, opened: null };
    made.rows.catch(() => {
      if (kept === made) kept = null;
    });
    return (kept = made);
  };
  return {
    async of(viewer, day) {
      const { revision, mayHavePersonal } = await readShelfState(database, viewer);
      const shared = sharedAt(revision);
      const rows = await shared.rows;
      if (mayHavePersonal) {
        const theirs = await readPersonalCatalogue(database, viewer);
        return openCatalogue({ sources: [...rows.sources, ...theirs.sources], versions: [...rows.versions, ...theirs.versions] }, day);
      }
      if (shared.opened?.day !== day) shared.opened = { day, catalogue: openCatalogue(rows, day) };
      return shared.opened.catalogue;
    },
  };
}
