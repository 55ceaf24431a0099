/** Where a shape stands on a slide, in the units of its file. */
export interface Box {
  left: number;
  top: number;
  height: number;
}

/** Shapes as they are read: row by row, in a row from left to right. Where one has no place, all stay in the order of the file. */
export function inReadingOrder<Shape extends { box: Box | null }>(shapes: readonly Shape[]): Shape[] {
  const placed: { shape: Shape; box: Box }[] = [];
  for (const shape of shapes) if (shape.box) placed.push({ shape, box: shape.box });
  if (placed.length < shapes.length) return [...shapes];
  placed.sort((one, other) => one.box.top - other.box.top);
  const rows: (typeof placed)[] = [];
  for (const entry of placed) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && entry.box.top < first.box.top + first.box.height / 2) row.push(entry);
    else rows.push([entry]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.box.left - other.box.left).map(({ shape }) => shape));
}
