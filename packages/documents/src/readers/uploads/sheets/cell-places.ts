/** A cell's row and column, both from 1. */
export interface CellPlace {
  row: number;
  column: number;
}

/** `AB12` as row 12 and column 28; null where it is no cell. */
export function cellPlace(name: string): CellPlace | null {
  const [, letters = "", digits = ""] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? [];
  if (letters === "") return null;
  const column = Buffer.from(letters).reduce((sum, letter) => sum * 26 + letter - 64, 0);
  return { row: Number(digits), column };
}

/** The name of a cell, such as `AB12`. */
export function cellName({ row, column }: CellPlace): string {
  return `${columnName(column)}${row}`;
}

/** The cells from one corner to the other, such as `A1:D20`; one cell by its name alone. */
export function rangeName(from: CellPlace, to: CellPlace): string {
  const [first, last] = [cellName(from), cellName(to)];
  return first === last ? first : `${first}:${last}`;
}

function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest > 0 ? columnName(rest) : ""}${String.fromCodePoint(65 + ((column - 1) % 26))}`;
}
