import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Services } from "../../service.ts";
import { readCounts, type Counters } from "./dashboard.repository.ts";

const recentDays = 30;
const dayInMs = 86_400_000;

export const createDashboardService = (database: Database, counters: Counters): Services["dashboard"] => ({
  stats: (_, caller) => readCounts(database, counters, viewerOf(caller), new Date(Date.now() - recentDays * dayInMs).toISOString()),
});
