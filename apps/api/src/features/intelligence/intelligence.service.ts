import type { RegulatoryUpdate } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { browseUpdates } from "./browse-updates.ts";
import { readMarks, setMark } from "./intelligence.repository.ts";
import { createMarkedUpdates, unmarked } from "./marked-updates.ts";
import { trendsOf } from "./update-trends.ts";
import { createUpdatesView, type ViewParts } from "./updates-view.ts";

export interface IntelligenceParts extends ViewParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
}

export function createIntelligenceService(parts: IntelligenceParts): Services["intelligence"] {
  const { database, audit, clock } = parts;
  const view = createUpdatesView(parts);
  const markedFor = createMarkedUpdates();
  const find = async (id: string): Promise<RegulatoryUpdate> => {
    const found = (await view()).byId.get(id);
    if (!found) throw notFound("This update");
    return found;
  };
  const mark = async (
    id: string,
    caller: Caller,
    change: Parameters<typeof setMark>[3],
    action: "update.bookmarked" | "update.unbookmarked" | "update.read" | "update.unread",
  ) => {
    const found = await find(id);
    const viewer = viewerOf(caller);
    return audit.change(caller, async (tx) => {
      await setMark(tx, viewer, id, change);
      const result = { ...found, ...((await readMarks(tx, viewer)).get(id) ?? unmarked) };
      return { result, entry: { action, object_id: id, changes: { title: found.title } } };
    });
  };

  return {
    async updates(filter, caller) {
      const viewer = viewerOf(caller);
      const [{ all }, marks] = await Promise.all([view(), readMarks(database, viewer)]);
      return browseUpdates(markedFor(viewer, all, marks), filter);
    },

    trends: async () => trendsOf((await view()).selection),

    bookmark: ({ id, is_bookmarked }, caller) =>
      mark(id, caller, { bookmarked_at: is_bookmarked ? clock.now() : null }, is_bookmarked ? "update.bookmarked" : "update.unbookmarked"),

    read: ({ id, is_read }, caller) =>
      mark(id, caller, { read_at: is_read ? clock.now() : null }, is_read ? "update.read" : "update.unread"),
  };
}
