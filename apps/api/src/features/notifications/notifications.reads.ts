import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { readOfAlerts, readSince } from "./notifications.repository.ts";

/** What other features may know of notifications. */
export const createNotificationReads = (database: Database) => ({
  /** What a person was told of alerts, the newest first. */
  ofAlerts: (viewer: Viewer) => readOfAlerts(database, viewer),

  /** What a person was told from a time on, the first that was told first. */
  since: readSince,
});

export type NotificationReads = ReturnType<typeof createNotificationReads>;
