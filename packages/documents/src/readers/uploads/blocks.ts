import { collapse, splitLong } from "../text.ts";
import { blockCharacters, flowCharacters, readingLimits } from "./limits.ts";
import type { DocumentBlock, DocumentPart } from "./reading.ts";
import { UnreadError } from "./unread.ts";

/** One line of plain words: white space collapsed; soft hyphens, which only say where a word may be parted, left out. */
function plain(text: string): string {
  return collapse(text.replaceAll("\u00ad", ""));
}

/** Gathers the blocks of a part in reading order, leaving out what is empty, and counts their characters. */
export class BlockList {
  readonly blocks: DocumentBlock[] = [];
  #characters = 0;

  /** A paragraph, heading, list item, note or running head; continued in further blocks where it is very long. */
  add(kind: Exclude<DocumentBlock["kind"], "table">, text: string, level = 0, range: string | null = null): void {
    for (const piece of splitLong(text.trim(), blockCharacters)) {
      const words = plain(piece);
      if (words !== "") this.#push({ kind, level, text: words, range, words: [] });
    }
  }

  /** A table by its rows of cells, with the cells of a sheet it stands for; rows without words are left out. */
  table(rows: readonly (readonly string[])[], range: string | null = null): void {
    let lines: string[] = [];
    let length = 0;
    for (const cells of rows) {
      const line = rowText(cells);
      if (line === "") continue;
      if (lines.length > 0 && length + line.length > blockCharacters) {
        this.#lines(lines, range);
        [lines, length] = [[], 0];
      }
      lines.push(line);
      length += line.length + 1;
    }
    this.#lines(lines, range);
  }

  #lines(lines: readonly string[], range: string | null): void {
    if (lines.length > 0) this.#push({ kind: "table", level: 0, text: lines.join("\n"), range, words: [] });
  }

  #push(block: DocumentBlock): void {
    this.#characters += block.text.length;
    if (this.#characters > readingLimits.characters) throw new UnreadError("too_large", "holds more text than is read");
    this.blocks.push(block);
  }
}

/** Cells parted by tabs, without tabs at the end; empty where no cell has words. */
function rowText(cells: readonly string[]): string {
  return cells.map(plain).join("\t").trimEnd();
}

/** A text that flows, as one part; one that is very long goes on in further parts, so that nobody has to hold it whole. */
export function flowingText(blocks: readonly DocumentBlock[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  let size = Infinity;
  for (const block of blocks) {
    if (size >= flowCharacters) {
      parts.push({ kind: "text", number: parts.length + 1, name: null, size: null, source: "text", blocks: [] });
      size = 0;
    }
    parts.at(-1)?.blocks.push(block);
    size += block.text.length;
  }
  return parts;
}
