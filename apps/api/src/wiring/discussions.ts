import type { Citations } from "../features/citations/citations.ts";
import { createDiscussionService } from "../features/discussions/discussions.service.ts";
import type { GivenParts } from "../features/discussions/given-parts.ts";
import { createLeaving } from "../features/discussions/leaving.ts";
import { createModerationService } from "../features/discussions/moderation.service.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import type { LibraryReads } from "../features/library/library.reads.ts";
import { createNotify, rename } from "../features/notifications/notify.ts";
import { ownerOf, type Actor, type Services } from "../service.ts";
import type { Platform } from "./platform.ts";

interface Given {
  citations: Citations;
  library: LibraryReads;
}

/** The discussion board, and those who moderate it. */
export function openDiscussions(platform: Platform, actor: Actor, given: Given) {
  const keeper = ownerOf({ owner_id: actor.id });
  const parts: GivenParts = { ...platform, ...given, people: peopleReads, notify: createNotify(platform), rename, keeper };
  const services: Pick<Services, "discussions" | "discussionModeration"> = {
    discussions: createDiscussionService(parts),
    discussionModeration: createModerationService(parts),
  };
  return { services, leave: createLeaving(parts) };
}
