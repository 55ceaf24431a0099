import { useSyncExternalStore } from "react";

/** `offline` where the device has no connection, `away` where the server does not answer. */
export type Connection = "here" | "offline" | "away";

interface Parts {
  isOnline: () => boolean;
  /** Asks whether the server answers. */
  ask: () => Promise<boolean>;
  /** Calls something later; time in ms. */
  later: (call: () => void, ms: number) => void;
}

/** Time in ms after which a server that is away is asked again. */
const again = 3000;

/** Whether the server can be reached; while it cannot, it is asked again by itself until it answers. */
export function createConnection({ isOnline, ask, later }: Parts) {
  let state: Connection = isOnline() ? "here" : "offline";
  let asking = false;
  const listeners = new Set<() => void>();
  const set = (next: Connection) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  async function look(): Promise<void> {
    if (asking) return;
    asking = true;
    const answers = await ask().catch(() => false);
    asking = false;
    if (answers) set("here");
    else if (isOnline()) {
      set("away");
      later(() => void look(), again);
    }
  }
  return {
    snapshot: (): Connection => (isOnline() ? state : "offline"),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A call did not reach the server. */
    lost: () => void (isOnline() ? look() : set("offline")),
    /** Asks at once. */
    look,
    /** The device lost or found its connection. */
    changed: () => void (isOnline() ? look() : set("offline")),
  };
}

const inBrowser = typeof window !== "undefined";

const connection = createConnection({
  isOnline: () => !inBrowser || navigator.onLine,
  ask: async () => (await fetch("/api/health", { cache: "no-store" })).ok,
  later: (call, ms) => void setTimeout(call, ms),
});
if (inBrowser) {
  window.addEventListener("online", connection.changed);
  window.addEventListener("offline", connection.changed);
}

export const { lost: connectionLost, look: lookForServer, subscribe: onConnection, snapshot: connectionNow } = connection;

export const useConnection = (): Connection => useSyncExternalStore(connection.subscribe, connection.snapshot, () => "here");
