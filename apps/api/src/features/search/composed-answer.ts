import type { AnswerPart, Authority, Citation, SearchResult } from "@clausewise/contracts";
import type { Composition } from "@clausewise/retrieval";
import type { CitedStatement, ComposedCitation } from "./cited-passages.ts";

/** An answer as composed from passages alone, with all that is known of what it cites; its quotes are still to be checked. */
export interface ComposedAnswer extends Pick<Composition, "outcome" | "confidence" | "declinedBecause"> {
  /** Under whose law: the chosen one's, or that of which the question speaks. */
  authority: Authority;
  statements: CitedStatement[];
  correction: (Omit<NonNullable<SearchResult["correction"]>, "citations"> & { citations: ComposedCitation[] }) | null;
  /** Further passages worth reading. */
  related: Citation[];
  searched: SearchResult["searched"];
  not_searched: string[];
  /** Clauses the question names beyond those that were looked into. */
  clauses_not_taken: string[];
  /** What the question calls by the names of another law. */
  other_names: SearchResult["other_names"];
  /** Number of the sources that something was found in. */
  retrieved_documents: number;
  /** Of several questions asked at once, what answers each; none where one was asked. */
  parts: ComposedPart[];
}

/** The same of one of several questions. */
export type ComposedPart = Omit<AnswerPart, "statements"> & { statements: CitedStatement[] };
