import type { Line } from "./lines.ts";

/** The lines of a page and its height. */
export interface LinedPage {
  lines: readonly Line[];
  height: number;
}

/** How much of a page counts as its head and as its foot. */
const edge = 0.14;
const mostLines = 6;
const sameHeight = 8;

/** Running heads, feet and page numbers: lines at the edge of a page that others carry at the same height, whatever their numbers. */
export function furnitureOf(pages: readonly LinedPage[]): Set<Line> {
  const seen = new Map<string, number>();
  const keyed = pages.map((page) => edgeLines(page).map((line) => ({ line, keys: keysOf(line) })));
  for (const page of keyed) for (const key of new Set(page.map(({ keys }) => keys[0]))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const often = pages.length > 3 ? 3 : 2;
  const repeats = (keys: string[]) => keys.reduce((sum, key) => sum + (seen.get(key) ?? 0), 0) >= often;
  const found = keyed.flat().filter(({ keys }) => repeats(keys));
  const aslant = pages.flatMap(({ lines }) => lines.filter(({ turn }) => turn === null));
  return withoutWholePages(pages, new Set([...found.map(({ line }) => line), ...aslant, ...pageNumbers(pages)]));
}

/** A page is about what stands on its edge where there is nothing else on it. */
function withoutWholePages(pages: readonly LinedPage[], furniture: Set<Line>): Set<Line> {
  for (const { lines } of pages) if (lines.every((line) => furniture.has(line))) for (const line of lines) furniture.delete(line);
  return furniture;
}

/** Numbers that stand alone on the first or last line of pages and count on with them. */
function pageNumbers(pages: readonly LinedPage[]): Line[] {
  const counted = new Map<number, Line[]>();
  for (const [index, page] of pages.entries())
    for (const line of outermost(page)) {
      const number = Number(/^\d{1,5}$/u.exec(line.words.length === 1 ? (line.words[0]?.text ?? "") : "")?.[0]);
      if (number) counted.set(number - index, [...(counted.get(number - index) ?? []), line]);
    }
  return [...counted.values()].filter((lines) => lines.length >= 3).flat();
}

function outermost({ lines }: LinedPage): Line[] {
  const [first, ...others] = lines.filter(({ turn }) => turn !== null);
  if (!first) return [];
  const top = others.reduce((most, line) => (line.at.top < most.at.top ? line : most), first);
  const bottom = others.reduce((most, line) => (line.at.bottom > most.at.bottom ? line : most), first);
  return top === bottom ? [top] : [top, bottom];
}

function edgeLines({ lines, height }: LinedPage): Line[] {
  const sorted = lines.filter(({ turn }) => turn !== null).toSorted((a, b) => a.at.top - b.at.top);
  const head = sorted.slice(0, mostLines).filter(({ at }) => at.bottom < height * edge);
  const foot = sorted.slice(-mostLines).filter(({ at }) => at.top > height * (1 - edge));
  return [...head, ...foot];
}

/** What a line says without its numbers, at its height and at the heights next to it. */
function keysOf({ words, at }: Line): [string, string, string] {
  const said = words
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\p{N}+/gu, "#")
    .replace(/^[ivxlc]+$/u, "#");
  const height = Math.round(at.top / sameHeight);
  return [`${height} ${said}`, `${height - 1} ${said}`, `${height + 1} ${said}`];
}
