/** What the check says of a reference. */
export type Verdict =
  | "superseded"
  | "withdrawn"
  | "no_such_clause"
  | "wrong_title"
  | "misquoted"
  | "amended"
  | "draft"
  | "unclear"
  | "not_in_library"
  | "in_force";

/** A stretch of a quote beside the words it is compared with. */
export interface WordDifference {
  kind: "same" | "only_quoted" | "only_held";
  words: string;
}

/** Where a verdict can be seen. */
export interface Evidence {
  /** In the library; null where it is not held there. */
  source_id: string | null;
  passage_id: string | null;
  citation: string;
  title: string;
  url: string | null;
}

/** What is said of one reference. */
export interface Judgement {
  verdict: Verdict;
  /** In a sentence or two, what holds. */
  message: string;
  /** What took its place: clauses or sources as the library cites them. */
  successors: readonly string[];
  evidence: Evidence | null;
  differences: readonly WordDifference[];
  /** The clause that a quote was compared with; null of what is no quote. */
  compared: string | null;
}

/** A judgement of which only some is to be said. */
export const judged = (verdict: Verdict, message: string, more: Partial<Judgement> = {}): Judgement => ({
  verdict,
  message,
  successors: [],
  evidence: null,
  differences: [],
  compared: null,
  ...more,
});
