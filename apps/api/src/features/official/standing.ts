import type { OfficialSource } from "@clausewise/contracts";
import type { Connector } from "@clausewise/official";
import type { StoredSource } from "./sources.repository.ts";

const hourInMs = 3_600_000;
/** Times its rhythm for which a source may say nothing before that is told: looks are spread a little, and one may wait for another. */
const patience = 1.5;

interface Counted {
  /** Texts or entries that it lists. */
  entries: number;
  /** How far a look is, where one is under way or was cut off. */
  steps: { done: number; total: number } | null;
  /** What it is asked for next. */
  next: string | null;
}

/** What people are told of a source; `stored` is null where it was never looked at. */
export function standingOf(
  connector: Connector,
  stored: StoredSource | null,
  { entries, steps, next }: Counted,
  now: string,
): OfficialSource {
  return {
    ...described(connector),
    ...told(stored),
    is_silent: isSilent(connector, stored, now),
    progress: stored?.plan && steps ? { ...steps, now: next } : null,
    entries,
  };
}

function described(connector: Connector) {
  const { id, title, publisher, url, terms, scope, holds, rhythm } = connector;
  return { id, title, publisher, url, terms, scope, holds, rhythm, by_hand: byHand(connector) };
}

/** What a file can stand in for; pages of one register that were saved one by one need not be of the same moment. */
export const byHand = ({ holds, isOneFile }: Pick<Connector, "holds" | "isOneFile">): OfficialSource["by_hand"] =>
  holds === "texts" ? "texts" : isOneFile ? "whole" : "none";

const told = (source: StoredSource | null) => ({
  outcome: source?.outcome ?? null,
  result: source?.result ?? null,
  last_try: source?.last_try ?? null,
  last_success: source?.last_success ?? null,
  next_run: source?.next_run ?? null,
  looking_since: source?.looking_since ?? null,
  as_of: source?.as_of ?? null,
  growth: source?.growth ?? null,
  seen_live: source?.seen_live ?? null,
});

/** One that was never heard is silent from its first try on. */
export function isSilent({ rhythm }: Pick<Connector, "rhythm">, source: StoredSource | null, now: string): boolean {
  if (!source?.last_try) return false;
  return source.last_success === null || Date.parse(now) - Date.parse(source.last_success) > patience * rhythm * hourInMs;
}
