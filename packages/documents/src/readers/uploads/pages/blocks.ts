import type { DocumentBlock, DocumentPart } from "../reading.ts";
import { writeLines, writeRows } from "./block-text.ts";
import { furnitureOf } from "./furniture.ts";
import { Vocabulary } from "./hyphens.ts";
import { type Line, linesOf } from "./lines.ts";
import { partNotes, type Piece } from "./notes.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { regionsOf } from "./regions.ts";
import { kindOf, type Styles, stylesOf } from "./styles.ts";
import type { WordPage } from "./words.ts";

/** A page whose words are joined into lines. */
export interface Page extends Omit<WordPage, "words"> {
  lines: Line[];
}

/** What is known of a document when all its pages are read. */
interface Whole {
  furniture: Set<Line>;
  styles: Styles;
  vocabulary: Vocabulary;
}

/** A page's words joined into lines. */
export const linedPage = ({ words, ...page }: WordPage): Page => ({ ...page, lines: linesOf(words) });

/** Pages as parts of a document, their lines joined into blocks in reading order; each is made when it is taken. */
export function* partsOf(pages: readonly Page[]): Generator<DocumentPart, void> {
  const furniture = furnitureOf(pages.map(({ lines, size }) => ({ lines, height: size.height })));
  const vocabulary = new Vocabulary();
  for (const { lines } of pages) vocabulary.add(lines.flatMap(({ words }) => words));
  const whole = { furniture, vocabulary, styles: stylesOf(pages.flatMap(({ lines }) => lines).filter((line) => !furniture.has(line))) };
  for (const page of pages) yield partOf(page, whole);
}

function partOf({ number, label, size, source, lines }: Page, whole: Whole): DocumentPart {
  const { heads, above, text, feet } = sorted(lines, size.height, whole.furniture);
  const edge = (furniture: readonly Line[]) => furniture.map((line) => furnitureBlock(line, whole));
  const blocks = [...textBlocks(above, whole), ...edge(heads), ...textBlocks(text, whole), ...edge(feet)];
  return { kind: "page", number, name: label, size: size.width > 0 ? size : null, source, blocks };
}

/** Furniture as it is drawn, and the text above and below the running head. */
function sorted(lines: readonly Line[], height: number, furniture: Set<Line>): Record<"heads" | "above" | "text" | "feet", Line[]> {
  const [heads, feet, text]: [Line[], Line[], Line[]] = [[], [], []];
  for (const line of lines) (furniture.has(line) ? (line.at.top < height / 2 ? heads : feet) : text).push(line);
  const top = Math.min(...heads.filter(({ turn }) => turn === 0).map(({ at }) => at.top));
  const isAbove = ({ turn, at }: Line) => turn === 0 && at.bottom <= top && Number.isFinite(top);
  return { heads, feet, above: text.filter(isAbove), text: text.filter((line) => !isAbove(line)) };
}

const furnitureBlock = (line: Line, { vocabulary }: Whole): DocumentBlock => ({
  kind: "furniture",
  level: 0,
  range: null,
  ...writeLines([line], vocabulary),
});

/** Text of one turning is read as a whole; what stands otherwise on the page comes after it. */
function textBlocks(lines: readonly Line[], whole: Whole): DocumentBlock[] {
  const turns = new Map<Line["turn"], Line[]>();
  for (const line of lines) {
    const alike = turns.get(line.turn);
    if (alike) alike.push(line);
    else turns.set(line.turn, [line]);
  }
  return [...turns.values()].toSorted((a, b) => b.length - a.length).flatMap((alike) => blocksOf(alike, whole));
}

function blocksOf(lines: readonly Line[], whole: Whole): DocumentBlock[] {
  const pieces = regionsOf(lines).flatMap((region): Piece[] => (region.kind === "table" ? [region.rows] : paragraphsOf(region.lines)));
  const { text, notes } = partNotes(pieces, whole.styles);
  return [...text.map((piece) => blockOf(piece, false, whole)), ...notes.map((piece) => blockOf(piece, true, whole))];
}

function blockOf(part: Piece, isNote: boolean, { styles, vocabulary }: Whole): DocumentBlock {
  if (Array.isArray(part)) return { kind: "table", level: 0, range: null, ...writeRows(part, vocabulary) };
  const kind = isNote ? ({ kind: "note", level: 0 } as const) : kindOf(part, styles);
  return { ...kind, range: null, ...writeLines(part.lines, vocabulary) };
}
