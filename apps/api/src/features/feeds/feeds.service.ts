import { createHash, randomBytes } from "node:crypto";
import { counts, type FeedReply } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import type { AlertReads } from "../alerts/alerts.reads.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import type { MilestoneReads } from "../milestones/milestones.reads.ts";
import type { NotificationReads } from "../notifications/notifications.reads.ts";
import { atomFeed } from "./atom.ts";
import { calendarOf, type Deadline } from "../../calendar.ts";
import { deleteFeed, findOpened, insertFeed, listFeeds, noteRead } from "./feeds.repository.ts";

export interface FeedParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  people: Pick<PeopleReads, "find">;
  alerts: Pick<AlertReads, "deadlines">;
  milestones: Pick<MilestoneReads, "days">;
  notifications: Pick<NotificationReads, "ofAlerts">;
  /** Address people open; null where none is set. */
  publicUrl: string | null;
}

const minuteInMs = 60_000;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The addresses by which people read their alerts elsewhere, and what stands there. */
export function createFeedService(parts: FeedParts): Services["feeds"] {
  const { database, audit, clock, people, alerts, milestones, notifications, publicUrl } = parts;
  const baseOf = ({ origin }: Caller): string => publicUrl ?? origin;
  const placeOf = (caller: Caller, alertId: string | null): string | null =>
    alertId === null ? null : `${baseOf(caller)}/alerts/${alertId}`;

  /** Whom a token lets read; a token of somebody whose account is closed opens nothing. */
  async function opened(token: string) {
    const found = await findOpened(database, hashOf(token));
    const person = found && (await people.find(database, found.viewer.id));
    if (!found || !person || person.disabled_at !== null) throw notFound("This feed");
    const now = clock.now();
    await noteRead(database, found.id, { now, stale: new Date(Date.parse(now) - minuteInMs).toISOString() });
    return found;
  }

  const reply = (media_type: string, text: string, updated: string): FeedReply => {
    const isOver = Math.floor(Date.parse(updated) / 1000) < Math.floor(Date.parse(clock.now()) / 1000);
    return { media_type, text, last_modified: isOver ? updated : null };
  };

  const calendar = (days: readonly Deadline[], created_at: string): FeedReply => {
    const updated = days.reduce((newest, one) => (one.created_at > newest ? one.created_at : newest), created_at);
    return reply("text/calendar; charset=utf-8", calendarOf(days), updated);
  };

  return {
    list: (_, caller) => listFeeds(database, viewerOf(caller)),

    async create({ name }, caller) {
      const viewer = viewerOf(caller);
      const token = randomBytes(32).toString("base64url");
      const base = `${baseOf(caller)}/api/feeds/${token}`;
      return audit.change(caller, async (tx) => {
        if ((await listFeeds(tx, viewer)).length >= counts.feeds)
          throw new AppError(
            "conflict",
            `You have ${counts.feeds} addresses already. Take one back that is no longer used, then make another.`,
          );
        const feed = await insertFeed(tx, viewer, { name, token_hash: hashOf(token), now: clock.now() });
        const result = {
          ...feed,
          token,
          atom_url: `${base}/alerts.atom`,
          calendar_url: `${base}/deadlines.ics`,
          milestones_url: `${base}/milestones.ics`,
        };
        return { result, entry: { action: "feed.created", object_id: feed.id, changes: { name } } };
      });
    },

    revoke: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        if (!(await deleteFeed(tx, viewerOf(caller), id))) throw notFound("This feed");
        return { result: { done: true as const }, entry: { action: "feed.revoked", object_id: id } };
      }),

    async atom({ token }, caller) {
      const { id, created_at, viewer } = await opened(token);
      const told = await notifications.ofAlerts(viewer);
      const entries = told.map(({ alert_id, ...entry }) => ({ ...entry, url: placeOf(caller, alert_id) }));
      const updated = entries[0]?.created_at ?? created_at;
      return reply("application/atom+xml; charset=utf-8", atomFeed({ id, updated }, entries), updated);
    },

    async calendar({ token }, caller) {
      const { created_at, viewer } = await opened(token);
      const deadlines = (await alerts.deadlines(viewer)).map((one) => ({ ...one, url: placeOf(caller, one.id) }));
      return calendar(deadlines, created_at);
    },

    async milestones({ token }, caller) {
      const { created_at, viewer } = await opened(token);
      return calendar(await milestones.days(viewer, baseOf(caller)), created_at);
    },
  };
}
