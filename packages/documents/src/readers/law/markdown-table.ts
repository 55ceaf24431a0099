import { collapse, stripEmphasis } from "../text.ts";

const longestText = 1500;

/** A markdown table in texts of readable length: cells parted by ` | `, rows by `; `. */
export function tableTexts(block: string): string[] {
  const texts: string[] = [];
  for (const row of tableRows(block)) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + row.length < longestText) texts[texts.length - 1] = `${last}; ${row}`;
    else texts.push(row);
  }
  return texts;
}

/** The rows of a markdown table without its ruler, empty cells left out. */
export function tableRows(block: string): string[] {
  return block
    .split("\n")
    .filter((line) => !/^[\s|:-]*$/.test(line))
    .map((line) => cellsOf(line).join(" | "))
    .filter((line) => line !== "");
}

function cellsOf(line: string): string[] {
  const cells = line.replaceAll("\\|", "\u2223").split("|");
  return cells.map((cell) => collapse(stripEmphasis(cell.replace(/<br\s*\/?>/gi, " ")))).filter((cell) => cell !== "");
}
