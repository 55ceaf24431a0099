import type { Change } from "@clausewise/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "./trpc.ts";

/** One page at a time listens, and tells the others: browsers keep few connections open to one server. */
const name = "clausewise-events";

/** Time in ms in which changes are gathered: an import makes thousands. */
const gatheredFor = 500;

/** What was loaded with a kind of thing, beside those things themselves. */
const beside = {
  alerts: ["alertAssignments", "alertWork", "answerChanges"],
  library: ["answerChanges", "coach", "discussions", "gaps", "gapRequirements", "liveCitations", "milestones", "queries", "templates"],
  notifications: [],
  documents: [],
  official: [],
  references: [],
  translations: [],
  draftReviews: [],
  protocols: [],
  gaps: ["gapRequirements", "liveCitations", "signatures", "templates"],
  signatures: [],
  milestones: [],
  discussions: ["discussionModeration"],
} as const satisfies Record<Change["kind"], readonly string[]>;

/** Loads again what has changed on the server, as it happens. */
export function useEvents(): void {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const pages = new BroadcastChannel(name);
    const changed = new Set<Change["kind"] | "all">();
    const reload = () => {
      for (const kind of changed) {
        if (kind === "all") void utils.invalidate();
        else for (const one of [kind, ...beside[kind]]) void utils[one].invalidate();
        const lists = kind === "all" ? [["list"]] : [kind, ...beside[kind]].map((one) => ["list", one]);
        for (const queryKey of lists) void queries.invalidateQueries({ queryKey });
      }
      changed.clear();
    };
    const take = (change: Change | null) => {
      if (changed.size === 0) setTimeout(reload, gatheredFor);
      changed.add(change?.kind ?? "all");
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
  }, [utils, queries]);
}

/** Listens until the page is left; the browser connects again by itself, from where it was. */
function listen(tell: (change: Change | null) => void, left: AbortSignal): Promise<void> {
  const source = new EventSource("/api/events");
  source.addEventListener("changed", ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as Change));
  source.addEventListener("resync", () => tell(null));
  return new Promise((resolve) => {
    left.addEventListener("abort", () => {
      source.close();
      resolve();
    });
  });
}
