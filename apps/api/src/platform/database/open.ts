import type { OpenDatabase } from "./client.ts";
import { openEmbedded } from "./embedded.ts";
import { openServer } from "./server.ts";

/** Opens the PostgreSQL server at `url`, or the embedded database in `dataDir`, and applies migrations. */
export const openDatabase = (settings: { databaseUrl: string | null; dataDir: string }): Promise<OpenDatabase> =>
  settings.databaseUrl ? openServer(settings.databaseUrl) : openEmbedded(settings.dataDir);
