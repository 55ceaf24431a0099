import { createOpening, type OpeningParts } from "../features/checklists/opened-checklists.ts";
import { createDocumentReads } from "../features/documents/documents.reads.ts";
import { createFeedService, type FeedParts } from "../features/feeds/feeds.service.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import { createMilestonePlanService } from "../features/milestones/milestone-plans.service.ts";
import { createMilestoneService } from "../features/milestones/milestones.service.ts";
import { createMilestoneReads } from "../features/milestones/milestones.reads.ts";
import { createNotificationReads } from "../features/notifications/notifications.reads.ts";
import type { GivenParts } from "../features/milestones/milestone-parts.ts";
import { createNotify } from "../features/notifications/notify.ts";
import type { Services } from "../service.ts";
import type { Platform } from "./platform.ts";

type Given = Omit<OpeningParts, "database"> & Pick<FeedParts, "alerts"> & Pick<GivenParts, "citations" | "library">;

/** Milestones, the plans that they are made from, and the addresses by which they and alerts are read elsewhere. */
export function openMilestones(platform: Platform, given: Given): Pick<Services, "milestones" | "milestonePlans" | "feeds"> {
  const { config, trail, database } = platform;
  const opening = createOpening({ ...given, database });
  const parts: GivenParts = {
    ...platform,
    citations: given.citations,
    library: given.library,
    documents: { current: (tx, viewer, ids) => createDocumentReads(tx).current(viewer, ids) },
    people: peopleReads,
    records: trail.records,
    notify: createNotify(platform),
    publicUrl: config.publicUrl,
  };
  return {
    feeds: createFeedService({
      ...parts,
      alerts: given.alerts,
      milestones: createMilestoneReads(database, peopleReads),
      notifications: createNotificationReads(database),
    }),
    milestones: createMilestoneService(parts),
    milestonePlans: createMilestonePlanService({
      ...parts,
      checklists: {
        async find(viewer, id) {
          const { row, product } = await opening.opened(viewer, id);
          return opening.only(database, viewer, product, row);
        },
      },
    }),
  };
}
