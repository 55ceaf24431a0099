import type { User } from "@clausewise/contracts";
import type { SessionApi } from "./session-api.ts";

export interface SessionState {
  user: User | null;
  /** True until the first load of the current user has succeeded or failed. */
  pending: boolean;
  /** True while the current user is being loaded. */
  fetching: boolean;
  /** True after the person signed out here, so that the page they left is not asked for again. */
  left: boolean;
  /** True after the server ended a session that this page was in. */
  ended: boolean;
}

export interface SessionStore {
  snapshot: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<void>;
  exchange: (search: URLSearchParams) => Promise<void>;
  logout: () => Promise<void>;
  /** Ends every session of the person; they stay signed in when the server refuses. */
  revokeAll: () => Promise<void>;
  /** The server has ended this session already. */
  leave: () => void;
}

export const missingCode = "Cannot exchange code for session token: no code provided in the URL search params.";

const isRefusal = (error: unknown): boolean => error instanceof Error && "status" in error && error.status === 401;

/** Who is signed in. Loads that overlap share one request; a code is exchanged once per page load. */
export function createSessionStore(api: Pick<SessionApi, "me" | "exchange" | "logout" | "revokeAll">): SessionStore {
  let state: SessionState = { user: null, pending: true, fetching: false, left: false, ended: false };
  let loading: Promise<void> | null = null;
  let exchanging: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  async function fetchUser(): Promise<void> {
    set({ fetching: true });
    try {
      const user = await api.me();
      set({ user, pending: false, fetching: false, left: false, ended: false });
    } catch (error) {
      // Without an answer it is not known that the session ended: what is on screen stays.
      const stays = state.user !== null && !isRefusal(error);
      set({ user: stays ? state.user : null, pending: false, fetching: false, ended: state.ended || (state.user !== null && !stays) });
      throw error;
    } finally {
      loading = null;
    }
  }

  const load = () => (loading ??= fetchUser());

  async function exchangeCode(search: URLSearchParams): Promise<void> {
    const code = search.get("code");
    if (code === null || code === "") throw new Error(missingCode);
    const given = search.get("state");
    await api.exchange({ code, ...(given === null || given === "" ? {} : { state: given }) });
    await loading?.catch(() => undefined);
    await load();
  }

  return {
    snapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    exchange: (search) => (exchanging ??= exchangeCode(search)),
    logout: async () => {
      set({ user: null, left: true });
      await api.logout();
    },
    leave: () => set({ user: null, left: true }),
    revokeAll: async () => {
      await api.revokeAll();
      set({ user: null, left: true });
    },
  };
}
