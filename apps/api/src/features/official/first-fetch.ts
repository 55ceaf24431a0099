import type { FirstFetch } from "@clausewise/contracts";
import type { Connector } from "@clausewise/official";
import type { StoredSource } from "./sources.repository.ts";

/** A source of texts, with what is held of it and what is known to come. */
export interface Beginning {
  connector: Pick<Connector, "title">;
  stored: Pick<StoredSource, "token" | "outcome" | "last_try" | "looking_since" | "plan"> | null;
  held: number;
  toCome: number;
  /** What it is asked for next. */
  next: string | null;
}

/** How far the first fetching of official texts is; it ends for each source when its texts were taken over once. */
export function firstFetch(isOn: boolean, sources: readonly Beginning[]): FirstFetch {
  const open = sources.filter(({ stored }) => stored?.token == null);
  const sum = (of: (source: Beginning) => number) => sources.reduce((total, source) => total + of(source), 0);
  const held = sum((source) => source.held);
  const state = isOn ? stateOf(open, held) : "off";
  const now = open.find(({ stored, next }) => stored?.looking_since && next !== null)?.next ?? null;
  return {
    state,
    held,
    known: held + (state === "fetching" ? sum(({ toCome }) => toCome) : 0),
    now: state === "fetching" ? now : null,
    missing: state === "ended" ? open.map(({ connector }) => connector.title) : [],
  };
}

function stateOf(open: readonly Beginning[], held: number): FirstFetch["state"] {
  if (open.length === 0) return "ended";
  const tried = open.filter(({ stored }) => stored?.last_try);
  const isUnderWay = open.some(({ stored }) => stored?.plan && stored.looking_since);
  // Whether it is being tried again does not matter while nothing answers.
  if (!isUnderWay && held === 0 && tried.length > 0 && tried.every(({ stored }) => stored?.outcome === "unreachable")) return "away";
  if (open.some(({ stored }) => stored?.looking_since)) return "fetching";
  return tried.length < open.length ? "waiting" : "ended";
}
