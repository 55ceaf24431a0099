import type { Line } from "./lines.ts";
import { type Box, joinBoxes } from "./words.ts";

/** Lines drawn one under the other: a paragraph, a cell, a stretch of a column. */
export interface Chunk {
  lines: Line[];
  at: Box;
  drawn: number;
}

/** Joins lines, in the order in which they are drawn, that stand one under the other. */
export function chunksOf(lines: readonly Line[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const line of lines) {
    const chunk = chunks.at(-1);
    const last = chunk?.lines.at(-1);
    if (chunk && last && standsUnder(last, line)) {
      chunk.lines.push(line);
      chunk.at = joinBoxes(chunk.at, line.at);
    } else chunks.push({ lines: [line], at: line.at, drawn: line.drawn });
  }
  return chunks;
}

function standsUnder(above: Line, line: Line): boolean {
  const { size } = above;
  if (line.bold !== above.bold || Math.abs(line.size - size) > size * 0.15) return false;
  if (line.at.top < above.at.top + size * 0.3 || line.at.top - above.at.bottom > size) return false;
  if (line.at.left > above.at.right || line.at.right < above.at.left) return false;
  const offCentre = Math.abs(line.at.left + line.at.right - above.at.left - above.at.right) / 2;
  return Math.abs(line.at.left - above.at.left) <= size * 3 || offCentre <= size;
}
