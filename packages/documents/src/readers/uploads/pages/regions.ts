import { type Chunk, chunksOf } from "./chunks.ts";
import { type Line, onOneLine } from "./lines.ts";
import { joinSpans, type Span } from "./spans.ts";
import { tableOf } from "./tables.ts";
import { joinBoxes } from "./words.ts";

/** What is read as one after another on a page. */
export type Region = { kind: "text"; lines: Line[] } | { kind: "table"; rows: Line[][][] };

/** Brings the lines of a page, all turned alike, into reading order. */
export function regionsOf(lines: readonly Line[]): Region[] {
  return together(ordered(chunksOf(lines)));
}

/** Chunks that share no height with those of another band. */
type Band = Chunk[];

function ordered(chunks: readonly Chunk[]): Region[] {
  const bands = bandsOf(chunks);
  const regions: Region[] = [];
  let noColumnsBefore = 0;
  for (let index = 0; index < bands.length;) {
    const run = index < noColumnsBefore ? undefined : runFrom(bands, index);
    if (run) noColumnsBefore = run.end;
    const found = (run && columnsOf(bands, index, run)) ??
      tableAt(bands, index) ?? { regions: [plain(bands[index] ?? [])], end: index + 1 };
    regions.push(...found.regions);
    index = found.end;
  }
  return regions;
}

function bandsOf(chunks: readonly Chunk[]): Band[] {
  const bands: Band[] = [];
  let bottom = -Infinity;
  for (const chunk of chunks.toSorted((a, b) => a.at.top - b.at.top)) {
    const slack = (chunk.lines[0]?.size ?? 0) / 4;
    if (chunk.at.top >= bottom - slack) bands.push([chunk]);
    else bands.at(-1)?.push(chunk);
    bottom = Math.max(bottom, chunk.at.bottom);
  }
  return bands;
}

interface Found {
  regions: Region[];
  /** The band after the last that it takes up. */
  end: number;
}

/** Bands that leave one gutter free. */
interface Run {
  end: number;
  /** The band after the last that stands on both sides of the gutter. */
  lastOnBoth: number;
  gutter: number;
}

const narrowestGutter = 6;
const fewestLines = 4;
const narrowestColumn = 90;

function runFrom(bands: readonly Band[], from: number): Run | undefined {
  if ((bands[from]?.length ?? 0) < 2) return;
  let spans: Span[] = [];
  let run: Run | undefined;
  for (let index = from; index < bands.length; index++) {
    const band = bands[index] ?? [];
    spans = joinSpans([...spans, ...band.map(({ at }) => at)]);
    const gutter = widestGutter(spans);
    if (gutter === undefined) break;
    run = { end: index + 1, lastOnBoth: onBoth(band, gutter) ? index + 1 : (run?.lastOnBoth ?? index + 1), gutter };
  }
  return run;
}

/** Where the widest stretch of page that all spans leave free begins. */
function widestGutter(spans: readonly Span[]): number | undefined {
  let widest = narrowestGutter;
  let gutter: number | undefined;
  for (const [index, { left }] of spans.entries()) {
    const before = spans[index - 1];
    if (before && left - before.right >= widest) {
      widest = left - before.right;
      gutter = before.right;
    }
  }
  return gutter;
}

const onBoth = (band: Band, gutter: number) => band.some(({ at }) => at.right <= gutter) && band.some(({ at }) => at.right > gutter);

/** Columns of text: everything left of the gutter was drawn before what is right of it. */
function columnsOf(bands: readonly Band[], from: number, { end, lastOnBoth, gutter }: Run): Found | undefined {
  return columnsBetween(bands, from, end, gutter) ?? (lastOnBoth < end ? columnsBetween(bands, from, lastOnBoth, gutter) : undefined);
}

function columnsBetween(bands: readonly Band[], from: number, end: number, gutter: number): Found | undefined {
  const chunks = bands.slice(from, end).flat();
  const left = chunks.filter(({ at }) => at.right <= gutter);
  const right = chunks.filter(({ at }) => at.right > gutter);
  const areColumns = isColumn(left) && isColumn(right) && drawnBefore(left, right);
  return areColumns ? { regions: [...ordered(left), ...ordered(right)], end } : undefined;
}

function isColumn(chunks: readonly Chunk[]): boolean {
  const lines = chunks.reduce((sum, chunk) => sum + chunk.lines.length, 0);
  const widest = Math.max(...chunks.map(({ at }) => at.right - at.left));
  return lines >= fewestLines && widest >= narrowestColumn;
}

const drawnBefore = (left: readonly Chunk[], right: readonly Chunk[]) =>
  Math.max(...left.map(({ drawn }) => drawn)) < Math.min(...right.map(({ drawn }) => drawn));

function tableAt(bands: readonly Band[], from: number): Found | undefined {
  const rows = tableOf(bands, from);
  return rows && { regions: [{ kind: "table", rows }], end: from + rows.length };
}

/** A band that is neither columns nor a table is read as it was drawn, pieces of one line as one. */
function plain(band: Band): Region {
  const lines: Line[] = [];
  for (const line of band.toSorted((a, b) => a.drawn - b.drawn).flatMap((chunk) => chunk.lines)) {
    const last = lines.at(-1);
    if (last && onOneLine(last.at, line.at) && line.at.left > last.at.right) lines[lines.length - 1] = inOne(last, line);
    else lines.push(line);
  }
  return { kind: "text", lines };
}

function inOne(line: Line, next: Line): Line {
  const widest = next.words.length > line.words.length ? next : line;
  return { ...widest, words: [...line.words, ...next.words], at: joinBoxes(line.at, next.at), bold: line.bold && next.bold };
}

/** Stretches of text that follow each other are one. */
function together(regions: readonly Region[]): Region[] {
  const joined: Region[] = [];
  for (const region of regions) {
    const last = joined.at(-1);
    if (last?.kind === "text" && region.kind === "text" && continues(last.lines, region.lines)) last.lines.push(...region.lines);
    else joined.push(region);
  }
  return joined;
}

/** Whether lines go on under others rather than at the head of the next column. */
const continues = (above: readonly Line[], lines: readonly Line[]) => (lines[0]?.at.top ?? 0) >= (above.at(-1)?.at.top ?? 0);
