import { type ReactNode, createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { drafts } from "../../shared/draft.ts";
import { setTimeZone } from "../../shared/format.ts";
import { rememberMember } from "./member-hint.ts";
import { sessionApi } from "./session-api.ts";
import { type SessionState, type SessionStore, createSessionStore } from "./session-store.ts";

const store = createSessionStore(sessionApi);
const unknown = store.snapshot();
store.subscribe(() => {
  rememberMember(store.snapshot());
  setTimeZone(store.snapshot().user?.time_zone ?? null);
});

const report = (error: unknown) => console.error(error instanceof Error ? error.message : error);

/** Asks who is signed in; called as early as possible, because every first screen waits for it. */
export const startSession = (): void => {
  if (store.snapshot().pending) store.load().catch(report);
};

const actions = {
  exchange: store.exchange,
  /** Looks again who is signed in, after the server refused a call. */
  reload: () => {
    if (store.snapshot().user !== null) store.load().catch(report);
  },
  /** Reads the person anew, after something about them was changed. */
  refresh: store.load,
  /** The server has ended this session already. */
  leave: () => {
    store.leave();
    drafts.clear();
  },
  signOut: () => {
    store.logout().catch((error: unknown) => console.error("Failed to logout:", error));
    drafts.clear();
  },
  signOutEverywhere: async () => {
    await store.revokeAll();
    drafts.clear();
  },
};

type Session = SessionState & typeof actions & Pick<SessionStore, "exchange">;

const SessionContext = createContext<Session | null>(null);

/** Holds who is signed in, for the whole app. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(store.subscribe, store.snapshot, () => unknown);
  const session = useMemo<Session>(() => ({ ...state, ...actions }), [state]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("useSession must be used within SessionProvider");
  return session;
}
