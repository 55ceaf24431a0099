/** What begins so, a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/u;
const quoted = /[",\r\n]/u;

function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return quoted.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines as RFC 4180 has them, of which no cell is run as a formula. */
export const csvLines = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");
