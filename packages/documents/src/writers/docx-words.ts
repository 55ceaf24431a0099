import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { OfficePackage } from "../readers/uploads/office-package.ts";
import { settable } from "../report/report.ts";

/** Parts of a Word file whose words people read. */
const wordParts = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
/** A paragraph that holds no other, as one with a text box does. */
const innermostParagraph = /<w:p(?=[ >])(?:(?!<w:p[ >])[\s\S])*?<\/w:p>/g;
const wordsOrBreak = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?=[ />])[^>]*\/>/g;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescaped = (xml: string): string =>
  xml.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return name === undefined ? String.fromCodePoint(code) : (entities[name] ?? whole);
  });
const escaped = (words: string): string => settable(words).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Piece {
  start: number;
  end: number;
  /** Null of a tab or break, which `mark` stands for. */
  words: string | null;
  mark: string;
}

const piecesOf = (paragraph: string): Piece[] =>
  [...paragraph.matchAll(wordsOrBreak)].map(({ 0: whole, 1: words, 2: mark, index }) => ({
    start: index,
    end: index + whole.length,
    words: mark === undefined ? unescaped(words ?? "") : null,
    mark: mark === undefined ? "" : mark === "tab" ? "\t" : "\n",
  }));

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ words, mark }) => words ?? mark).join("");

/** Opens a Word file within the limits that files are read by; throws where it goes beyond them. */
async function partsOf(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  await OfficePackage.open(bytes);
  return unzipSync(bytes);
}

const namesOf = (parts: Record<string, Uint8Array>): string[] =>
  Object.keys(parts)
    .filter((name) => wordParts.test(name))
    .toSorted();

/** The texts of all paragraphs of a Word file, those of cells, headers, footers and notes among them; a tab and a line break are one character each. */
export async function readDocxParagraphs(bytes: Uint8Array): Promise<string[]> {
  const parts = await partsOf(bytes);
  return namesOf(parts).flatMap((name) =>
    (strFromU8(parts[name] ?? new Uint8Array()).match(innermostParagraph) ?? []).map((one) => textOf(piecesOf(one))),
  );
}

/** The same file with other words in its paragraphs, and everything else as it was; null leaves a paragraph. `stamp` is put before the first one. */
export async function rewriteDocxParagraphs(
  bytes: Uint8Array,
  rewrite: (text: string, number: number) => string | null,
  stamp: string,
): Promise<Uint8Array> {
  const parts = await partsOf(bytes);
  let number = 0;
  for (const name of namesOf(parts)) {
    const xml = strFromU8(parts[name] ?? new Uint8Array()).replace(innermostParagraph, (paragraph) => {
      const pieces = piecesOf(paragraph);
      const words = rewrite(textOf(pieces), number);
      number += 1;
      return words === null ? paragraph : withWords(paragraph, pieces, words);
    });
    parts[name] = strToU8(name === "word/document.xml" ? stamped(xml, stamp) : xml);
  }
  return zipSync(parts, { level: 6 });
}

const stamped = (xml: string, stamp: string): string =>
  xml.replace(
    /<w:body(?: [^>]*)?>/,
    (body) => `${body}<w:p><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${escaped(stamp)}</w:t></w:r></w:p>`,
  );

/** Puts words between the tabs and breaks of a paragraph; of several runs the longest takes them, so that they look as most of them did. */
function withWords(paragraph: string, pieces: readonly Piece[], words: string): string {
  const stretches: Piece[][] = [[]];
  for (const piece of pieces)
    if (piece.words === null) stretches.push([]);
    else stretches.at(-1)?.push(piece);
  const told = words.split(/[\t\n]/);
  const fits = told.length === stretches.length;
  const instead = new Map<Piece, string>();
  // Where tabs and breaks were lost, all words go to where most of them were.
  const longestStretch = stretches.toSorted((one, other) => textOf(other).length - textOf(one).length)[0];
  stretches.forEach((stretch, nth) => {
    const own = fits ? (told[nth] ?? "") : stretch === longestStretch ? told.join(" ") : "";
    const longest = stretch.toSorted((one, other) => (other.words ?? "").length - (one.words ?? "").length)[0];
    for (const piece of stretch) instead.set(piece, piece === longest ? own : "");
  });
  let written = "";
  let from = 0;
  for (const piece of pieces) {
    const other = instead.get(piece);
    if (other === undefined) continue;
    written += `${paragraph.slice(from, piece.start)}<w:t xml:space="preserve">${escaped(other)}</w:t>`;
    from = piece.end;
  }
  return written + paragraph.slice(from);
}
