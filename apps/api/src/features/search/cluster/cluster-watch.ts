import type { Health } from "@clausewise/contracts";
import type { LibraryReads } from "../../library/library.reads.ts";
import { isProven } from "../kept-index.ts";
import type { OpenSearch } from "./open-search.ts";

/** Tells from memory where candidates come from. */
interface ClusterWatch {
  candidates: () => Health["candidates"];
  /** Looks anew. */
  look: () => Promise<void>;
}

interface WatchParts {
  library: Pick<LibraryReads, "passagesAfter" | "hashAt">;
  /** Null where there is none. */
  cluster: OpenSearch | null;
}

const timeout = 3000;

/** Watches whether a cluster answers and holds every shared passage. */
export function createClusterWatch({ library, cluster }: WatchParts): ClusterWatch {
  let state: Health["candidates"] = cluster === null ? "own_index" : "cluster_away";
  const lookAt = async (one: OpenSearch): Promise<Health["candidates"]> => {
    const found = await one.look(AbortSignal.timeout(timeout)).catch(() => "away" as const);
    if (found === "away" || found?.is === "foreign") return "cluster_away";
    if (found?.is !== "ours" || !(await isProven(library, found.mark))) return "cluster_filling";
    return (await library.passagesAfter(found.mark.key, 1)).length > 0 ? "cluster_filling" : "cluster";
  };
  return {
    candidates: () => state,
    async look() {
      if (cluster !== null) state = await lookAt(cluster);
    },
  };
}
