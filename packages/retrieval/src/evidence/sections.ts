import { sectionOf } from "../citations/clauses.ts";
import type { Candidate } from "./candidate.ts";
import type { ReadCandidate } from "./passage-reader.ts";

export const isDocument = ({ kind }: Pick<Candidate, "kind">): boolean => kind === "guidance" || kind === "letter" || kind === "upload";

/** Name of the section that a clause stands in. */
export const sectionNamed = (clause: string, source: Pick<Candidate, "jurisdiction" | "kind" | "sourceIdentifier">): string =>
  `${source.jurisdiction} ${isDocument(source) ? source.sourceIdentifier : sectionOf(clause)}`;

/** Name of the section a passage stands in. */
export const sectionNameOf = (candidate: Candidate): string => sectionNamed(candidate.citation, candidate);

/** What people cite as one: a section of a regulation, an article, or a guidance document. */
export interface Section {
  name: string;
  jurisdiction: string;
  /** Passages found in it, best search score first. */
  members: readonly ReadCandidate[];
}

/** Passages by the section or document they stand in. */
export const gatherSections = (read: readonly ReadCandidate[]): Section[] =>
  [...Map.groupBy(read, ({ candidate }) => sectionNameOf(candidate))].map(([name, members]) => ({
    name,
    jurisdiction: members[0]?.candidate.jurisdiction ?? "",
    members: members.toSorted((one, other) => other.candidate.score - one.candidate.score),
  }));
