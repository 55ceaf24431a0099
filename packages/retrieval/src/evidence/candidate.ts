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
