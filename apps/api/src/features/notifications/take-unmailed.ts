import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { takeNotifications } from "./notifications.repository.ts";

/** Takes what a person was told since a time, has not read and was not mailed, so that nobody takes it again. */
export type TakeUnmailed = (
  tx: Database,
  viewer: Viewer,
  when: { since: string; now: string },
) => Promise<{ title: string; message: string; alert_id: string | null; address: string | null }[]>;

export const takeUnmailed: TakeUnmailed = (tx, viewer, when) => takeNotifications(tx, viewer, when);
