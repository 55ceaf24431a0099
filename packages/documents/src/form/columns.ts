import type { FormTable } from "@clausewise/contracts";
import { isBlank, plainWords } from "./form.ts";

/** A column to be filled in needs this much, in characters. */
const open = 22;
const narrowest = 7;
const widest = 44;

const longestWord = (text: string): number => Math.max(0, ...text.split(/[\s/–-]+/u).map(({ length }) => length));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** How wide each column is, in characters: as it says, or after what stands in it and what is to be written there. */
export function widthsOf({ columns, rows }: FormTable): number[] {
  return columns.map(({ title, width }, at) => {
    if (width !== null) return width;
    const cells = rows.map((row) => row[at] ?? []);
    const filled = cells.filter((cell) => !isBlank(cell)).map(plainWords);
    const isOpen = filled.length * 2 < cells.length;
    const asWords = Math.max(longestWord(title) + 2, ...filled.map((text) => longestWord(text) + 2));
    const wanted = Math.max(mean(filled.map(({ length }) => length)), isOpen ? open : 0, title.length / 2);
    return Math.min(widest, Math.max(narrowest, asWords, wanted));
  });
}

/** Tables with so many columns are set on a page that lies on its side. */
const wide = 6;

/** Whether most of the tables are too wide for an upright page. */
export const liesOnItsSide = (tables: readonly FormTable[]): boolean =>
  tables.length > 0 && tables.filter(({ columns }) => columns.length >= wide).length * 2 >= tables.length;
