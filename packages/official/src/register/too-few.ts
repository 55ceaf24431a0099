/** How many entries a register listed before, lists now, and lists no longer. */
interface Counts {
  living: number;
  listed: number;
  gone: number;
}

/** The share of rows that may go at once without a person having a look. */
const mostGone = 0.2;

/** Rows below which a share says nothing. */
const fewRows = 10;

/** Why a list is too short to be believed without a person; null where it is not. */
export function tooFew({ living, listed, gone }: Counts): string | null {
  if (listed === 0) return "lists nothing at all";
  if (living < fewRows || gone <= living * mostGone) return null;
  return `lists ${listed} entries and lacks ${gone} of the ${living} that it listed before`;
}
