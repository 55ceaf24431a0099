import type { Span } from "./clock.ts";

const dayWords = { calendar: "calendar days", review: "FDA days", working: "working days" } as const;

/** `90 FDA days`, `10 months behind the 60 calendar days until filing`. */
export function spanInWords(span: Span): string {
  if ("days" in span) return `${span.days} ${dayWords[span.of]}`;
  const months = `${span.months} months`;
  return span.behind === undefined ? months : `${months} behind the ${span.behind} calendar days until filing`;
}
