import type { Database } from "../../platform/database/client.ts";
import { countAlertsSince } from "./alerts.repository.ts";

/** What other features may know of alerts. */
export const createAlertReads = (database: Database) => ({
  /** How many alerts a person got since a point in time. */
  countSince: (ownerId: string, since: string) => countAlertsSince(database, ownerId, since),
});
