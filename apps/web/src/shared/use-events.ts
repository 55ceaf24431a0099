import { Change } from "@clausewise/contracts";
import { useEffect } from "react";
import { trpc } from "./trpc.ts";

/** One page at a time listens, and tells the others: browsers keep few connections open to one server. */
const name = "clausewise-events";

/** Loads again what has changed on the server, as it happens. */
export function useEvents(): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const leaving = new AbortController();
    const pages = new BroadcastChannel(name);
    const take = (change: Change | null) => {
      if (change === null) void utils.invalidate();
      else void utils[change.kind].invalidate();
    };
    pages.addEventListener("message", ({ data }: MessageEvent<Change | null>) => take(data));
    const tell = (change: Change | null) => {
      take(change);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
      pages.postMessage(change);
    };
    const listening = () => listen(tell, leaving.signal);
    // Without a secure address there are no locks, and every page listens for itself.
    if ("locks" in navigator) navigator.locks.request(name, { signal: leaving.signal }, listening).catch(() => undefined);
    else void listening();
    return () => {
      leaving.abort();
      pages.close();
    };
  }, [utils]);
}

/** Listens until the page is left; the browser connects again by itself, from where it was. */
function listen(tell: (change: Change | null) => void, left: AbortSignal): Promise<void> {
  const source = new EventSource("/api/events");
  source.addEventListener("changed", ({ data }: MessageEvent<string>) => tell(Change.parse(JSON.parse(data))));
  source.addEventListener("resync", () => tell(null));
  return new Promise((resolve) => {
    left.addEventListener("abort", () => {
      source.close();
      resolve();
    });
  });
}
