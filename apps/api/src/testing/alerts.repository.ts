import { randomUUID } from "node:crypto";
import type { AlertType, Severity, WorkState } from "@clausewise/contracts";
import type { Database } from "../platform/database/client.ts";
import { insertRows } from "../platform/database/insert-rows.ts";
import { alert } from "../features/alerts/alerts.table.ts";
import { alertWork } from "../features/alerts/alert-work.table.ts";
import { alertMatch } from "../features/alerts/watch.table.ts";

/** An alert of generated words. */
interface SaidAlert {
  whose: "everybody" | "viewer" | "other";
  severity_level: Severity;
  alert_type: AlertType;
  /** Why it concerns the viewer; null where it does not. */
  matched: "product" | "source" | null;
  /** States of the viewer's work on it, one after another. */
  worked: readonly WorkState[];
  created_at: string;
}

export type AddedAlert = SaidAlert & { id: string };

/** Adds alerts of everybody's, of a viewer and of somebody else; gives them with their ids. */
export async function addAlerts(
  database: Database,
  people: { viewer: string; other: string },
  said: readonly SaidAlert[],
): Promise<AddedAlert[]> {
  const owners = { everybody: null, ...people };
  const added = said.map((one) => ({ ...one, id: randomUUID() }));
  const rows = added.map(({ id, whose, severity_level, alert_type, created_at }) => {
    const words = { title: `Alert ${id}`, description: "Something changed." };
    return { id, owner_id: owners[whose], severity_level, alert_type, created_at, ...words };
  });
  await insertRows(database, alert, rows);
  const matches = added.flatMap(({ id, matched }) =>
    matched === null ? [] : [{ alert_id: id, owner_id: people.viewer, reasons: ["It does."], of_product: matched === "product" }],
  );
  await insertRows(database, alertMatch, matches);
  const steps = added.flatMap(({ id, worked, created_at }) =>
    worked.map((state, at) => {
      const found = { impact: null, note: "", reason: null, evidence: [] };
      return { owner_id: people.viewer, alert_id: id, version: at + 1, state, at: created_at, ...found };
    }),
  );
  await insertRows(database, alertWork, steps);
  return added;
}

/** Adds an alert for everybody, and gives its id. */
export async function addSharedAlert(database: Database, title = "A rule changed"): Promise<string> {
  const id = randomUUID();
  const said = { alert_type: "guidance_update", severity_level: "high", title, description: "Read it." } as const;
  await insertRows(database, alert, [{ id, ...said, created_at: new Date().toISOString() }]);
  return id;
}
