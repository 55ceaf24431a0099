import type { ReadCandidate } from "./passage-reader.ts";

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
