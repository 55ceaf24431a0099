import type { SourceStatus, TextKind } from "@clausewise/contracts";
import { type NormalCitation, sectionOf } from "../citations/clauses.ts";

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

/** The section or document a clause of a source stands in, by name. */
export const sectionNamed = (clause: NormalCitation, source: Pick<Candidate, "jurisdiction" | "kind" | "sourceIdentifier">): string =>
  `${source.jurisdiction} ${isDocument(source) ? source.sourceIdentifier : sectionOf(clause)}`;

/** Whether a source is cited as a whole: it has no clauses that people would name. */
export const isDocument = ({ kind }: Pick<Candidate, "kind">): boolean => kind === "guidance" || kind === "letter" || kind === "upload";
