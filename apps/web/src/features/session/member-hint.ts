import type { SessionState } from "./session-store.ts";

const key = "clausewise-member";

/** Lets the next visit wait for the dashboard without showing the start page first; scheme.js reads it before anything is drawn. */
export function rememberMember({ user, pending }: Pick<SessionState, "user" | "pending">): void {
  if (pending) return;
  try {
    if (user === null) localStorage.removeItem(key);
    else localStorage.setItem(key, "yes");
  } catch {
    // Without storage the start page shows for a moment.
  }
}

/** True where the last visit ended signed in. */
export function mayBeMember(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
