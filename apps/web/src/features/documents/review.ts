import { counted, formatDate } from "../../shared/format.ts";
import type { Tone } from "../../shared/labels.ts";

const day = 86_400_000;

/** Days before a review from which on it is spoken of as near. */
const near = 14;

/** How a day of review stands today, both as YYYY-MM-DD. */
export function reviewState(reviewOn: string, today: string): { text: string; tone: Tone } {
  const days = Math.round((Date.parse(reviewOn) - Date.parse(today)) / day);
  if (days < 0) return { text: `Review overdue by ${counted(-days, "day")}`, tone: "bad" };
  if (days === 0) return { text: "Review today", tone: "warn" };
  if (days <= near) return { text: `Review in ${counted(days, "day")}`, tone: "warn" };
  return { text: `Review on ${formatDate(reviewOn)}`, tone: "plain" };
}
