import { createCiting } from "./citing.ts";
import type { GivenParts } from "./given-parts.ts";
import { createShowing } from "./shown.ts";
import { createTelling } from "./telling.ts";

/** What everything about discussions stands on. */
export function discussionParts(given: GivenParts) {
  const citing = createCiting(given);
  return { ...given, citing, showing: createShowing({ ...given, citing }), telling: createTelling(given) };
}

export type DiscussionParts = ReturnType<typeof discussionParts>;
