import type { SourceKind, SourceStatus, TextKind } from "@clausewise/contracts";
import type { OfficialFacts } from "./official-facts.ts";

/** One passage that can be cited, with text clean enough to be quoted verbatim. */
export interface SourcePassage {
  citation: string;
  heading: string;
  heading_path: string[];
  /** Page of the document, counted from 1, where it has pages. */
  page: number | null;
  text: string;
  url: string | null;
}

/** One dated version of one source with all its passages. */
export interface SourceVersion {
  identifier: string;
  title: string;
  authority: string;
  /** ISO 3166 country code, EU, or INT for bodies of several countries. */
  jurisdiction: string;
  kind: SourceKind;
  binding: boolean;
  text_kind: TextKind;
  url: string | null;
  docket: string | null;
  label: string;
  status: SourceStatus;
  issued: string | null;
  effective: string | null;
  retrieved: string;
  /** Identifiers of other sources that this version replaces. */
  supersedes?: string[];
  passages: SourcePassage[];
  /** What the official file says beside its words; only of files as their publishers issue them. */
  official?: OfficialFacts;
}
