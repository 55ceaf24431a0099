import type { Citation, SearchResult } from "@clausewise/contracts";

/** How a citation of one answer stands to the other answer. */
export type Mark = "same" | "changed" | "gone" | "new";

export interface Comparison {
  earlier: SearchResult;
  later: SearchResult;
  /** Of a citation of either answer. */
  markOf: (side: Side, citation: Citation) => Mark;
  /** Clauses by mark, each once; what changed counts once for both. */
  clauses: Record<Mark, string[]>;
}

export type Side = "earlier" | "later";

const citationsOf = (answer: SearchResult): Citation[] => [
  ...(answer.correction?.citations ?? []),
  ...answer.statements.flatMap((statement) => statement.citations),
];

/** Compares two answers by clause and by the words of the passage; the one asked first counts as the earlier. */
export function compareAnswers(one: SearchResult, other: SearchResult): Comparison {
  const inOrder = one.audit_trail.audit_number <= other.audit_trail.audit_number;
  const [earlier, later] = inOrder ? [one, other] : [other, one];
  const known = { earlier: index(earlier), later: index(later) };
  const markOf = (side: Side, { citation, passage_hash }: Citation): Mark => {
    const across = known[side === "earlier" ? "later" : "earlier"];
    if (across.hashes.has(passage_hash)) return "same";
    if (across.clauses.has(citation)) return "changed";
    return side === "earlier" ? "gone" : "new";
  };
  const marked = (["earlier", "later"] as const).flatMap((side) =>
    citationsOf(side === "earlier" ? earlier : later).map((citation) => ({ clause: citation.citation, mark: markOf(side, citation) })),
  );
  const withMark = (mark: Mark) => [...new Set(marked.filter((one) => one.mark === mark).map(({ clause }) => clause))];
  const clauses = { same: withMark("same"), changed: withMark("changed"), gone: withMark("gone"), new: withMark("new") };
  return { earlier, later, markOf, clauses };
}

const index = (answer: SearchResult) => {
  const citations = citationsOf(answer);
  return {
    hashes: new Set(citations.map(({ passage_hash }) => passage_hash)),
    clauses: new Set(citations.map(({ citation }) => citation)),
  };
};
