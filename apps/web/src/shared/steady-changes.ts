import { connectionLost } from "./connection.ts";

interface Parts {
  send: typeof fetch;
  isOnline: () => boolean;
  /** Hears of each time that no answer came. */
  lost: () => void;
  /** Resolves after a time in ms; rejects where the call was given up meanwhile. */
  wait: (ms: number, signal: AbortSignal | null) => Promise<void>;
  newKey: () => string;
}

/** Times in ms before a change that got no answer is sent again: a server that is started anew is back within moments. */
const delays = [500, 1500, 4000];

/** What is sent, by which two tries of the same change are known. */
const nameOf = (address: RequestInfo | URL, { method = "GET", body }: RequestInit): string | null =>
  typeof body === "string" ? `${method} ${address instanceof Request ? address.url : String(address)} ${body}` : null;

/**
 * Sends changes so that each is made once. One that got no answer, or 503, is sent again under the same `Idempotency-Key`, also
 * where its sender tries it once more later: the server may have made it all the same, and then gives the answer of the first.
 * After another change was answered, the same one is meant anew.
 */
export function createSteadyFetch({ send, isOnline, lost, wait, newKey }: Parts): typeof fetch {
  /** Keys of changes that nobody knows the outcome of, by what was sent. */
  const undecided = new Map<string, string>();

  return async (address, init = {}) => {
    const name = nameOf(address, init);
    const key = (name !== null && undecided.get(name)) || newKey();
    if (name !== null) undecided.delete(name);
    const headers = new Headers(init.headers);
    headers.set("idempotency-key", key);
    const keep = () => void (name !== null && undecided.set(name, key));
    for (let tries = 0; ; tries += 1) {
      const delay = isOnline() ? delays[tries] : undefined;
      try {
        const response = await send(address, { ...init, headers });
        if (response.status !== 503) {
          undecided.clear();
          return response;
        }
        if (delay === undefined) {
          keep();
          return response;
        }
      } catch (error) {
        const isGivenUp = init.signal?.aborted === true;
        if (!isGivenUp) lost();
        if (isGivenUp || delay === undefined) {
          keep();
          throw error;
        }
      }
      await wait(delay, init.signal ?? null);
    }
  };
}

function waited(ms: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });
}

/** Also where a page has no secure address, and so no `crypto.randomUUID`. */
const randomKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** `fetch` for changes. */
export const steadyFetch: typeof fetch = createSteadyFetch({
  send: (address, init) => fetch(address, init),
  isOnline: () => navigator.onLine,
  lost: connectionLost,
  wait: waited,
  newKey: randomKey,
});
