import type { Viewer } from "../../service.ts";
import { countRecentAlerts } from "./alerts.repository.ts";

/** What other features may know of alerts. */
export const alertReads = {
  /** How many there are since a time that concern a person or are their own, as a part of a statement. */
  countSince: (viewer: Viewer, since: string) => countRecentAlerts(viewer, since),
};
