import type { Line, Span } from "./pdf-lines.ts";

export interface SheetBlock {
  spans: Span[];
  /** Structure tag for readers that speak: `P`, `H1`, `BlockQuote`. */
  tag: string;
  /** Points from the left margin. */
  indent?: number;
  before?: number;
  /** Lines of what follows that must fit on the same page. */
  withNext?: number;
  /** Colour of a bar along the left side. */
  bar?: string;
  /** What stands left of the first line, such as a number, `labelIndent` points from the left margin. */
  label?: Span;
  labelIndent?: number;
}

export interface SheetTable {
  /** Shares of the line, one a column. */
  widths: number[];
  head: Span[][];
  rows: Span[][][];
  /** Least height of a row below the head, in points: room for what is written by hand. */
  least?: number;
  /** Whether its cells stand in frames. */
  isFramed?: boolean;
}

/** What is printed on, and how it lies. */
export interface Paper {
  size: "A4" | "LETTER";
  layout: "portrait" | "landscape";
}

/** How the rows of a table are drawn. */
export interface RowLook {
  tag: "TH" | "TD";
  /** Stands again on each further page; null for the head itself. */
  head: readonly SetCell[] | null;
  least: number;
  isFramed: boolean;
}

/** A cell of a table broken into its lines. */
export interface SetCell {
  x: number;
  lines: Line[];
}
