import { type SearchText, widened } from "@clausewise/retrieval";
import type { LibraryReads } from "../../library/library.reads.ts";
import type { CandidateSource } from "../candidate-source.ts";
import type { IndexMark } from "../index-file.ts";
import { isProven } from "../kept-index.ts";
import { ClusterError } from "./cluster-error.ts";
import type { OpenSearch } from "./open-search.ts";

/** Times in ms. */
interface Habits {
  /** What a question waits for it, after which our own index answers. */
  timeout: number;
  /** How long it is left alone after a failure, so that one that is away slows few answers. */
  rest: number;
  /** How long what it holds is believed to be so. */
  believed: number;
}

const usual: Habits = { timeout: 1500, rest: 15_000, believed: 15_000 };

/** Versions of one text stand in it side by side, and one day's alone are looked for: so many times more is asked for. */
const margin = 4;
const mostAsked = 5000;

interface CandidateParts {
  library: Pick<LibraryReads, "hashAt">;
  cluster: OpenSearch;
}

/** Candidates from a cluster, up to the passage to which it is known to hold all; what came after, our own index finds. */
export function createClusterCandidates({ library, cluster }: CandidateParts, own: Partial<Habits> = {}): CandidateSource {
  const { timeout, rest, believed } = { ...usual, ...own };
  let askedFrom = 0;
  let seen: { mark: Promise<IndexMark | null>; at: number } | null = null;

  const inTime = () => AbortSignal.timeout(timeout);
  const readMark = async (): Promise<IndexMark | null> => {
    const found = await cluster.look(inTime());
    return found?.is === "ours" && found.mark.key > 0 && (await isProven(library, found.mark)) ? found.mark : null;
  };
  const markNow = (): Promise<IndexMark | null> => {
    if (seen === null || performance.now() > seen.at + believed) seen = { mark: readMark(), at: performance.now() };
    return seen.mark;
  };
  const find = async (text: SearchText, jurisdictions: readonly string[] | null, limit: number) => {
    const mark = await markNow();
    if (mark === null) return null;
    const query = { ...widened(text), jurisdictions, upTo: mark.key, limit: Math.min(mostAsked, limit * margin) };
    const keys = new Set(await cluster.find(query, timeout, inTime()));
    // One that finds nothing at all may have been emptied since.
    return keys.size === 0 ? null : { keys, after: mark.key };
  };

  return {
    async find(text, jurisdictions, limit) {
      if (performance.now() < askedFrom) return null;
      try {
        return await find(text, jurisdictions, limit);
      } catch (error) {
        seen = null;
        askedFrom = performance.now() + Math.max(rest, error instanceof ClusterError ? error.retryAfter : 0);
        return null;
      }
    },
  };
}
