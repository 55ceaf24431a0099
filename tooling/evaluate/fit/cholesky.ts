type Matrix = readonly (readonly number[])[];

const at = (values: readonly number[], nth: number): number => values[nth] ?? 0;
const cell = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] ?? 0;

/** The lower triangle whose product with itself turned over gives a symmetric positive matrix. */
function factorOf(matrix: Matrix): number[][] {
  const factor = matrix.map((row) => row.map(() => 0));
  for (const [row, values] of factor.entries())
    for (let column = 0; column <= row; column += 1) {
      const other = factor[column] ?? [];
      let rest = cell(matrix, row, column);
      for (let nth = 0; nth < column; nth += 1) rest -= at(values, nth) * at(other, nth);
      values[column] = row === column ? Math.sqrt(Math.max(rest, 1e-12)) : rest / at(other, column);
    }
  return factor;
}

/** The x of `matrix · x = right`, for a symmetric positive matrix. */
export function solve(matrix: Matrix, right: readonly number[]): number[] {
  const factor = factorOf(matrix);
  const below = right.map(() => 0);
  for (const row of right.keys())
    below[row] = (at(right, row) - below.reduce((sum, value, nth) => sum + cell(factor, row, nth) * value, 0)) / cell(factor, row, row);
  const solved = right.map(() => 0);
  for (const row of [...right.keys()].toReversed())
    solved[row] = (at(below, row) - solved.reduce((sum, value, nth) => sum + cell(factor, nth, row) * value, 0)) / cell(factor, row, row);
  return solved;
}
