import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { countRecentAlerts } from "./alerts.repository.ts";

/** What other features may know of alerts. */
export const createAlertReads = (database: Database) => ({
  /** How many alerts a person got since a point in time, as a part of a statement. */
  countSince: (viewer: Viewer, since: string) => countRecentAlerts(database, viewer, since),
});
