import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Viewer } from "../../service.ts";
import { insertNotification } from "./notifications.repository.ts";

interface Parts {
  clock: Clock;
  events: Pick<Events, "raise">;
}

/** Writes a person a notification in the transaction that gives the reason for it. */
export type Notify = (tx: Database, viewer: Viewer, said: { title: string; message: string }) => Promise<void>;

export const createNotify =
  ({ clock, events }: Parts): Notify =>
  async (tx, viewer, { title, message }) => {
    const id = await insertNotification(tx, viewer, { title, message, priority_level: "normal", is_read: false, created_at: clock.now() });
    await events.raise(tx, { kind: "notifications", person_id: viewer.id, object_id: id });
  };
