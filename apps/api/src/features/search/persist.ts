import { setTimeout } from "node:timers/promises";
import { ServerError } from "./server-error.ts";

/** Tries again after each of `delays` (ms), or after as long as the server asked for, while another try may succeed. */
export async function persist<T>(work: () => Promise<T>, delays: readonly number[], signal: AbortSignal): Promise<T> {
  for (const delay of delays) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ServerError) || !error.isPassing) throw error;
      await setTimeout(Math.max(delay * (0.5 + Math.random()), error.retryAfter), undefined, { signal, ref: false });
    }
  }
  return work();
}
