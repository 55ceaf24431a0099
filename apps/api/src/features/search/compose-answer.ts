import type { Citation, SearchResult } from "@clausewise/contracts";
import { composeAnswer, type Composition, nothingFound } from "@clausewise/retrieval";
import { citationOf, type CitedStatement, type ComposedCitation, namedOnly, statementOf } from "./cited-passages.ts";
import { gatherEvidence, type AskedQuestion, type Knowledge } from "./gather-evidence.ts";
import { leftOutOf } from "./left-out.ts";
import type { SearchIndex } from "./search-index.ts";

/** An answer as composed from passages alone, with all that is known of what it cites; its quotes are still to be checked. */
export interface ComposedAnswer extends Pick<Composition, "outcome" | "confidence" | "declinedBecause"> {
  statements: CitedStatement[];
  correction: (Omit<NonNullable<SearchResult["correction"]>, "citations"> & { citations: ComposedCitation[] }) | null;
  /** Further passages worth reading. */
  related: Citation[];
  searched: SearchResult["searched"];
  not_searched: string[];
  /** Clauses the question names beyond those that were looked into. */
  clauses_not_taken: string[];
  /** Number of the sources that something was found in. */
  retrieved_documents: number;
}

/** Composes an answer to a question from what the index holds now. */
export async function composeAnswerTo(asked: AskedQuestion, index: SearchIndex, known: Knowledge): Promise<ComposedAnswer> {
  await index.admit(asked.viewer);
  const evidence = await gatherEvidence(index, asked, known);
  const { located, view, ranked, misconceptions } = evidence;
  const leftOut = leftOutOf(ranked.question, asked, index);
  const isElsewhere = leftOut.isAll && ranked.question.declined === null;
  const composed = isElsewhere ? nothingFound(null) : composeAnswer(ranked, misconceptions);
  const { outcome, confidence, declinedBecause, statements, correction, related } = composed;
  const found = [...located.values()];
  return {
    outcome,
    confidence,
    declinedBecause,
    statements: statements.map((one) => statementOf(one, located)),
    correction: correction && {
      kind: correction.kind,
      text: correction.text,
      citations: correction.citations.map((one) => citationOf(one, located)),
    },
    related: related.map((key) => namedOnly(key, located)),
    searched: { sources: view.sources, passages: view.passages, authorities: [...new Set(found.map(({ authority }) => authority))] },
    not_searched: leftOut.names,
    clauses_not_taken: [...ranked.question.clauses_left_out],
    retrieved_documents: new Set(found.map(({ source_id }) => source_id)).size,
  };
}
