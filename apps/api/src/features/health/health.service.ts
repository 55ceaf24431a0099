import type { OpenDatabase } from "../../platform/database/client.ts";
import type { Services } from "../../service.ts";
import { ping } from "./health.repository.ts";

export const createHealthService = ({ database, kind }: Pick<OpenDatabase, "database" | "kind">, version: string): Services["health"] => ({
  async get() {
    await ping(database);
    return { status: "ready", version, database: kind };
  },
});
