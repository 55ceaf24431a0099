import type { Passage } from "@clausewise/contracts";
import { locateQuote } from "../../shared/quotes.ts";

/** Words of a source that an answer quotes. */
export interface SourceMark {
  passageId: string;
  quote: string | null;
  start: number | null;
  /** What the quote goes on from. */
  leadIn: string | null;
  /** The one the reader came for. */
  primary: boolean;
}

/** The places to highlight in a passage; words that are not exactly there are left out. */
export function marksIn(passage: Passage, marks: readonly SourceMark[]) {
  return marks
    .filter((mark) => mark.passageId === passage.id)
    .map((mark) => locateQuote(passage.text, mark.quote, mark.start))
    .filter((range) => range !== null);
}

/** True when the reader came for quoted words that this passage does not hold where the citation says. */
export function isLost(passage: Passage, marks: readonly SourceMark[]): boolean {
  return marks.some(
    (mark) =>
      mark.primary && mark.passageId === passage.id && mark.quote !== null && locateQuote(passage.text, mark.quote, mark.start) === null,
  );
}
