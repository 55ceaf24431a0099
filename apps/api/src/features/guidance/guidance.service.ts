import type { Database } from "../../platform/database/client.ts";
import type { Services } from "../../service.ts";
import { listGuidance, searchGuidance } from "./guidance.repository.ts";

export const createGuidanceService = (database: Database): Services["guidance"] => ({
  all: () => listGuidance(database),
  search: (filter) => searchGuidance(database, filter),
});
