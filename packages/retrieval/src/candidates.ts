export type Outcome = "answered" | "inconclusive" | "nothing_found" | "declined";

/** A passage that may carry an answer, with what is known of its source. */
export interface Candidate {
  key: number;
  score: number;
  citation: string;
  heading: string;
  /** Headings above it, outermost first. */
  headingPath: readonly string[];
  text: string;
  page: number | null;
  textKind: "verbatim" | "summary";
  sourceIdentifier: string;
  sourceTitle: string;
  authority: string;
  jurisdiction: string;
  kind: string;
  binding: boolean;
  status: "draft" | "final" | "in_force" | "superseded" | "withdrawn";
  issued: string | null;
  effective: string | null;
}

/** A passage an answer rests on; the quote is a slice of its text, null for a summary of ours. */
export interface CitedQuote {
  key: number;
  quote: { start: number; end: number } | null;
}

export interface ComposedStatement {
  text: string;
  citations: CitedQuote[];
}

export interface Composition {
  outcome: Outcome;
  /** 0 to 1. */
  confidence: number;
  correction: { text: string; citations: CitedQuote[] } | null;
  statements: ComposedStatement[];
  /** Keys of further passages worth reading. */
  related: number[];
  declinedBecause: string | null;
}
