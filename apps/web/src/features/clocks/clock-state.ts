import type { ReviewClock } from "@clausewise/contracts";
import { useAddress } from "../../shared/address.ts";
import { today } from "../../shared/format.ts";
import { withParams } from "../../shared/params.ts";

/** What the address says of a submission; lists as the API spells them. */
export interface ClockState {
  clock: string;
  start: string;
  choice: string;
  holds: string[];
  events: string[];
  extensions: string[];
}

const listed = (value: string | null): string[] => value?.split(",").filter(Boolean) ?? [];

/** What the API takes. */
export const runFields = ({ clock, holds, events, extensions, choice, start }: ClockState) => ({
  id: clock,
  start,
  holds: holds.join(","),
  events: events.join(","),
  extensions: extensions.join(","),
  ...(choice === "" ? {} : { choice }),
});

/** Another clock begins without what happened under the one before. */
export const anew = { choice: "", holds: [], events: [], extensions: [] };

/** The submission that the address tells of. */
export function useClockState(first: string) {
  const [params, setParams] = useAddress();
  const state: ClockState = {
    clock: params.get("clock") ?? first,
    start: params.get("start") ?? today(),
    choice: params.get("choice") ?? "",
    holds: listed(params.get("holds")),
    events: listed(params.get("events")),
    extensions: listed(params.get("extensions")),
  };
  const change = (changes: Partial<ClockState>) => {
    const said = Object.entries(changes).map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : value] as const);
    setParams((before) => withParams(before, Object.fromEntries(said)), { replace: true, preventScrollReset: true });
  };
  const choose = (clock: string) => change({ clock, ...anew });
  return { state, change, choose };
}

/** One thing that happened, as it is told and taken back. */
export interface Happening {
  list: "holds" | "events" | "extensions";
  written: string;
  label: string;
  day: string;
  /** The day on which a hold ended; null where it has not, undefined where it is no hold. */
  until?: string | null;
  days?: number;
}

const labelled = (known: readonly { id: string; label: string }[], id: string): string => known.find((one) => one.id === id)?.label ?? id;

/** What happened to a submission, in the order of its days. */
export function happeningsOf({ holds, events, extensions }: ClockState, clock: ReviewClock): Happening[] {
  const held = holds.map((written): Happening => {
    const [day = "", until = ".."] = written.split("/");
    return { list: "holds", written, label: clock.hold?.begins ?? "On hold", day, until: until === ".." ? null : until };
  });
  const happened = events.map((written): Happening => {
    const [id = "", day = ""] = written.split("@");
    return { list: "events", written, label: labelled(clock.events, id), day };
  });
  const extended = extensions.map((written): Happening => {
    const [id = "", rest = ""] = written.split("@");
    const [day = "", days] = rest.split("/");
    return {
      list: "extensions",
      written,
      label: labelled(clock.extensions, id),
      day,
      ...(days === undefined ? {} : { days: Number(days) }),
    };
  });
  return [...held, ...happened, ...extended].toSorted((one, other) => one.day.localeCompare(other.day));
}
