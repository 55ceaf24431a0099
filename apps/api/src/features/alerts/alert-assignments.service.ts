import type { AlertAssignments } from "@clausewise/contracts";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { actorOf, viewerOf, viewerThatIs, type Caller, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import type { Notify } from "../notifications/notify.ts";
import { insertAssignment, readAssignments } from "./alert-assignments.repository.ts";
import { findAlert, type StoredAlert } from "./alerts.repository.ts";

export interface AssignmentParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  people: Pick<PeopleReads, "names" | "reviewers">;
  notify: Notify;
}

const yoursAlone = () =>
  new AppError(
    "conflict",
    "You alone see this alert, so nobody else could open it. A reviewer can publish an alert of theirs, then assign it.",
  );

/** Alerts that people assign to reviewers and administrators, who are told of it. */
export function createAlertAssignmentService(parts: AssignmentParts): Services["alertAssignments"] {
  const { database, audit, clock, events, people, notify } = parts;

  async function readable(tx: Database, caller: Caller, id: string): Promise<StoredAlert> {
    const found = await findAlert(tx, viewerOf(caller), id);
    if (!found) throw notFound("This alert");
    return found;
  }

  async function known(tx: Database, viewer: Viewer, id: string): Promise<AlertAssignments> {
    const { made, toMe } = await readAssignments(tx, viewer, id);
    const ids = [...made, ...(toMe ? [toMe] : [])].flatMap(({ person_id }) => person_id ?? []);
    const names = await people.names(tx, ids);
    const named = ({ person_id, note, at }: NonNullable<typeof toMe>) => ({
      name: names.get(person_id ?? "") ?? "Deleted person",
      note,
      at,
    });
    return { id, made: made.map(named), to_me: toMe && named(toMe) };
  }

  return {
    async colleagues(_, caller) {
      const { id: own } = actorOf(caller);
      const reviewers = await people.reviewers(database);
      return reviewers.filter(({ id }) => id !== own).map(({ id, name, email }) => ({ id, name: name ?? email }));
    },

    async of({ id }, caller) {
      await readable(database, caller, id);
      return known(database, viewerOf(caller), id);
    },

    assign: ({ id, person_id, note }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const alert = await readable(tx, caller, id);
        if (alert.is_own) throw yoursAlone();
        const found = (await people.reviewers(tx)).find((one) => one.id === person_id);
        if (!found) throw notFound("The person it is to be assigned to");
        const assignee = viewerThatIs(found);
        const isNew = await insertAssignment(tx, assignee, { alert_id: id, assigned_by: viewer.id, note, at: clock.now() });
        const result = await known(tx, viewer, id);
        if (!isNew) return { result, entry: null };
        const by = (await people.names(tx, [viewer.id])).get(viewer.id);
        const said = `${by ?? actorOf(caller).label} assigned this alert to you`;
        const message = note === "" ? `${said}.` : `${said}: ${note}`;
        await notify(tx, assignee, {
          title: alert.title,
          message,
          actor_id: viewer.id,
          priority_level: "high",
          alert_id: id,
          about: "assignment",
        });
        await events.raise(tx, { kind: "alerts", person_id: assignee.id, object_id: id });
        return { result, entry: { action: "alert.assigned", object_id: id, changes: { person_id, note } } };
      }),
  };
}
