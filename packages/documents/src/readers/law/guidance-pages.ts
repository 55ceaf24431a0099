/** The text of one page, its furniture removed. */
export interface Page {
  number: number | null;
  lines: string[];
  footnotes: string[][];
}

const furniture = [
  /^contains?\s+non-?\s?binding\s+recommendations?\.?$/i,
  /^draft\s*[-–—]\s*not for implementation$/i,
  /^(?:page\s+)?\d{1,3}\s*(?:of|\/)\s*\d{1,3}$/i,
  /^page\s+\d{1,3}(?:\s+of\s+\d{1,3}.*)?$/i,
  /^[-–—]\s*\d{1,3}\s*[-–—]$/,
  /^(?:page\s+)?[ivxl]{1,6}$/,
];
const dottedLeader = /(?:\.\s?){4,}\s*[\divxl]*\s*$/;
const contentsHeading = /^(?:table of contents|contents|index|list of (?:tables|figures))\s*:?$/i;

/** Parts a document into pages, where its breaks are kept, and drops headers, footers, page numbers and tables of contents. */
export function readPages(body: string, pageCount: number | null): Page[] {
  const { pages, numbered } = splitPages(body, pageCount);
  const raw = pages.map((page) => page.split("\n").map((line) => line.trimEnd()));
  const running = runningLines(raw, numbered);
  const kept = raw.map((lines) => withoutEdgeNumbers(lines.filter((line) => !isFurniture(line, running))));
  const clean = withoutContents(kept, numbered);
  let nextNote = 1;
  return clean.map((lines, index) => {
    const split = numbered ? splitFootnotes(lines, nextNote) : { lines, footnotes: [] };
    nextNote += split.footnotes.length;
    return {
      number: numbered ? index + 1 : null,
      lines: split.lines.filter((line) => !/^\s*\d{1,3}\s*$/.test(line)),
      footnotes: split.footnotes,
    };
  });
}

/** Form feeds mark pages; else the header that stands at the head of every page does. */
function splitPages(body: string, pageCount: number | null): { pages: string[]; numbered: boolean } {
  if (body.includes("\f")) {
    const pages = body.split("\f");
    while (pages.length > 1 && pages.at(-1)?.trim() === "") pages.pop();
    return { pages, numbered: true };
  }
  const text = body.trim();
  const header = /^[ \t]*contains? non-?binding recommendations?[ \t]*$/gim;
  const starts = [...text.matchAll(header)].map((match) => match.index);
  const withCover = starts[0] === 0 ? starts : [0, ...starts];
  if (pageCount !== null && pageCount > 1 && withCover.length === pageCount) {
    return { pages: withCover.map((start, index) => text.slice(start, withCover[index + 1])), numbered: true };
  }
  const gaps = text.split(/\n[ \t]*\n[ \t]*\n/);
  if (pageCount !== null && gaps.length === pageCount) return { pages: gaps, numbered: true };
  return { pages: [text], numbered: pageCount === 1 };
}

function isFurniture(line: string, running: ReadonlySet<string>): boolean {
  const text = line.trim();
  return furniture.some((pattern) => pattern.test(text)) || running.has(normal(text));
}

function normal(line: string): string {
  return line.trim().replace(/\s+/g, " ").replace(/\d+/g, "#");
}

/** Short lines that return at the head or foot of a third of the pages, or dozens of times in a text without pages. */
function runningLines(pages: readonly string[][], numbered: boolean): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const filled = page.filter((line) => line.trim() !== "");
    const edge = numbered ? [...new Set([...filled.slice(0, 4), ...filled.slice(-3)].map(normal))] : [];
    for (const line of edge) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const least = Math.max(3, Math.ceil(pages.length / 3));
  return new Set([...counts].filter(([line, count]) => count >= least && line.length > 3 && line.length < 120).map(([line]) => line));
}

function withoutEdgeNumbers(lines: readonly string[]): string[] {
  const isNumber = (line: string | undefined) => line !== undefined && /^\s*\d{0,3}\s*$/.test(line);
  let start = 0;
  let end = lines.length;
  while (start < end && isNumber(lines[start])) start += 1;
  while (end > start && isNumber(lines[end - 1])) end -= 1;
  return lines.slice(start, end);
}

function withoutContents(pages: readonly string[][], numbered: boolean): string[][] {
  if (!numbered) return pages.map((lines) => cutContents(lines));
  let within = false;
  return pages.map((lines) => {
    const filled = lines.filter((line) => line.trim() !== "");
    const leaders = filled.filter((line) => dottedLeader.test(line)).length;
    const begins = filled.slice(0, 30).some((line) => contentsHeading.test(line.trim())) && leaders >= 2;
    within = begins || (within && leaders >= Math.max(2, filled.length / 5));
    return within ? afterContents(lines) : lines.filter((line) => !dottedLeader.test(line));
  });
}

/** What follows a table of contents on its page, where that is more than the rest of its last entry. */
function afterContents(lines: readonly string[]): string[] {
  const rest = lines.slice(lines.findLastIndex((line) => dottedLeader.test(line)) + 1);
  return rest.join(" ").trim().length > 600 ? rest : [];
}

/** Removes everything from the contents' heading, or the first dotted line, to the last dotted line. */
function cutContents(lines: readonly string[]): string[] {
  const heading = lines.findIndex((line) => contentsHeading.test(line.trim()));
  const first = lines.findIndex((line) => dottedLeader.test(line));
  if (first < 0) return [...lines];
  let last = first;
  for (let index = first; index < lines.length && index - last < 25; index += 1) if (dottedLeader.test(lines[index] ?? "")) last = index;
  const start = heading >= 0 && heading < first && first - heading < 25 ? heading : first;
  return [...lines.slice(0, start), ...lines.slice(last + 1).filter((line) => !dottedLeader.test(line))];
}

/** Footnotes stand at the foot of a page, each under a line that holds nothing but its number. */
function splitFootnotes(lines: readonly string[], next: number): { lines: string[]; footnotes: string[][] } {
  const markOf = (number: number) => lines.findLastIndex((line) => line.trim() === String(number));
  const start = markOf(next);
  if (start < 0 || start < lines.length / 4 || !opensFootnote(lines, start)) return { lines: [...lines], footnotes: [] };
  const footnotes: string[][] = [];
  for (let number = next, at = start; ; number += 1) {
    const following = markOf(number + 1);
    const end = following > at ? following : lines.length;
    footnotes.push(lines.slice(at + 1, end));
    if (end === lines.length) return { lines: lines.slice(0, start), footnotes };
    at = following;
  }
}

function opensFootnote(lines: readonly string[], at: number): boolean {
  const text = lines.slice(at + 1).find((line) => line.trim() !== "");
  return text !== undefined && /^\s*["“(]?[A-Z0-9]/.test(text);
}
