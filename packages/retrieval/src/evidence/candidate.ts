import type { SourceStatus, TextKind } from "@clausewise/contracts";

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
  textKind: TextKind;
  sourceIdentifier: string;
  sourceTitle: string;
  authority: string;
  jurisdiction: string;
  kind: string;
  binding: boolean;
  status: SourceStatus;
  issued: string | null;
  effective: string | null;
}
