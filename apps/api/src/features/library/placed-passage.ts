/** A passage as it stands in a version, without its text. */
export interface PlacedPassage {
  passage_id: string;
  citation: string;
  heading: string;
  hash: string;
}

/** The two sides stand under other citations where the passage was renumbered. */
export interface Difference {
  before: PlacedPassage | null;
  after: PlacedPassage | null;
}

export const isRenumbered = ({ before, after }: Difference): boolean =>
  before !== null && after !== null && before.citation !== after.citation;
