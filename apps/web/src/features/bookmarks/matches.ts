import type { Query } from "@clausewise/contracts";

/** Whether a bookmark holds the searched words in its question, answer or sources. */
export function matchesSearch(query: Query, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [query.question, query.response, query.source_documents].some((text) => text.toLowerCase().includes(wanted));
}

/** Confidence in three steps: 0.8 or more, 0.6 or more, lower; none when there is no score. */
export function confidenceTone(score: number | null): "ok" | "warn" | "bad" | "plain" {
  if (score === null) return "plain";
  if (score >= 0.8) return "ok";
  return score >= 0.6 ? "warn" : "bad";
}
