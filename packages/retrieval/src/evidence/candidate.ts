import type { Citation } from "@clausewise/contracts";
import { type NormalCitation, sectionOf } from "../citations/clauses.ts";

/** A passage as it is stored, with what is known of its source and of the version it is read from. */
export interface StoredPassage extends Pick<
  Citation,
  | "citation"
  | "heading"
  | "page"
  | "text_kind"
  | "source_identifier"
  | "source_title"
  | "authority"
  | "jurisdiction"
  | "kind"
  | "binding"
  | "status"
  | "amended"
  | "issued"
  | "effective"
> {
  key: number;
  /** Headings above it, outermost first. */
  heading_path: readonly string[];
  text: string;
  /** Whether it is a summary of ours that tells what holds in place of words of the clause that were amended. */
  instead?: boolean;
}

/** A stored passage that was found for a question. */
export interface Candidate extends StoredPassage {
  score: number;
}

/** What tells in which section or document a passage stands. */
type Placed = Pick<Candidate, "jurisdiction" | "kind" | "source_identifier"> & Partial<Pick<Candidate, "heading" | "heading_path">>;

/** The section or document a clause of a source stands in, by name; in a person's own document what stands under one heading. */
export function sectionNamed(clause: NormalCitation, source: Placed): string {
  const { jurisdiction, source_identifier, heading = "", heading_path = [] } = source;
  if (isOwn(source)) return [`${jurisdiction} ${source_identifier}`, ...heading_path, heading].join(" › ");
  return `${jurisdiction} ${isDocument(source) ? source_identifier : sectionOf(clause)}`;
}

/** Whether a source is a person's own document. */
export const isOwn = ({ kind }: { kind: string }): boolean => kind === "upload";

/** Whether a source is cited as a whole: it has no clauses that people would name. */
export const isDocument = ({ kind }: Pick<Candidate, "kind">): boolean => kind === "guidance" || kind === "letter" || kind === "upload";
