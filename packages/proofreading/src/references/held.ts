import type { NormalCitation } from "@clausewise/retrieval";
import type { SourceStatus } from "@clausewise/contracts";

/** A passage of what is held. */
export interface HeldPassage {
  id: string;
  citation: string;
  normal: NormalCitation;
  heading: string;
  /** The headings above its own, the highest first. */
  path: readonly string[];
  text: string;
  url: string | null;
}

/** A version of a source, as it stands on the day of the check. */
export interface HeldVersion {
  id: string;
  label: string;
  status: SourceStatus;
  issued: string | null;
  effective: string | null;
  passages: readonly HeldPassage[];
}

/** A source of the library with all its versions; the current one is the last. */
export interface HeldSource {
  id: string;
  identifier: string;
  title: string;
  url: string | null;
  /** Whether its words are the official text's. */
  verbatim: boolean;
  status: SourceStatus;
  /** The day on which we last saw it, or compared it. */
  retrieved: string;
  versions: readonly HeldVersion[];
}

/** All that is held under one name: the official text, our summary, or both. */
export interface HeldWork {
  name: string;
  sources: readonly HeldSource[];
}

/** Where a provision went. */
export interface Succession {
  clause: string;
  heading: string;
  successors: readonly string[];
  checked_against: string;
}

/** A standard with its editions, oldest first. */
export interface KnownStandard {
  number: string;
  title: string;
  /** The year of each edition, and the years under which others took it over. */
  editions: readonly { year: string; adopted: readonly string[] }[];
  /** What took its place as a whole. */
  superseded_by: string | null;
  /** The numbers and titles of the clauses of its latest edition, where they are known. */
  clauses?: readonly (readonly [number: string, title: string])[] | undefined;
}

/** A change of a clause, and the day since when it holds. */
export interface ClauseChange {
  by: string;
  since: string;
}
