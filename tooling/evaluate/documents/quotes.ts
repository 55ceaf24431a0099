import type { Box, PrintedWord } from "./pdftotext.ts";
import { lettersOf } from "./words.ts";

export const quoteKinds = ["one line", "several lines", "hyphen at a line's end", "over a page end"] as const;

/** A passage with the places of its words by `pdftotext`. */
export interface PrintedQuote {
  kind: (typeof quoteKinds)[number];
  text: string;
  /** By page, counted from 1: a box for each line. */
  boxes: Map<number, Box[]>;
}

type Line = PrintedWord[];
type Page = Line[][];

/** Every passage of the kind that a document offers, as those who read it would quote it. */
export function quotesOf(pages: readonly Page[], kind: PrintedQuote["kind"]): PrintedQuote[] {
  if (kind === "over a page end") return pages.flatMap((_, index) => overPageEnd(pages, index)).filter((quote) => isOnce(quote, pages));
  return pages
    .flatMap((page, index) => page.flatMap((block) => withinBlock(block, index + 1, kind)))
    .filter((quote) => isOnce(quote, pages));
}

function withinBlock(block: readonly Line[], page: number, kind: PrintedQuote["kind"]): PrintedQuote[] {
  return block.flatMap((line, index) => {
    const next = block[index + 1];
    if (kind === "one line") return line.length >= 8 ? [quoteOf(kind, [[page, line.slice(1, 8)]])] : [];
    if (!next || line.length < 5 || next.length < 4) return [];
    if (kind === "several lines") {
      const third = block[index + 2] ?? [];
      return [
        quoteOf(kind, [[page, line.slice(2)], [page, next], ...(third.length > 4 ? [[page, third.slice(0, 4)] as [number, Line]] : [])]),
      ];
    }
    return endsInHyphen(line) && /^\p{L}/u.test(next[0]?.text ?? "")
      ? [
          quoteOf(kind, [
            [page, line.slice(2)],
            [page, next.slice(0, 3)],
          ]),
        ]
      : [];
  });
}

const endsInHyphen = (line: Line) => /\p{L}[-\u2010]$/u.test(line.at(-1)?.text ?? "");

/**
 * A sentence that runs from the last line of a page to the first of the next, past what repeats at their edges. Where
 * anything else stands between them, a foot note or a row of a table, nobody would quote them as one.
 */
function overPageEnd(pages: readonly Page[], index: number): PrintedQuote[] {
  const repeated = repeatedAround(pages, index);
  const isText = (line: Line) => line.length >= 6 && widthOf(line) > widestOn(pages[index] ?? []) * 0.7;
  const linesOf = (page: Page | undefined) =>
    (page ?? [])
      .flat()
      .filter((line) => !repeated.has(sayingOf(line)))
      .toSorted(byHeight);
  const [last, first] = [linesOf(pages[index]).at(-1), linesOf(pages[index + 1])[0]];
  if (!last || !first || !isText(last) || !isText(first) || Math.abs(around([...last]).left - around([...first]).left) > 4) return [];
  if (/[.:;]$/u.test(last.at(-1)?.text ?? "") || !/^\p{Ll}/u.test(first[0]?.text ?? "")) return [];
  return [
    quoteOf("over a page end", [
      [index + 1, last.slice(-5)],
      [index + 2, first.slice(0, 5)],
    ]),
  ];
}

const widthOf = (line: Line) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0);
const widestOn = (page: Page) => Math.max(...page.flat().map(widthOf));
const byHeight = (a: Line, b: Line) => (a[0]?.top ?? 0) - (b[0]?.top ?? 0);
const sayingOf = (line: Line) =>
  line
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\d+/gu, "#");

function repeatedAround(pages: readonly Page[], index: number): Set<string> {
  const near = pages.slice(Math.max(0, index - 3), index + 5);
  const counts = new Map<string, number>();
  for (const page of near) for (const saying of new Set(page.flat().map(sayingOf))) counts.set(saying, (counts.get(saying) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([saying]) => saying));
}

function quoteOf(kind: PrintedQuote["kind"], lines: readonly (readonly [number, Line])[]): PrintedQuote {
  const boxes = new Map<number, Box[]>();
  for (const [page, line] of lines) boxes.set(page, [...(boxes.get(page) ?? []), around(line)]);
  const text = lines.map(([, line]) => line.map((word) => word.text).join(" ")).join(" ");
  return { kind, text: text.replaceAll(/(?<=\p{L}[-\u2010]) (?=\p{L})/gu, ""), boxes };
}

const around = (line: Line): Box => ({
  left: Math.min(...line.map(({ left }) => left)),
  top: Math.min(...line.map(({ top }) => top)),
  right: Math.max(...line.map(({ right }) => right)),
  bottom: Math.max(...line.map(({ bottom }) => bottom)),
});

/** Whether a passage stands once on its pages: of others nobody could say which is meant. */
function isOnce({ text, boxes }: PrintedQuote, pages: readonly Page[]): boolean {
  const letters = [...boxes.keys()].map((page) =>
    lettersOf(
      pages[page - 1]
        ?.flat(2)
        .map((word) => word.text)
        .join(" ") ?? "",
    ),
  );
  const sought = lettersOf(text);
  const times = letters.reduce((all, one) => all + one.split(sought).length - 1, 0);
  return sought.length > 20 && times === (boxes.size === 1 ? 1 : 0);
}
