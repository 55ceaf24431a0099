import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { insertAlert, listAlerts } from "./alerts.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
}

export const createAlertService = ({ database, audit, clock }: Parts): Services["alerts"] => ({
  list: (filter, caller) => listAlerts(database, viewerOf(caller), filter),

  create: (input, caller) =>
    audit.change(caller, async (tx) => {
      const alert = await insertAlert(tx, viewerOf(caller), input, clock.now());
      return { result: alert, entry: { action: "alert.created", object_id: alert.id, changes: input } };
    }),
});
