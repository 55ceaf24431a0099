import type { Outcome } from "@clausewise/contracts";
import type { Stretch } from "../evidence/lead-ins.ts";

/** A passage an answer rests on; the quote is a slice of its text, null for a summary of ours. */
export interface CitedQuote {
  key: number;
  quote: { start: number; end: number } | null;
  /** Words of the clauses above it that the quote goes on from, outermost first. */
  above?: readonly Stretch[];
}

export interface ComposedStatement {
  text: string;
  citations: CitedQuote[];
}

export interface Composition {
  outcome: Outcome;
  /** 0 to 1. */
  confidence: number;
  /** What the question takes for granted that is not so, or, where it is told so, that it is. */
  correction: { kind: "corrected" | "confirmed"; text: string; citations: CitedQuote[] } | null;
  statements: ComposedStatement[];
  /** Keys of further passages worth reading. */
  related: number[];
  declinedBecause: string | null;
}
