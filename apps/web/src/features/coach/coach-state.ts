import type { Authority } from "@clausewise/contracts";
import { useSyncExternalStore } from "react";
import { authorities } from "../../shared/authorities.ts";

type Shape = "closed" | "open" | "minimized";

/** How the coach stands in this window. */
export interface CoachState {
  shape: Shape;
  mode: "text" | "voice";
  part: "ask" | "quiz" | "progress";
  /** Which quiz cards are asked: one of the decks, or a topic by its name. */
  deck: string;
  /** Whose law answers. */
  authority: Authority;
  /** Questions that are asked until the coach is closed belong together. */
  conversation: string;
}

const key = "clausewise-coach";
const parts: readonly string[] = ["ask", "quiz", "progress"];

const begun = (): CoachState => ({
  shape: "closed",
  mode: "text",
  part: "ask",
  deck: "all",
  authority: "MULTI_AUTHORITY",
  conversation: crypto.randomUUID(),
});

const isRecord = (value: unknown): value is Partial<Record<keyof CoachState, unknown>> => typeof value === "object" && value !== null;

function remembered(): CoachState {
  const fresh = begun();
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (!isRecord(kept) || typeof kept.conversation !== "string") return fresh;
    return {
      shape: kept.shape === "open" || kept.shape === "minimized" ? kept.shape : "closed",
      mode: kept.mode === "voice" ? "voice" : "text",
      part: parts.find((part): part is CoachState["part"] => part === kept.part) ?? "ask",
      deck: typeof kept.deck === "string" ? kept.deck : fresh.deck,
      authority: authorities.find((authority) => authority === kept.authority) ?? fresh.authority,
      conversation: kept.conversation,
    };
  } catch {
    return fresh;
  }
}

let state: CoachState | null = null;
const listeners = new Set<() => void>();

const current = (): CoachState => (state ??= remembered());

/** Changes how the coach stands; it stays so on every page, and after a reload. */
export function setCoach(change: Partial<CoachState>): void {
  state = { ...current(), ...change };
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Without a storage it stands so until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

/** Closes the coach: the next question begins another conversation. */
export const closeCoach = (): void => setCoach({ shape: "closed", part: "ask", conversation: crypto.randomUUID() });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useCoachState = (): CoachState => useSyncExternalStore(subscribe, current);
