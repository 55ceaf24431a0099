/** A passage as it stands in a version, without its text. */
export interface PlacedPassage {
  passage_id: string;
  citation: string;
  heading: string;
  hash: string;
}

export interface Difference {
  before: PlacedPassage | null;
  after: PlacedPassage | null;
}
