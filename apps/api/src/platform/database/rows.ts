/** The first row of a statement that always gives one. */
export function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("the database gave no row");
  return row;
}
