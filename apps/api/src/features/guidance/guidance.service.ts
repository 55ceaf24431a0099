import type { Database } from "../../platform/database/client.ts";
import type { Services } from "../../service.ts";
import { listGuidance, readGuidanceMark, searchGuidance } from "./guidance.repository.ts";

export function createGuidanceService(database: Database): Services["guidance"] {
  let kept: { mark: string; rows: Awaited<ReturnType<typeof listGuidance>> } | null = null;
  return {
    /** The very same list until a row changes: there are thousands, and everybody asks for all of them. */
    async all() {
      const mark = await readGuidanceMark(database);
      if (kept?.mark !== mark) kept = { mark, rows: await listGuidance(database) };
      return kept.rows;
    },
    search: (filter) => searchGuidance(database, filter),
  };
}
