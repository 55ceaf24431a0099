/** Cuts what is longer than a passage may be. */

interface Stretch {
  start: number;
  end: number;
}

/** Where a sentence ends, and its white space. */
const sentenceEnd = /[.!?;:。！？]["'”’)\]]*\s+|\n+/g;

/** A text as stretches of at most `most` characters, cut behind sentences, else behind words; one where it is no longer than half as much again. */
export function segmentsOf(text: string, most: number): Stretch[] {
  if (text.length <= most * 1.5) return [{ start: 0, end: text.length }];
  const stretches: Stretch[] = [];
  for (let start = 0; start < text.length;) {
    const end = text.length - start <= most ? text.length : cutIn(text, start, most);
    const stretch = trimmed(text, start, end);
    if (stretch.end > stretch.start) stretches.push(stretch);
    start = end;
  }
  return stretches;
}

function cutIn(text: string, start: number, most: number): number {
  const window = text.slice(start, start + most);
  let last = 0;
  for (const found of window.matchAll(sentenceEnd)) last = found.index + found[0].length;
  if (last < most / 3) last = window.search(/\s\S*$/) + 1;
  if (last < most / 3) last = most;
  // Never between the two halves of a character.
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(start + last - 1));
  return start + (isHalf ? last - 1 : last);
}

function trimmed(text: string, from: number, to: number): Stretch {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

/** Rows of a table that stand together, the head above them in each group but the first, which begins with it. */
export interface RowGroup {
  /** Stretches of the table's text, a line each. */
  spans: Stretch[];
  /** Cells that the rows stand in; null where that is not known. */
  range: string | null;
}

/** Rows as groups of about `most` characters, as whole rows go. */
export function rowGroups(text: string, range: string | null, most: number): RowGroup[] {
  const rows = linesOf(text);
  if (text.length <= most) return [{ spans: [{ start: 0, end: text.length }], range }];
  const [header, ...body] = rows;
  if (!header) return [];
  // Where a row alone is longer than a passage may be, there is no table that could be read as one.
  if (rows.some((row) => row.end - row.start > most * 2)) return segmentsOf(text, most).map((stretch) => ({ spans: [stretch], range }));
  const groups: { from: number; rows: Stretch[] }[] = [];
  let size = 0;
  for (const [at, row] of body.entries()) {
    const length = row.end - row.start + 1;
    const last = groups.at(-1);
    if (last && size + length <= most) {
      last.rows.push(row);
      size += length;
    } else {
      groups.push({ from: at + 1, rows: [row] });
      size = length + header.end - header.start + 1;
    }
  }
  return groups.map((group) => ({
    spans: [header, ...group.rows],
    range: rangeOfRows(range, rows.length, group.from, group.from + group.rows.length - 1),
  }));
}

function linesOf(text: string): Stretch[] {
  const lines: Stretch[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    lines.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

/** `A3:D4` of `A1:D20`, where each of its rows is a line; else the whole. */
function rangeOfRows(range: string | null, lines: number, from: number, to: number): string | null {
  const [, left = "", top = "", right = "", bottom = ""] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range ?? "") ?? [];
  if (left === "" || Number(bottom) - Number(top) + 1 !== lines) return range;
  return `${left}${Number(top) + from}:${right}${Number(top) + to}`;
}
