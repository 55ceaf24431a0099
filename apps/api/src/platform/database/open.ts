import type { OpenDatabase } from "./client.ts";
import { openEmbedded } from "./embedded.ts";
import { openServer } from "./server.ts";

interface DatabaseSettings {
  databaseUrl: string | null;
  /** Its address past a pooler; none where nothing is said. */
  databaseDirectUrl?: string | null;
  dataDir: string;
  /** Whether the trail that belongs to it has records, so that a new embedded database must not take the place of one lost. */
  begun?: boolean;
}

/** Opens the PostgreSQL server at `url`, or the embedded database in `dataDir`, and applies migrations. */
export const openDatabase = ({ databaseUrl, databaseDirectUrl = null, dataDir, begun = false }: DatabaseSettings): Promise<OpenDatabase> =>
  databaseUrl ? openServer(databaseUrl, databaseDirectUrl) : openEmbedded(dataDir, begun);
