import type { Played, PlayedAnswer } from "./played.ts";

/** openFDA as the double holds it: lists of entries by the path of their endpoint. */
interface DoubleOpenFda extends Played {
  lists: Map<string, Record<string, unknown>[]>;
  lastUpdated: string;
  /** Entries that it gives at once at the most. */
  most: number;
}

export function createDoubleOpenFda(lists: Map<string, Record<string, unknown>[]>, lastUpdated: string, most = 1000): DoubleOpenFda {
  const fda: DoubleOpenFda = {
    host: "api.fda.gov",
    lists,
    lastUpdated,
    most,
    answer: (path, query) => answer(fda, path, query),
  };
  return fda;
}

const notFound: PlayedAnswer = {
  status: 404,
  type: "application/json",
  body: '{"error":{"code":"NOT_FOUND","message":"No matches found!"}}',
};

/** Pages are walked by the place of their last entry, which the answer puts into the address of the next one. */
function answer({ lists, lastUpdated, most }: DoubleOpenFda, path: string, query: URLSearchParams): PlayedAnswer {
  const all = lists.get(path.replace(/^\/|\.json$/g, ""));
  if (!all?.length) return notFound;
  const limit = Math.min(Number(query.get("limit") ?? 1), most);
  const start = Number(query.get("search_after") ?? 0);
  const results = all.slice(start, start + limit);
  const meta = { last_updated: lastUpdated, results: { skip: 0, limit, total: all.length } };
  const next = new URLSearchParams({ ...Object.fromEntries(query), search_after: String(start + limit) }).toString();
  const headers = start + limit < all.length ? { link: `<https://api.fda.gov${path}?${next}>; rel="next"` } : {};
  return { status: 200, type: "application/json; charset=utf-8", body: JSON.stringify({ meta, results }), headers };
}
