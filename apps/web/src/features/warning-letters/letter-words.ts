import type { WarningLetter } from "@clausewise/contracts";
import { formatDate } from "../../shared/format.ts";
import { webAddress } from "../../shared/web-address.ts";

export const kindNames: Record<WarningLetter["product_kind"][number], string> = {
  device: "Medical devices",
  drug: "Drugs",
  biologic: "Biologics",
};

export const followUpNames = {
  response: "Response published",
  close_out: "Close-out letter",
  none: "Neither listed",
  unknown: "Unknown",
} as const;

/** Dates, office and number of a letter in a line. */
export const letterLine = ({ date, posted_date, issuing_office, marcs_cms }: WarningLetter): string =>
  [
    date === null ? "day not known" : formatDate(date),
    issuing_office,
    posted_date && `posted ${formatDate(posted_date)}`,
    marcs_cms && `MARCS-CMS ${marcs_cms}`,
  ]
    .filter(Boolean)
    .join(" · ");

/** What is known of a response or a close-out: where it is read, what FDA's list says of it, that it lists none, or that nothing is known. */
export function followUpOf(said: string | null, isKnown: boolean): { address: string | null; text: string } {
  if (!isKnown) return { address: null, text: "unknown until FDA's list has been fetched" };
  if (said === null) return { address: null, text: "none listed" };
  const address = webAddress(said);
  return address === undefined ? { address: null, text: said } : { address, text: "read at FDA" };
}
