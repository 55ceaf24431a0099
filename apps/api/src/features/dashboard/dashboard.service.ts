import type { HeldFigures } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import { readCounts, type Counting } from "./dashboard.repository.ts";

const recentDays = 30;
const dayInMs = 86_400_000;

/** Who knows how much a person has of what. */
export interface OwnedCounts {
  database: Database;
  clock: Clock;
  documents: { count(viewer: Viewer): Counting };
  queries: { countBookmarked(viewer: Viewer): Counting };
  alerts: { countSince(viewer: Viewer, since: string): Counting };
  /** What ships with the program, counted. */
  held: () => HeldFigures;
}

export const createDashboardService = ({ database, clock, documents, queries, alerts, held }: OwnedCounts): Services["dashboard"] => ({
  stats(_, caller) {
    const viewer = viewerOf(caller);
    const since = new Date(Date.parse(clock.now()) - recentDays * dayInMs).toISOString();
    return readCounts(database, {
      documents: documents.count(viewer),
      bookmarked: queries.countBookmarked(viewer),
      recent_alerts: alerts.countSince(viewer, since),
    });
  },
  held: async () => held(),
});
