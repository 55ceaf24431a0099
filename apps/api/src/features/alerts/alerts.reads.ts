import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { countRecentAlerts, readDeadlines } from "./alerts.repository.ts";

/** What other features may know of alerts. */
export const createAlertReads = (database: Database) => ({
  /** How many there are since a time that concern a person or are their own, as a part of a statement. */
  countSince: (viewer: Viewer, since: string) => countRecentAlerts(viewer, since),

  /** The days from which alerts that concern a person, or are their own, take effect. */
  deadlines: (viewer: Viewer) => readDeadlines(database, viewer),
});

export type AlertReads = ReturnType<typeof createAlertReads>;
