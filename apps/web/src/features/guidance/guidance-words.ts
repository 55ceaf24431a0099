import type { GuidanceDocument } from "@clausewise/contracts";
import { counted, formatDate } from "../../shared/format.ts";
import type { Tone } from "../../shared/labels.ts";

export const statuses: readonly GuidanceDocument["guidanceStatus"][] = ["Final", "Draft", "Superseded", "Withdrawn"];

export const statusTones: Record<GuidanceDocument["guidanceStatus"], Tone> = {
  Final: "ok",
  Draft: "warn",
  Superseded: "bad",
  Withdrawn: "bad",
};

export const productNames: Record<GuidanceDocument["productType"][number], string> = {
  devices: "Medical devices",
  drugs: "Drugs",
  biologics: "Biologics",
  combination: "Combination products",
};

export const textNames: Record<GuidanceDocument["texts"][number]["text_kind"], string> = {
  verbatim: "Official text",
  summary: "Our summary",
};

const dayInMs = 86_400_000;

/** Whole days from one calendar day to another. */
const daysUntil = (day: string, today: string): number => Math.round((Date.parse(day) - Date.parse(today)) / dayInMs);

/** Until when comments are taken, and how long that is still; null where none are. */
export function commentsText(
  { openForComment, commentClosingDate }: Pick<GuidanceDocument, "openForComment" | "commentClosingDate">,
  today: string,
): string | null {
  if (!openForComment) return null;
  if (commentClosingDate === null) return "Open for comment, no closing date given";
  const left = daysUntil(commentClosingDate, today);
  const rest = left <= 0 ? "today is the last day" : `${counted(left, "day")} left`;
  return `Comments close ${formatDate(commentClosingDate)} · ${rest}`;
}

/** Organizations by their short names where those are how people call them. */
const short: Readonly<Record<string, string>> = {
  "Center for Drug Evaluation and Research": "CDER",
  "Center for Devices and Radiological Health": "CDRH",
  "Center for Biologics Evaluation and Research": "CBER",
  "Oncology Center of Excellence": "OCE",
};
export const organizationText = (names: readonly string[]): string => names.map((one) => short[one] ?? one).join(", ");

/** What became of it that FDA's list no longer shows; null where it stands. */
export function overText({ guidanceStatus, withdrawn_on, superseded_by, not_listed_since }: GuidanceDocument): string | null {
  const on = withdrawn_on === null ? "" : ` ${formatDate(withdrawn_on)}`;
  if (guidanceStatus === "Withdrawn") return `Withdrawn${on}`;
  if (guidanceStatus === "Superseded") return `Superseded${on}${superseded_by === null ? "; its successor is not known here" : ""}`;
  return not_listed_since === null ? null : `Not on FDA's list any longer since ${formatDate(not_listed_since)}`;
}
