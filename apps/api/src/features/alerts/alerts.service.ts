import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { insertAlert, listAlerts } from "./alerts.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
}

export const createAlertService = ({ database, audit, clock, events }: Parts): Services["alerts"] => ({
  list: (filter, caller) => listAlerts(database, viewerOf(caller), filter),

  create: (input, caller) =>
    audit.change(caller, async (tx) => {
      const viewer = viewerOf(caller);
      const alert = await insertAlert(tx, viewer, input, clock.now());
      await events.raise(tx, { kind: "alerts", person_id: viewer.id, object_id: alert.id });
      return { result: alert, entry: { action: "alert.created", object_id: alert.id, changes: input } };
    }),
});
