/** Words of an act that stand in one and the same place of two official language versions. */
export interface ParallelWords {
  /** Number of the section or article that they stand in. */
  section: string;
  english: string;
  other: string;
}

/** One act in two of its official languages. */
export interface ParallelAct {
  /** ISO 639-1 code of the other language. */
  language: string;
  /** Day as of which the versions are read. */
  version: string;
  /** Terms that the act itself pairs: it defines them, and names in each language what they are called in the other. */
  terms: ParallelWords[];
  /** Headings of the same place. */
  headings: ParallelWords[];
  /** Whole provisions, down to the smallest that both versions have. */
  passages: ParallelWords[];
}
