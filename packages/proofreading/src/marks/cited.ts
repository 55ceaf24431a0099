/** A law or document, or a place in it, as it is cited in a folded text. */
export interface Cited {
  start: number;
  end: number;
  /** What is cited, in the spelling the library cites it by: `21 CFR 820`, `EU MDR`, `ISO 14971`. */
  source: string;
  /** Its edition or revision: `2007`, `R2`, `rev 4`; null where none is said. */
  edition: string | null;
  /** The clause as it is cited: `21 CFR 820.30(g)`; null of the whole. */
  clause: string | null;
  /** Whether the edition's year is that in which a country took the standard over: `DIN EN ISO 14971:2022-04`. */
  national?: true;
  /** The last of a range that begins with the clause; null of a single one. */
  until: string | null;
}

/** Something cited as a whole. */
export const whole = (start: number, end: number, source: string, edition: string | null = null): Cited => ({
  start,
  end,
  source,
  edition,
  clause: null,
  until: null,
});
