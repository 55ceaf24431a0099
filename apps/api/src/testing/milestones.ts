import { createAuditReads } from "../features/audit/audit.reads.ts";
import { createCitations } from "../features/citations/citations.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import { createLibraryReads } from "../features/library/library.reads.ts";
import { createMilestonePlanService } from "../features/milestones/milestone-plans.service.ts";
import { createMilestoneService } from "../features/milestones/milestones.service.ts";
import type { GivenParts } from "../features/milestones/milestone-parts.ts";
import { createNotify } from "../features/notifications/notify.ts";
import type { TestWorld } from "./world.ts";

/** Milestones and the plans that they are made from, over a world that has no checklists; nobody is told but by what is given. */
export function openMilestones(world: TestWorld, given: Partial<GivenParts> = {}) {
  const library = createLibraryReads(world.database);
  const parts: GivenParts = {
    ...world,
    library,
    citations: createCitations(world.database, library),
    events: { raise: async () => undefined },
    people: peopleReads,
    records: createAuditReads(world.database, { key: Buffer.alloc(32), people: world.keys }),
    notify: createNotify(world),
    mail: { isOn: false, send: async () => undefined },
    publicUrl: null,
    documents: { current: async () => [] },
    ...given,
  };
  const checklists = { find: async () => Promise.reject(new Error("no checklist is asked for")) };
  return { milestones: createMilestoneService(parts), plans: createMilestonePlanService({ ...parts, checklists }) };
}
