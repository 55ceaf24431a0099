import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Services } from "../../service.ts";
import { readCounts, type Counters } from "./dashboard.repository.ts";

const recentDays = 30;
const dayInMs = 86_400_000;

interface Parts {
  database: Database;
  clock: Clock;
  counters: Counters;
}

export const createDashboardService = ({ database, clock, counters }: Parts): Services["dashboard"] => ({
  stats(_, caller) {
    const since = new Date(Date.parse(clock.now()) - recentDays * dayInMs).toISOString();
    return readCounts(database, counters, viewerOf(caller), since);
  },
});
