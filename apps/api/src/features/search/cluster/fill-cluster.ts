import type { LibraryReads } from "../../library/library.reads.ts";
import type { IndexMark } from "../index-file.ts";
import { isProven, markOf, passagesAfter, type IndexedPassage } from "../kept-index.ts";
import { persist } from "../persist.ts";
import { ClusterError } from "./cluster-error.ts";
import type { OpenSearch } from "./open-search.ts";

/** How a cluster is sent passages; times in ms. */
interface FillPace {
  timeout: number;
  /** What to wait before each further try. */
  delays: readonly number[];
  /** Passages after which it is remembered how far everything is. */
  markEvery: number;
}

interface FillParts {
  library: Pick<LibraryReads, "passagesAfter" | "hashAt">;
  cluster: OpenSearch;
  signal: AbortSignal;
  /** Hears up to which key everything is stored. */
  stored?: (mark: IndexMark) => Promise<void>;
}

const usual: FillPace = { timeout: 60_000, delays: [500, 2000, 8000], markEvery: 2000 };

/**
 * Sends a cluster the shared passages that it does not hold. Cut off at any time, it goes on where everything before was
 * stored; where the cluster holds those of another database, from the first on, in their place.
 */
export async function fillCluster({ library, cluster, signal, stored }: FillParts, own: Partial<FillPace> = {}): Promise<void> {
  const { timeout, delays, markEvery } = { ...usual, ...own };
  const steadily = <T>(work: (signal: AbortSignal) => Promise<T>) =>
    persist(() => work(AbortSignal.any([signal, AbortSignal.timeout(timeout)])), delays, signal);
  const store = async (passages: readonly IndexedPassage[]): Promise<void> => {
    let left = passages;
    await steadily(async (inTime) => {
      left = await cluster.store(left, inTime);
      if (left.length > 0) throw new ClusterError("takes no more passages for now", 429);
    });
  };
  const keep = async (mark: IndexMark) => {
    await steadily((inTime) => cluster.mark(mark, inTime));
    await stored?.(mark);
  };

  const found = await steadily((inTime) => cluster.look(inTime));
  if (found?.is !== "ours") await steadily((inTime) => cluster.make(found, inTime));
  const known = found?.is === "ours" ? found.mark : nothing;
  const start = known.key === 0 || (await isProven(library, known)) ? known : nothing;
  if (start.key !== known.key) await keep(start);
  let [mark, sent] = [start, 0];
  for await (const passages of passagesAfter(library, start.key)) {
    signal.throwIfAborted();
    await store(passages);
    const last = passages.at(-1);
    if (last) mark = markOf(last);
    sent += passages.length;
    if (sent >= markEvery) {
      await keep(mark);
      sent = 0;
    }
  }
  if (sent > 0) await keep(mark);
}

const nothing: IndexMark = { key: 0, hash: "" };
