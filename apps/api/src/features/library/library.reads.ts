import type { Database } from "../../platform/database/client.ts";
import { passageHash } from "./passage-hash.ts";
import { readTexts } from "./reading.repository.ts";
import { inOrder, versionOn, type DatedVersion } from "./version-chain.ts";

/** What other features may know of the library. */
export interface LibraryReads {
  /** Stored words of passages as they are now, with the hash those words have now. */
  texts: (passageIds: string[]) => Promise<{ id: string; text: string; hash: string }[]>;
  /** The one of a source's versions that holds on a day. */
  versionOn: <V extends DatedVersion>(versions: readonly V[], day: string) => V | null;
  /** A source's versions, oldest first. */
  inOrder: <V extends DatedVersion>(versions: readonly V[]) => V[];
}

export const createLibraryReads = (database: Database): LibraryReads => ({
  async texts(passageIds) {
    const rows = passageIds.length > 0 ? await readTexts(database, passageIds) : [];
    return rows.map((row) => ({ id: row.id, text: row.text, hash: passageHash(row) }));
  },
  versionOn,
  inOrder,
});
