import { z } from "zod";
import { operations } from "../wire/operation.ts";

/** What can have changed while somebody looks at it. */
export const EventKind = z.enum([
  "library",
  "alerts",
  "notifications",
  "documents",
  "official",
  "references",
  "translations",
  "draftReviews",
  "gaps",
  "protocols",
  "signatures",
  "milestones",
  "discussions",
]);
export type EventKind = z.infer<typeof EventKind>;

/** Something changed: what was loaded of it is to be loaded again. */
export const Change = z.object({ kind: EventKind, object_id: z.string().nullable() });
export type Change = z.infer<typeof Change>;

export const eventOperations = operations({
  stream: {
    method: "GET",
    path: "/api/events",
    access: "user",
    summary:
      "Tells what changes, of everybody's and of one's own, as it happens; after a gap it says that everything is to be loaded again.",
    input: z.object({}),
    output: z.object({ reason: z.enum(["signed_out", "renew", "stopping"]) }),
    example: {},
    events: { ready: z.object({}), changed: Change, resync: z.object({}) },
    endless: true,
    perMinute: 60,
  },
});
