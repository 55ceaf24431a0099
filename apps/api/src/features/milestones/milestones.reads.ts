import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { daysOf } from "./milestone-calendar.ts";
import { readFollowed } from "./milestones.repository.ts";
import { readerThatIs, type People } from "./reader.ts";

/** What other features may know of milestones. */
export const createMilestoneReads = (database: Database, people: People) => ({
  /** A person's milestones, and those that were put into their calendar, as its days. */
  async days(viewer: Viewer, base: string) {
    const { shared } = await readerThatIs(database, people, viewer);
    const inCalendar = [...shared.values()].filter(({ in_calendar }) => in_calendar);
    const rows = await readFollowed(
      database,
      viewer,
      inCalendar.map(({ milestone_id }) => milestone_id),
    );
    return daysOf(rows, base);
  },
});

export type MilestoneReads = ReturnType<typeof createMilestoneReads>;
