import type { AlertFilter } from "@clausewise/contracts";
import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { createAlertCounts } from "./alert-counts.repository.ts";
import { listAlerts } from "./alerts.repository.ts";
import type { AlikeAlerts } from "./alert-counts.repository.ts";

interface Kept {
  /** The counts that it was read with. */
  alike: readonly AlikeAlerts[];
  page: Awaited<ReturnType<typeof listAlerts>>;
}

/** Pages that are kept, of everybody together. */
const most = 200;

/** Pages of alerts, read anew only where what somebody may read of them changed since: then their counts are others. */
export function createAlertPages(database: Database) {
  const counts = createAlertCounts(database);
  const pages = new LRUCache<string, Kept>({ max: most });
  return async (viewer: Viewer, filter: AlertFilter): Promise<Kept["page"]> => {
    const alike = await counts(viewer);
    const asked = JSON.stringify([viewer.id, filter]);
    const known = pages.get(asked);
    if (known?.alike === alike) return known.page;
    const page = await listAlerts(database, viewer, filter, alike);
    pages.set(asked, { alike, page });
    return page;
  };
}
