import { z } from "zod";
import type { IndexedPassage } from "../kept-index.ts";
import type { IndexMark } from "../index-file.ts";
import { waitOf } from "../server-error.ts";
import { candidateSearch, everybody, type CandidateQuery } from "./candidate-query.ts";
import { ClusterError } from "./cluster-error.ts";
import { emptyIndex, foundIndex, metaOf, type FoundIndex } from "./passage-mapping.ts";

export interface ClusterSettings {
  /** The cluster's address, without a slash at its end. */
  url: string;
  index: string;
  /** Name and password; null where it asks for none. */
  login: { name: string; password: string } | null;
}

/** One index of an OpenSearch cluster; everything rejects with a `ClusterError` alone. */
export interface OpenSearch {
  /** What stands under the index's name; null where nothing does. */
  look(signal: AbortSignal): Promise<FoundIndex | null>;
  /** Makes the index, in place of one of ours that stands there. */
  make(found: FoundIndex | null, signal: AbortSignal): Promise<void>;
  /** Gives the passages that were refused for now and may be sent again. */
  store(passages: readonly IndexedPassage[], signal: AbortSignal): Promise<IndexedPassage[]>;
  /** Has everything stored so far be found, and remembers up to where that is. */
  mark(mark: IndexMark, signal: AbortSignal): Promise<void>;
  /** Keys of the best passages, best first; `timeout` in ms. */
  find(query: CandidateQuery, timeout: number, signal: AbortSignal): Promise<number[]>;
}

interface Request {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  body?: string;
  type?: "application/json" | "application/x-ndjson";
  signal: AbortSignal;
}

const Stored = z.object({ items: z.array(z.object({ index: z.object({ status: z.int() }) })) });
const Found = z.object({
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  hits: z.object({ hits: z.array(z.object({ _id: z.string().regex(/^\d{1,15}$/) })) }),
});

/** Speaks the part of OpenSearch's interface that is used, which Elasticsearch shares. */
export function createOpenSearch({ url, index, login }: ClusterSettings): OpenSearch {
  const credentials = login && Buffer.from(`${login.name}:${login.password}`).toString("base64");
  const ask = async ({ method, path, body, type = "application/json", signal }: Request): Promise<unknown> => {
    const headers = { "content-type": type, ...(credentials !== null && { authorization: `Basic ${credentials}` }) };
    const init = { method, headers, signal, redirect: "error" as const, ...(body !== undefined && { body }) };
    const response = await fetch(`${url}/${index}${path}`, init).catch(() => null);
    if (response === null) throw new ClusterError(signal.aborted ? "did not answer in time" : "could not be reached");
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined);
      throw new ClusterError(`answered with status ${response.status}`, response.status, waitOf(response));
    }
    return response.json().catch(() => {
      throw new ClusterError("gave an answer that cannot be read");
    });
  };
  const look = async (signal: AbortSignal) => {
    try {
      const found = foundIndex(await ask({ method: "GET", path: "/_mapping", signal }));
      if (found === null) throw new ClusterError("gave an answer that cannot be read");
      return found;
    } catch (error) {
      if (error instanceof ClusterError && error.status === 404) return null;
      throw error;
    }
  };

  return {
    look,
    async make(found, signal) {
      if (found?.is === "foreign")
        throw new ClusterError("holds an index of this name that is not Clausewise's; OPENSEARCH_INDEX names another", 400);
      if (found) await ask({ method: "DELETE", path: "", signal });
      await ask({ method: "PUT", path: "", body: JSON.stringify(emptyIndex), signal });
    },
    async store(passages, signal) {
      const body = passages.map(bulkLines).join("");
      const answer = Stored.safeParse(await ask({ method: "POST", path: "/_bulk", body, type: "application/x-ndjson", signal }));
      const statuses = answer.success ? answer.data.items.map((item) => item.index.status) : [];
      if (statuses.length !== passages.length) throw new ClusterError("gave an answer that cannot be read");
      const refused = statuses.map((status) => (status < 300 ? null : new ClusterError("refused a passage", status)));
      const forGood = refused.find((error) => error?.isPassing === false);
      if (forGood) throw forGood;
      return passages.filter((_, nth) => refused[nth] !== null);
    },
    async mark(mark, signal) {
      await ask({ method: "POST", path: "/_refresh", signal });
      await ask({ method: "PUT", path: "/_mapping", body: JSON.stringify({ _meta: metaOf(mark) }), signal });
    },
    async find(query, timeout, signal) {
      const path = "/_search?allow_partial_search_results=false&filter_path=timed_out,_shards.failed,hits.hits._id";
      const answer = await ask({ method: "POST", path, body: JSON.stringify(candidateSearch(query, timeout)), signal });
      const found = Found.safeParse(withHits(answer));
      if (!found.success) throw new ClusterError("gave an answer that is not whole");
      return found.data.hits.hits.map(({ _id }) => Number(_id));
    },
  };
}

/** Where nothing is found, the path that is asked for is left out of the answer. */
const withHits = (answer: unknown) => (typeof answer === "object" && answer !== null ? { hits: { hits: [] }, ...answer } : answer);

/** Two lines of a bulk request. */
function bulkLines({ key, jurisdiction, citation, title, heading, text }: IndexedPassage): string {
  const document = { key, owner: everybody, jurisdiction, citation, title, heading, text };
  return `${JSON.stringify({ index: { _id: String(key) } })}\n${JSON.stringify(document)}\n`;
}
