import type { AlertWork, AuditAction } from "@clausewise/contracts";
import { differences } from "../../differences.ts";
import { AppError, notFound } from "../../errors.ts";
import { nameEvidence, type NamedEvidence } from "../../evidence.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { addStep, readSteps, type StoredStep } from "./alert-work.repository.ts";
import { findAlert } from "./alerts.repository.ts";

export interface WorkParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  evidence: NamedEvidence;
}

type Found = Omit<StoredStep, "version" | "at">;

const nothingYet: Found = { state: "open", impact: null, note: "", reason: null, evidence: [] };

const changedMeanwhile = () =>
  new AppError(
    "conflict",
    "Your work on this alert was changed elsewhere after you opened it, so nothing was overwritten. Open the alert anew to see what was saved.",
  );

function asShown(id: string, steps: StoredStep[]): AlertWork {
  const [newest] = steps;
  const { at: _, ...found } = newest ?? { ...nothingYet, version: 0, at: "" };
  return { ...found, id, steps };
}

const foundIn = ({ state, impact, note, reason, evidence }: AlertWork): Found => ({ state, impact, note, reason, evidence });

/** What people find of alerts: assessed, closed and taken on again, each step kept. */
export function createAlertWorkService({ database, audit, clock, events, evidence }: WorkParts): Services["alertWork"] {
  async function read(tx: Database, viewer: Viewer, id: string): Promise<AlertWork> {
    if (!(await findAlert(tx, viewer, id))) throw notFound("This alert");
    return asShown(id, await readSteps(tx, viewer, id));
  }

  const step = (caller: Caller, seen: { id: string; version: number }, action: AuditAction, next: (before: AlertWork) => Found) =>
    audit.change(caller, async (tx) => {
      const viewer = viewerOf(caller);
      const before = await read(tx, viewer, seen.id);
      if (before.version !== seen.version) throw changedMeanwhile();
      const found = next(before);
      const changes = differences(foundIn(before), found);
      if (Object.keys(changes).length === 0) return { result: before, entry: null };
      const row = { ...found, version: before.version + 1, at: clock.now() };
      await addStep(tx, viewer, seen.id, row);
      await events.raise(tx, { kind: "alerts", person_id: viewer.id, object_id: seen.id });
      const entry = { action, object_id: seen.id, object_version: String(row.version), reason: found.reason, changes };
      return { result: asShown(seen.id, [row, ...before.steps]), entry };
    });

  return {
    get: ({ id }, caller) => read(database, viewerOf(caller), id),

    async assess({ impact = null, note, evidence: given, ...seen }, caller) {
      const viewer = viewerOf(caller);
      const { evidence: held } = await read(database, viewer, seen.id);
      const chosen = await nameEvidence(evidence, viewer, given, held);
      return step(caller, seen, "alert.assessed", ({ state }) => {
        if (state === "closed") throw new AppError("conflict", "This alert is closed. Reopen it, then save your assessment.");
        return { state: "assessing", impact, note, reason: null, evidence: chosen };
      });
    },

    close: ({ reason, ...seen }, caller) =>
      step(caller, seen, "alert.closed", (before) => {
        if (before.state === "closed") throw new AppError("conflict", "This alert is closed already.");
        return { ...foundIn(before), state: "closed", reason };
      }),

    reopen: (seen, caller) =>
      step(caller, seen, "alert.reopened", (before) => {
        if (before.state !== "closed") throw new AppError("conflict", "This alert is not closed.");
        return { ...foundIn(before), state: "assessing", reason: null };
      }),
  };
}
