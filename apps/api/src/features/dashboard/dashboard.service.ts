import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { actorOf, type Services } from "../../service.ts";
import { countOwned } from "./dashboard.repository.ts";

const recentDays = 30;
const dayInMs = 86_400_000;

interface Parts {
  database: Database;
  clock: Clock;
}

export const createDashboardService = ({ database, clock }: Parts): Services["dashboard"] => ({
  stats: (_, caller) => countOwned(database, actorOf(caller).id, new Date(Date.parse(clock.now()) - recentDays * dayInMs).toISOString()),
});
