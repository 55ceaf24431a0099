import type { Database } from "../../platform/database/client.ts";
import { actorOf, type Services } from "../../service.ts";
import { countOwned } from "./dashboard.repository.ts";

const recentDays = 30;
const dayInMs = 86_400_000;

export const createDashboardService = (database: Database): Services["dashboard"] => ({
  stats: (_, caller) => countOwned(database, actorOf(caller).id, new Date(Date.now() - recentDays * dayInMs).toISOString()),
});
