import type { Question, SearchResult, Statement } from "@clausewise/contracts";
import { eventsOf } from "../../shared/event-stream.ts";

/** Asks for an answer with its statements as they are found; null where the stream does not come to its end. */
export async function streamAnswer(asked: Question, onStatement: (statement: Statement) => void): Promise<SearchResult | null> {
  try {
    const response = await fetch("/api/regulatory-search/stream", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    if (!response.ok || response.body === null) return null;
    for await (const { event, data } of eventsOf(response.body)) {
      // What the events hold is checked against the contract before the server sends them.
      if (event === "statement") onStatement(JSON.parse(data) as Statement);
      if (event === "done") return JSON.parse(data) as SearchResult;
    }
    return null;
  } catch {
    return null;
  }
}
