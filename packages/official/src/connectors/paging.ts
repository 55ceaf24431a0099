import { Unreadable, type Step } from "../connector.ts";
import type { RegisterRow } from "../register/register-row.ts";

/** A page of a register, counted from 1; pages are asked for in their order. */
export const pageStep = (number: number, url: string, about: Step["about"] = {}): Step => ({
  key: `page ${String(number).padStart(4, "0")}`,
  kind: "page",
  url,
  order: number,
  label: `page ${number}`,
  about,
});

/** Throws `Unreadable` where a page says of the whole register what an earlier one did not. */
export function assertSame(earlier: string | undefined, now: number | string): void {
  if (earlier !== undefined && earlier !== String(now)) throw new Unreadable("was made anew while it was read");
}

/**
 * What the page after this one is told of the walk so far, of which `about` was told this one; null where the register is at its
 * end. Throws `Unreadable` where it is not the register that the walk began on, or has not what it says it has.
 */
export function walkOn(about: Step["about"], total: number, rows: readonly RegisterRow[]): (Step["about"] & { seen: string }) | null {
  assertSame(about["total"], total);
  if (total === 0) throw new Unreadable("says that it holds nothing at all");
  // Whatever comes in at the front moves all others on by its place: the last entry of one page is then on the next one too.
  if (rows.some(({ key }) => key === about["last"])) throw new Unreadable("was made anew while it was read");
  const seen = Number(about["seen"] ?? 0) + rows.length;
  if (rows.length === 0 || seen > total) throw new Unreadable(`gave ${seen} of the ${total} entries that it says it has`);
  return seen === total ? null : { seen: String(seen), total: String(total), last: rows.at(-1)?.key ?? "" };
}
