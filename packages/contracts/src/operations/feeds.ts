import { z } from "zod";
import { Done, Id, Nothing, Timestamp, filled } from "../domain/fields.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { FeedReply, operations } from "../wire/operation.ts";

/** A pair of addresses that open a person's alerts to a feed reader and a calendar, until it is taken back. */
export const Feed = z.object({
  id: Id,
  /** What reads it, in the person's words; empty of addresses that were made before names were asked for. */
  name: z.string(),
  created_at: Timestamp,
  /** To the minute; null while nothing read it. */
  last_read_at: Timestamp.nullable(),
});
export type Feed = z.infer<typeof Feed>;

/** What is told once, as it is kept nowhere: who has it reads the person's alerts. */
export const OpenedFeed = Feed.extend({ token: z.string(), atom_url: z.string(), calendar_url: z.string(), milestones_url: z.string() });
export type OpenedFeed = z.infer<typeof OpenedFeed>;

export const NewFeed = z.object({ name: filled(lengths.name) });

const WithToken = z.object({ token: filled(lengths.name) });

const token = { operation: "feeds.create", take: "token" } as const;

export const feedOperations = operations({
  list: {
    method: "GET",
    path: "/api/feeds",
    access: "user",
    summary: "The addresses by which a person's alerts can be read elsewhere, without what opens them.",
    input: Nothing,
    output: z.array(Feed),
    example: {},
  },
  create: {
    method: "POST",
    path: "/api/feeds",
    access: "user",
    summary:
      "Makes the addresses of an Atom feed of what a person is told and of a calendar of days that concern them; they are told once.",
    input: NewFeed,
    output: OpenedFeed,
    example: { name: "Calendar on my phone" },
  },
  revoke: {
    method: "DELETE",
    path: "/api/feeds/{id}",
    access: "user",
    summary: "Takes addresses back: they open nothing any longer.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: { operation: "feeds.create", take: "id" } },
  },
  atom: {
    method: "GET",
    path: "/api/feeds/{token}/alerts.atom",
    access: "public",
    summary: "What a person was told of alerts, as an Atom feed.",
    input: WithToken,
    output: FeedReply,
    example: {},
    needs: { token },
    reply: "feed",
    mediaTypes: ["application/atom+xml; charset=utf-8"],
    perMinute: callsPerMinute.feed,
  },
  calendar: {
    method: "GET",
    path: "/api/feeds/{token}/deadlines.ics",
    access: "public",
    summary: "The days from which alerts that concern a person take effect, as a calendar.",
    input: WithToken,
    output: FeedReply,
    example: {},
    needs: { token },
    reply: "feed",
    mediaTypes: ["text/calendar; charset=utf-8"],
    perMinute: callsPerMinute.feed,
  },
  milestones: {
    method: "GET",
    path: "/api/feeds/{token}/milestones.ics",
    access: "public",
    summary: "A person's milestones, and those put into the calendar they share, as a calendar.",
    input: WithToken,
    output: FeedReply,
    example: {},
    needs: { token },
    reply: "feed",
    mediaTypes: ["text/calendar; charset=utf-8"],
    perMinute: callsPerMinute.feed,
  },
});
