import type { Box } from "./pdftotext.ts";

/** The part that two sets of rectangles share of all that either covers: 1 where they cover the same, 0 where they have nothing in common. */
export function overlap(ours: readonly Box[], theirs: readonly Box[]): number {
  const all = [...ours, ...theirs];
  const across = edges(all.flatMap(({ left, right }) => [left, right]));
  const down = edges(all.flatMap(({ top, bottom }) => [top, bottom]));
  let [shared, covered] = [0, 0];
  for (const [row, top] of down.slice(0, -1).entries())
    for (const [column, left] of across.slice(0, -1).entries()) {
      const [right = left, bottom = top] = [across[column + 1], down[row + 1]];
      const covers = ({ left: from, right: to, top: upper, bottom: lower }: Box) =>
        from <= left && to >= right && upper <= top && lower >= bottom;
      const [isOurs, isTheirs] = [ours.some(covers), theirs.some(covers)];
      const area = (right - left) * (bottom - top);
      if (isOurs && isTheirs) shared += area;
      if (isOurs || isTheirs) covered += area;
    }
  return covered === 0 ? 0 : shared / covered;
}

const edges = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);
