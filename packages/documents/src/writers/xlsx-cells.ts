import type { CellObject } from "write-excel-file/node";
import { settable } from "../report/report.ts";

/** Letters that a cell of a workbook holds. */
const mostLetters = 32_767;

type Look = Partial<Omit<CellObject, "value" | "type" | "format">>;

/** Words, never a formula: also not once a program has turned the sheet into text and read it again. */
export function words(text: string, look: Look = {}): CellObject | null {
  if (text === "") return null;
  const safe = /^[=+\-@\t\r\n]/u.test(text) ? `'${text}` : text;
  const value = settable(safe).slice(0, mostLetters).toWellFormed();
  return { type: String, value, wrap: true, alignVertical: "top", ...look };
}

/** What does not fit is left out from a word on. */
const tooLong = /^(?=.{27})(.{12,26})\s.*$/u;

/** Names that a workbook takes: at most 31 letters, without its marks, none twice. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const base =
      settable(name)
        .replaceAll(/[\\/?*[\]:'\n\ufffd]/gu, " ")
        .replaceAll(/\s+/gu, " ")
        .trim()
        .replace(tooLong, "$1")
        .slice(0, 26)
        .trim() || "Table";
    const free = [base, ...wanted.map((_, at) => `${base} ${at + 2}`)].find((one) => !taken.has(one.toLowerCase())) ?? base;
    taken.add(free.toLowerCase());
    return free;
  });
}
