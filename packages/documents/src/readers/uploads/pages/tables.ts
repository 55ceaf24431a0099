import type { Line } from "./lines.ts";
import { sectionDepth } from "./markers.ts";
import type { Chunk } from "./chunks.ts";
import { joinSpans, type Span } from "./spans.ts";

/** Rows may stand this many letter heights apart. */
const widestRowGap = 2.5;

/** The rows of a table whose first row is this band, each a list of cells; none where its columns are not plain. */
export function tableOf(bands: readonly Chunk[][], from: number): Line[][][] | undefined {
  if ((bands[from]?.length ?? 0) < 2) return;
  let columns: Span[] = [];
  const rows: Chunk[][] = [];
  for (let index = from; index < bands.length; index++) {
    const band = bands[index] ?? [];
    const next = joinSpans([...columns, ...band.map(({ at }) => at)]);
    if (isSectionHead(band)) break;
    const fits = rows.length === 0 || (follows(rows.at(-1) ?? [], band) && next.length >= Math.max(columns.length, 2));
    if (!fits) break;
    columns = next;
    rows.push(band);
  }
  while ((rows.at(-1)?.length ?? 2) < 2) rows.pop();
  if (rows.length < 2 || rows.filter((row) => row.length > 1).length < 2) return;
  return rows.map((row) => cellsOf(row, columns));
}

/** A numbered heading on its own ends the table above it. */
function isSectionHead(band: readonly Chunk[]): boolean {
  const [line] = band[0]?.lines ?? [];
  const number = line?.words[0]?.text ?? "";
  return band.length === 1 && line !== undefined && line.bold && /\d/u.test(number) && sectionDepth(number) > 1;
}

function follows(above: readonly Chunk[], band: readonly Chunk[]): boolean {
  const bottom = Math.max(...above.map(({ at }) => at.bottom));
  const top = Math.min(...band.map(({ at }) => at.top));
  return top - bottom <= widestRowGap * (band[0]?.lines[0]?.size ?? 0);
}

const cellsOf = (row: readonly Chunk[], columns: readonly Span[]): Line[][] =>
  columns.map(({ left, right }) =>
    row
      .filter(({ at }) => at.left >= left && at.left < right)
      .toSorted((a, b) => a.drawn - b.drawn)
      .flatMap(({ lines }) => lines),
  );
