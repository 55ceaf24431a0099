import type { PlayedAnswer } from "./played.ts";

/** What can go wrong on the way, by the names tests give it. */
export const faults = [
  "blocked",
  "cut",
  "broken_off",
  "wrong_type",
  "too_many",
  "away",
  "failing",
  "empty",
  "slow",
  "elsewhere",
  "endless",
  "fewer",
  "gone",
  "none",
  "making",
  "shuffled",
] as const;
export type Fault = (typeof faults)[number];

/** An answer as it leaves the double. */
export interface Sent extends PlayedAnswer {
  /** Sent to a part of it, as if the connection broke; or a little at a time, and never to its end. */
  manner?: "broken_off" | "slow" | "endless";
}

const page = "<!DOCTYPE html><html><head><title>Page Not Found</title></head><body><p>Sorry</p></body></html>";

/** The page for suspected robots, which itself answers that it was not found. */
export const apology: Sent = { status: 404, type: "text/html", body: page };

/** What becomes of an answer under a fault. */
export function faulty(fault: Fault, sent: PlayedAnswer, host: string): Sent {
  switch (fault) {
    case "blocked":
      return led(`https://${host}/apology_objects/abuse-detection-apology.html`);
    case "elsewhere":
      return led("https://192.0.2.1/inside");
    case "cut":
      return { ...sent, body: sent.body.slice(0, sent.body.length / 2) };
    case "wrong_type":
      return { status: 200, type: "text/html", body: page };
    case "too_many":
      return { status: 429, type: "text/plain", body: "Too many requests", headers: { "retry-after": "7" } };
    case "away":
      return { status: 503, type: "text/html", body: page };
    case "failing":
      return { status: 500, type: "text/html", body: page };
    case "empty":
      return { ...sent, body: sent.type.includes("json") ? "[]" : "" };
    case "gone":
      return { status: 404, type: "application/json", body: '{"error":"No matching content found."}' };
    case "making":
      return { status: 202, type: "application/xhtml+xml", body: "" };
    case "none":
      return sent.type.includes("xml")
        ? { ...sent, body: sent.body.replace(/(<(\w+)[^<>?]*>)[\s\S]*$/, "$1</$2>") }
        : reordered(sent, () => []);
    case "fewer":
      return reordered(sent, (rows) => rows.filter((_, at) => at % 10 >= 3));
    case "shuffled":
      return reordered(sent, (rows) => rows.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length).toReversed());
    case "broken_off":
    case "slow":
    case "endless":
      return { ...sent, manner: fault };
  }
}

const led = (location: string): Sent => ({ status: 302, type: "text/html", body: "", headers: { location } });

/** Lists of rows in JSON, and the lists that JSON carries by name; anything else stays as it is. */
function reordered(sent: PlayedAnswer, change: (rows: unknown[]) => unknown[]): Sent {
  if (!sent.type.includes("json")) return sent;
  const body: unknown = JSON.parse(sent.body);
  if (Array.isArray(body)) return { ...sent, body: JSON.stringify(change(body)) };
  const lists = Object.entries(body as object).map(([name, value]) => [name, Array.isArray(value) ? change(value) : (value as unknown)]);
  return { ...sent, body: JSON.stringify(Object.fromEntries(lists)) };
}
