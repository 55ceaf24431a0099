import type { Alert } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createAlertCounts } from "./alert-counts.repository.ts";
import { findAlert, insertAlert, listAlerts, setPublished, type StoredAlert } from "./alerts.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
}

const originOf = ({ is_own, source_id }: StoredAlert): Alert["origin"] => {
  if (is_own) return "own";
  return source_id === null ? "published" : "watch";
};

const asShown = <R extends StoredAlert>(row: R) => {
  const { is_own: _, reasons, ...alert } = row;
  return { ...alert, origin: originOf(row), reasons: reasons ?? [] };
};

/** The alerts that people read, write and publish. */
export function createAlertService({ database, audit, clock, events }: Parts): Services["alerts"] {
  const counts = createAlertCounts(database);
  const find = async (tx: Database, viewer: ReturnType<typeof viewerOf>, id: string) => {
    const found = await findAlert(tx, viewer, id);
    if (!found) throw notFound("This alert");
    return found;
  };
  return {
    async list(filter, caller) {
      const page = await listAlerts(database, viewerOf(caller), filter, counts);
      return { ...page, items: page.items.map(asShown) };
    },

    get: async ({ id }, caller) => asShown(await find(database, viewerOf(caller), id)),

    create: (input, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const alert = asShown(await insertAlert(tx, viewer, input, clock.now()));
        await events.raise(tx, { kind: "alerts", person_id: viewer.id, object_id: alert.id });
        return { result: alert, entry: { action: "alert.created", object_id: alert.id, changes: input } };
      }),

    publish: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await find(tx, viewer, id);
        if (!(await setPublished(tx, viewer, id, clock.now()))) return { result: asShown(before), entry: null };
        await events.raise(tx, { kind: "alerts", person_id: null, object_id: id });
        const result = asShown(await find(tx, viewer, id));
        return { result, entry: { action: "alert.published", object_id: id, changes: { title: before.title } } };
      }),
  };
}
