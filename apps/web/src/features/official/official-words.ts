import type { OfficialOutcome, OfficialSource } from "@clausewise/contracts";
import { counted, formatNumber } from "../../shared/format.ts";
import type { Tone } from "../../shared/labels.ts";

const outcomes: Record<OfficialOutcome, readonly [label: string, tone: Tone]> = {
  changed: ["Brought changes", "ok"],
  unchanged: ["Nothing new", "ok"],
  not_ready: ["Not ready", "warn"],
  unreachable: ["Cannot be reached", "warn"],
  blocked: ["Does not let us ask", "bad"],
  broken: ["Could not be read", "bad"],
  held: ["Waits for a person", "warn"],
  off: ["Turned off", "plain"],
};

export const outcomeWords = (outcome: OfficialOutcome): readonly [label: string, tone: Tone] => outcomes[outcome];

/** How a source is, in two or three words. */
export function stateOf({
  outcome,
  looking_since,
}: Pick<OfficialSource, "outcome" | "looking_since">): readonly [label: string, tone: Tone] {
  if (looking_since !== null) return ["Being looked at now", "plain"];
  return outcome === null ? ["Not looked at yet", "plain"] : outcomes[outcome];
}

/** `daily`, `every 3 days`, `every 6 hours`. */
export function rhythmText(hours: number): string {
  if (hours === 24) return "daily";
  return hours % 24 === 0 ? `every ${hours / 24} days` : `every ${hours} hours`;
}

/** `96 texts`, `2,794 entries`. */
export const heldText = ({ entries, holds }: Pick<OfficialSource, "entries" | "holds">): string =>
  holds === "texts" ? counted(entries, "text") : counted(entries, "entry", "entries");

/** `1 new, 2 changed`; empty where nothing was brought yet. */
export function growthText(growth: OfficialSource["growth"]): string {
  if (growth === null) return "";
  const parts = [
    [growth.added, "new"],
    [growth.changed, "changed"],
    [growth.removed, "no longer listed"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatNumber(count)} ${what}`)
    .join(", ");
}

/** How all sources are together. */
export function summaryText(sources: readonly OfficialSource[]): string {
  const silent = sources.filter(({ is_silent }) => is_silent).length;
  const unseen = sources.filter(({ last_try, is_silent }) => last_try === null && !is_silent).length;
  const heard = sources.length - silent - unseen;
  return [
    counted(sources.length, "source"),
    `${formatNumber(heard)} heard within ${heard === 1 ? "its" : "their"} rhythm`,
    silent > 0 && `${formatNumber(silent)} silent`,
    unseen > 0 && `${formatNumber(unseen)} not looked at yet`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What the source itself said, without its name before it, which stands above. */
export const resultText = ({ title, result }: Pick<OfficialSource, "title" | "result">): string => {
  if (result === null) return "";
  const said = result.startsWith(`${title}: `) ? result.slice(title.length + 2) : result;
  return said.charAt(0).toUpperCase() + said.slice(1);
};

/** Whether files saved by hand are taken, and where not, why. */
export function byHandText({ by_hand }: Pick<OfficialSource, "by_hand">, open: number): string {
  if (by_hand === "none")
    return "None can be added by hand: this register is read in many requests, and pages that somebody saves one by one need not be of the same moment.";
  if (by_hand === "whole") return "All of this register is one file, which can be saved by hand and added.";
  return open > 0
    ? `A text that it does not give can be saved by hand and added: ${counted(open, "text")} now.`
    : "A text that it does not give can be saved by hand and added; none is missing now.";
}
