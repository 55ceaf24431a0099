import type { DocumentMark, Rectangle } from "@clausewise/contracts";

/** What is marked on a page, sheet or slide, and how. */
export interface Marking {
  /** The words somebody came for, the words looked for, or the one of these that steps have led to. */
  kind: "cited" | "found" | "current";
  mark: DocumentMark;
}

/** What is marked, in the order it is drawn: words cited lie above words found. */
export function markings(cited: readonly DocumentMark[], found: readonly DocumentMark[], current: number | null): Marking[] {
  return [
    ...found.map((mark, at): Marking => ({ kind: at === current ? "current" : "found", mark })),
    ...cited.map((mark): Marking => ({ kind: "cited", mark })),
  ];
}

/** Those of one page, sheet or slide. */
export const markingsOf = (all: readonly Marking[], part: number): Marking[] => all.filter(({ mark }) => mark.part === part);

/** A rectangle in hundredths of its page, so that it stays in place at every size. */
export function inHundredths({ left, top, right, bottom }: Rectangle, page: { width: number; height: number }) {
  const across = (points: number) => `${((points / page.width) * 100).toFixed(3)}%`;
  const down = (points: number) => `${((points / page.height) * 100).toFixed(3)}%`;
  return { left: across(left), top: down(top), width: across(right - left), height: down(bottom - top) };
}

/** The number of a page that is there: within 1 and the last. */
export const pageWithin = (wanted: number, last: number): number => Math.min(Math.max(1, Math.round(wanted)), Math.max(1, last));

/** A number in an address; null where there is none. */
export function numberIn(value: string | null): number | null {
  const number = Number(value);
  return value === null || !Number.isInteger(number) || number < 1 ? null : number;
}

export interface Stretch {
  start: number;
  end: number;
  kind: Marking["kind"];
}

/** Stretches of one block's text. */
export const stretchesIn = (all: readonly Marking[], block: number): Stretch[] =>
  all.flatMap(({ kind, mark }) =>
    mark.stretches.filter((stretch) => stretch.block === block).map(({ start, end }) => ({ start, end, kind })),
  );

/** Rows of a table with the place of each cell in the block's text. */
export function cellsOf(text: string): { text: string; start: number }[][] {
  let at = 0;
  return text.split("\n").map((line) => {
    const cells = line.split("\t").map((cell) => {
      const start = at;
      at += cell.length + 1;
      return { text: cell, start };
    });
    return cells;
  });
}

/** The parts of stretches that lie in a piece of the text, counted from that piece's beginning. */
export const within = (stretches: readonly Stretch[], start: number, length: number): Stretch[] =>
  stretches
    .map((stretch) => ({ ...stretch, start: Math.max(0, stretch.start - start), end: Math.min(length, stretch.end - start) }))
    .filter((stretch) => stretch.end > stretch.start);

/** Text in runs that are marked in one way or not at all; what is drawn later lies above. */
export function runsOf(text: string, stretches: readonly Stretch[]): { at: number; text: string; kind: Marking["kind"] | null }[] {
  const borders = new Set([0, text.length, ...stretches.flatMap(({ start, end }) => [start, end])]);
  const edges = [...borders].filter((edge) => edge >= 0 && edge <= text.length).toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((at, nth) => {
    const end = edges[nth + 1] ?? text.length;
    return {
      at,
      text: text.slice(at, end),
      kind: stretches.findLast((stretch) => stretch.start <= at && stretch.end >= end)?.kind ?? null,
    };
  });
}

/** First row and first column of cells such as `B3:D20`; null where they are none. */
export function cornerOf(range: string | null): { column: number; row: number } | null {
  const found = /^\$?([A-Z]{1,3})\$?(\d+)/u.exec(range ?? "");
  if (found === null) return null;
  const [, letters = "", digits = ""] = found;
  return { column: Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0), row: Number(digits) };
}

/** Letters of a column counted from 1: 28 is `AB`. */
export function columnName(column: number): string {
  if (column < 1) return "";
  const last = (column - 1) % 26;
  return columnName((column - 1 - last) / 26) + String.fromCharCode(65 + last);
}
