import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { OfficePackage } from "../readers/uploads/office-package.ts";
import { settable } from "../report/report.ts";
import { type Part, fillLane } from "./docx-lane.ts";
import { type Paragraph, type Piece, readParagraphs } from "./docx-pieces.ts";

/** Words in the place of a stretch of a paragraph's text, by UTF-16 code units. */
export interface NewWords {
  start: number;
  end: number;
  words: string;
}

/** Parts of a Word file whose words people read. */
const wordParts = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;

const escaped = (words: string): string => settable(words).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Opens a Word file within the limits that files are read by; throws where it goes beyond them. */
async function partsOf(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  await OfficePackage.open(bytes);
  return unzipSync(bytes);
}

const namesOf = (parts: Record<string, Uint8Array>): string[] =>
  Object.keys(parts)
    .filter((name) => wordParts.test(name))
    .toSorted();

/** The texts of all paragraphs of a Word file, those of cells, text boxes, headers, footers and notes among them; a tab and a line break are one character each. */
export async function readDocxParagraphs(bytes: Uint8Array): Promise<string[]> {
  const parts = await partsOf(bytes);
  return namesOf(parts).flatMap((name) => readParagraphs(strFromU8(parts[name] ?? new Uint8Array())).map(({ text }) => text));
}

/** The same file with other words in its paragraphs, and everything else as it was; null leaves a paragraph. `stamp` is put before the first one. */
export async function rewriteDocxParagraphs(
  bytes: Uint8Array,
  rewrite: (text: string, number: number) => readonly NewWords[] | null,
  stamp: string,
): Promise<Uint8Array> {
  const parts = await partsOf(bytes);
  let number = 0;
  for (const name of namesOf(parts)) {
    const xml = strFromU8(parts[name] ?? new Uint8Array());
    const changes = readParagraphs(xml).flatMap((paragraph) => {
      const news = rewrite(paragraph.text, number);
      number += 1;
      return news === null ? [] : changesOf(paragraph, news);
    });
    const changed = withoutOlderDrawings(withChanges(xml, changes), xml);
    parts[name] = strToU8(name === "word/document.xml" ? stamped(changed, stamp) : changed);
  }
  return zipSync(parts, { level: 6 });
}

const stamped = (xml: string, stamp: string): string =>
  xml.replace(
    /<w:body(?: [^>]*)?>/,
    (body) => `${body}<w:p><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${escaped(stamp)}</w:t></w:r></w:p>`,
  );

/** What programs older than Word 2010 show of a text box still has the words that were exchanged. */
const withoutOlderDrawings = (changed: string, before: string): string =>
  changed === before
    ? changed
    : changed.replace(/<mc:Fallback>(?:(?!<mc:Fallback>)[\s\S])*?<\/mc:Fallback>/g, (older) => (older.includes("<w:t") ? "" : older));

interface Change {
  piece: Piece;
  words: string;
}

function withChanges(xml: string, changes: readonly Change[]): string {
  let written = "";
  let from = 0;
  // A text box begins within the paragraph around it.
  for (const { piece, words } of changes.toSorted((one, other) => one.piece.start - other.piece.start)) {
    written += `${xml.slice(from, piece.start)}<w:t xml:space="preserve">${escaped(words)}</w:t>`;
    from = piece.end;
  }
  return written + xml.slice(from);
}

/** The pieces of a paragraph that say something else now. */
function changesOf({ pieces }: Paragraph, news: readonly NewWords[]): Change[] {
  const told = new Map<Piece, { at: number; end: number; words: string }[]>();
  for (const { start, end, words } of news)
    for (const [{ piece, at, text }, instead] of filled(partsIn(pieces, start, end), words))
      told.set(piece, [...(told.get(piece) ?? []), { at, end: at + text.length, words: instead }]);
  return [...told].flatMap(([piece, places]) => {
    const words = placed(piece.text, places);
    return words === piece.text ? [] : [{ piece, words }];
  });
}

function placed(text: string, places: readonly { at: number; end: number; words: string }[]): string {
  let written = "";
  let from = 0;
  for (const { at, end, words } of places.toSorted((one, other) => one.at - other.at)) {
    written += text.slice(from, at) + words;
    from = end;
  }
  return written + text.slice(from);
}

/** What of each piece lies in a stretch of the text; tabs that some programs write among words stand apart. */
const partsIn = (pieces: readonly Piece[], start: number, end: number): Part[] =>
  pieces.flatMap((piece) => {
    const [from, to] = [Math.max(start, piece.from), Math.min(end, piece.from + piece.text.length)];
    if (piece.kind === "note") return piece.from > start && piece.from < end ? [{ piece, at: 0, text: "" }] : [];
    const told = piece.text.slice(from - piece.from, Math.max(from, to) - piece.from);
    return [...told.matchAll(/\t|[^\t]+/g)].map(({ 0: text, index }) => ({ piece, at: from - piece.from + index, text }));
  });

const isMark = ({ text }: Part): boolean => text === "\t" || text === "\n";

/** New words for each part: those between tabs and breaks stay between them; where these were lost, all go to where most were. */
function filled(parts: readonly Part[], words: string): Map<Part, string> {
  const lanes: Part[][] = [[]];
  for (const part of parts)
    if (isMark(part)) lanes.push([]);
    else lanes.at(-1)?.push(part);
  const told = words.split(/[\t\n]/);
  const fits = told.length === lanes.length;
  const lengthOf = (lane: readonly Part[]) => lane.reduce((sum, { text }) => sum + text.length, 0);
  const longest = lanes.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  return new Map(lanes.flatMap((lane, nth) => [...fillLane(lane, fits ? (told[nth] ?? "") : lane === longest ? told.join(" ") : "")]));
}
