import type { Notification } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Viewer } from "../../service.ts";
import { insertNotification, setTitles } from "./notifications.repository.ts";

interface Parts {
  clock: Clock;
  events: Pick<Events, "raise">;
}

type Said = Pick<Notification, "title" | "message"> &
  Partial<Pick<Notification, "priority_level" | "alert_id" | "address"> & { about: "match" | "assignment" }> & {
    /** Whose act the message tells of by name, and in whose words the title is: it goes with their accounts. */
    actor_id?: string | null;
    author_id?: string | null;
    /** Where a mail of its own tells of it: no other is then sent. */
    mailed_at?: string;
  };

/** Writes a person a notification in the transaction that gives the reason for it; of an alert once, however often it is asked for. */
export type Notify = (tx: Database, viewer: Viewer, said: Said) => Promise<void>;

export const createNotify =
  ({ clock, events }: Parts): Notify =>
  async (tx, viewer, said) => {
    const row = { priority_level: "normal" as const, ...said, is_read: false, created_at: clock.now() };
    const id = await insertNotification(tx, viewer, row);
    if (id !== null) await events.raise(tx, { kind: "notifications", person_id: viewer.id, object_id: id });
  };

/** Has everything that was told of a place, and of what stands in it, say what that is called now. */
export type Rename = (tx: Database, address: string, called: { title: string; author_id: string | null }) => Promise<void>;

export const rename: Rename = setTitles;
