import type { Anchor } from "./anchor.ts";

interface Line extends Anchor {
  words: string;
  /** Whether a blank line lies before it. */
  apart: boolean;
}

/** A paragraph, a list's item, a table's row or a heading. */
export interface ReadParagraph extends Anchor {
  words: string;
  apart: boolean;
}

const beginsItem =
  /^(?:[•●▪◦‣*-]\s|#{1,6}\s|\|)|^\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-zA-Z]|[ivxIVX]{1,5})[).]\s|^\(?(?:\d{1,3}(?:\.\d{1,3})+)\s|^\([a-zA-Z0-9]{1,4}\)/;
const endsWhole = /[.!?:;][)"'\]”’]*$/;
const narrowest = 40;
const widest = 130;

function linesOf(plain: string): Line[] {
  const lines: Line[] = [];
  let apart = true;
  for (const { 0: line, index } of plain.matchAll(/[^\n]+|\n(?=\n)/g)) {
    const words = line.trim();
    if (words === "") apart = true;
    else {
      const start = index + line.length - line.trimStart().length;
      lines.push({ words, start, end: start + words.length, apart });
      apart = false;
    }
  }
  return lines;
}

/** Whether a line was broken off where the page ended, and goes on in the next. */
function goesOn(line: Line, next: Line): boolean {
  if (next.apart || beginsItem.test(next.words) || line.words.includes("  ") || next.words.includes("  ")) return false;
  const { length } = line.words;
  if (length < narrowest || length > widest || next.words.length > widest) return false;
  return !endsWhole.test(line.words) || (/^[a-z]/.test(next.words) && length > narrowest);
}

/** The paragraphs of a text, lines that were only wrapped taken together. */
export function paragraphsOf(plain: string): ReadParagraph[] {
  const paragraphs: ReadParagraph[] = [];
  let last: Line | null = null;
  for (const line of linesOf(plain)) {
    const open = paragraphs.at(-1);
    if (open && last && goesOn(last, line)) [open.end, open.words] = [line.end, plain.slice(open.start, line.end)];
    else paragraphs.push({ start: line.start, end: line.end, words: line.words, apart: line.apart });
    last = line;
  }
  return paragraphs;
}
