import type { FirstFetch } from "@clausewise/contracts";
import { formatNumber } from "../../shared/format.ts";

/** `12 of 96 fetched; 21 CFR 803 now`; before anything is known of, that it has begun. */
function fetchingText({ held, known, now }: Pick<FirstFetch, "held" | "known" | "now">): string {
  if (known === 0) return "the first are being asked for";
  return `${formatNumber(held)} of ${formatNumber(known)} fetched${now === null ? "" : `; ${now} now`}`;
}

/** What is said of the first fetching in every page; null where there is nothing to say. */
export function noticeOf(first: FirstFetch): string | null {
  if (first.state === "fetching") return `Official texts: ${fetchingText(first)}`;
  if (first.state === "away")
    return "Official texts cannot be fetched now: their hosts cannot be reached. Everything else works; they follow when they can.";
  return null;
}

/** The same on the dashboard, where it stays as long as it is so. */
export function standingText(first: FirstFetch): string | null {
  switch (first.state) {
    case "off":
      return first.held === 0
        ? "Fetching of official texts is turned off on this server: it holds our own summaries, and whatever an administrator imports."
        : "Fetching of official texts is turned off on this server: what is held stays as it is.";
    case "waiting":
      return "Official texts are fetched in the background; until one is there, our own summaries answer.";
    case "fetching":
      return `Official texts: ${fetchingText(first)}. Until one is there, our own summaries answer.`;
    case "away":
      return "Official texts cannot be fetched now: their hosts cannot be reached. Our own summaries answer until they can.";
    case "ended":
      return first.missing.length === 0 ? null : `Official texts that did not come so far: ${first.missing.join("; ")}.`;
  }
}
