import type { Clock } from "../../platform/clock/clock.ts";
import { actorOf, type Services } from "../../service.ts";

const recentDays = 30;
const dayInMs = 86_400_000;

/** Who knows how much a person has of what. */
export interface OwnedCounts {
  clock: Clock;
  documents: { count(ownerId: string): Promise<number> };
  queries: { countBookmarked(ownerId: string): Promise<number> };
  alerts: { countSince(ownerId: string, since: string): Promise<number> };
}

export const createDashboardService = ({ clock, documents, queries, alerts }: OwnedCounts): Services["dashboard"] => ({
  async stats(_, caller) {
    const { id } = actorOf(caller);
    const since = new Date(Date.parse(clock.now()) - recentDays * dayInMs).toISOString();
    const [all, bookmarked, recent_alerts] = await Promise.all([
      documents.count(id),
      queries.countBookmarked(id),
      alerts.countSince(id, since),
    ]);
    return { documents: all, bookmarked, recent_alerts };
  },
});
