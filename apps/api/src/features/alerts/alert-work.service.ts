import type { AlertWork, AuditAction, Evidence } from "@clausewise/contracts";
import { evidenceKinds } from "@clausewise/contracts/vocabulary";
import { differences } from "../../differences.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { addStep, readSteps, type StoredStep } from "./alert-work.repository.ts";
import { findAlert } from "./alerts.repository.ts";

type Kind = Evidence["kind"];

/** Those of some things that a person may rest an assessment on, and what they are called. */
type Named = (viewer: Viewer, ids: readonly string[]) => Promise<{ id: string; label: string; part_of?: string | null }[]>;

export interface WorkParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  evidence: Readonly<Record<Kind, Named>>;
}

type Found = Omit<StoredStep, "version" | "at">;

const nothingYet: Found = { state: "open", impact: null, note: "", reason: null, evidence: [] };

const missing: Record<Kind, string> = { document: "This document", bookmark: "This bookmark", clause: "This clause" };

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

  /** What was chosen before keeps the name it had, whether or not it is still there. */
  async function named(viewer: Viewer, kind: Kind, ids: readonly string[], before: readonly Evidence[]): Promise<Evidence[]> {
    const wanted = [...new Set(ids)];
    const held = before.filter((one) => one.kind === kind);
    const added = wanted.filter((id) => !held.some((one) => one.id === id));
    const found = added.length === 0 ? [] : await evidence[kind](viewer, added);
    if (found.length < added.length) throw notFound(missing[kind]);
    const all = [...held, ...found.map(({ id, label, part_of = null }): Evidence => ({ kind, id, label, part_of }))];
    return wanted.flatMap((id) => all.find((one) => one.id === id) ?? []);
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
      const chosen = await Promise.all(evidenceKinds.map((kind) => named(viewer, kind, given[kind], held)));
      return step(caller, seen, "alert.assessed", ({ state }) => {
        if (state === "closed") throw new AppError("conflict", "This alert is closed. Reopen it, then save your assessment.");
        return { state: "assessing", impact, note, reason: null, evidence: chosen.flat() };
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
