import type { Candidate } from "./candidates.ts";
import { sectionOf } from "./clauses.ts";

export const isDocument = ({ kind }: Pick<Candidate, "kind">): boolean => kind === "guidance" || kind === "letter" || kind === "upload";

/** Name of the unit that a clause stands in. */
export const unitNamed = (clause: string, source: Pick<Candidate, "jurisdiction" | "kind" | "sourceIdentifier">): string =>
  `${source.jurisdiction} ${isDocument(source) ? source.sourceIdentifier : sectionOf(clause)}`;

/** Name of the unit a passage stands in. */
export const unitNameOf = (candidate: Candidate): string => unitNamed(candidate.citation, candidate);
