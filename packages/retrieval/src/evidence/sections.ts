import { type NormalCitation, sectionOf } from "../citations/clauses.ts";
import type { Candidate } from "./candidate.ts";
import type { ReadCandidate } from "./passage-reader.ts";

/** The section or document a clause of a source stands in, by name. */
export const sectionNamed = (clause: NormalCitation, source: Pick<Candidate, "jurisdiction" | "kind" | "sourceIdentifier">): string =>
  `${source.jurisdiction} ${isDocument(source) ? source.sourceIdentifier : sectionOf(clause)}`;

/** Whether a source is cited as a whole: it has no clauses that people would name. */
export const isDocument = ({ kind }: Pick<Candidate, "kind">): boolean => kind === "guidance" || kind === "letter" || kind === "upload";

/** What people cite as one: a section of a regulation, an article, or a guidance document. */
export interface Section {
  name: string;
  jurisdiction: string;
  /** Passages found in it, best search score first. */
  members: readonly ReadCandidate[];
}

/** Passages by the section or document they stand in. */
export const gatherSections = (read: readonly ReadCandidate[]): Section[] =>
  [...Map.groupBy(read, ({ section }) => section)].map(([name, members]) => ({
    name,
    jurisdiction: members[0]?.candidate.jurisdiction ?? "",
    members: members.toSorted((one, other) => other.candidate.score - one.candidate.score),
  }));
