import type { DocumentBlock, DocumentPart } from "../reading.ts";
import { writeLines, writeRows } from "./block-text.ts";
import { furnitureOf } from "./furniture.ts";
import { Vocabulary } from "./hyphens.ts";
import { type Line, linesOf } from "./lines.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";
import { regionsOf } from "./regions.ts";
import { isSmall, kindOf, type Styles, stylesOf } from "./styles.ts";
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

/** Pages as parts of a document, their lines joined into blocks in reading order. */
export function partsOf(pages: readonly Page[]): DocumentPart[] {
  const furniture = furnitureOf(pages.map(({ lines, size }) => ({ lines, height: size.height })));
  const vocabulary = new Vocabulary();
  for (const { lines } of pages) vocabulary.add(lines.flatMap(({ words }) => words));
  const whole = { furniture, vocabulary, styles: stylesOf(pages.flatMap(({ lines }) => lines).filter((line) => !furniture.has(line))) };
  return pages.map((page) => partOf(page, whole));
}

function partOf({ number, label, size, source, lines }: Page, whole: Whole): DocumentPart {
  const { heads, text, feet } = sorted(lines, size.height, whole.furniture);
  const blocks = [
    ...heads.map((line) => furnitureBlock(line, whole)),
    ...textBlocks(text, whole),
    ...feet.map((line) => furnitureBlock(line, whole)),
  ];
  return { kind: "page", number, name: label, size: size.width > 0 ? size : null, source, blocks };
}

function sorted(lines: readonly Line[], height: number, furniture: Set<Line>): { heads: Line[]; text: Line[]; feet: Line[] } {
  const kept = lines.filter((line) => furniture.has(line)).toSorted((a, b) => a.at.top - b.at.top || a.at.left - b.at.left);
  return {
    heads: kept.filter(({ at }) => at.top < height / 2),
    text: lines.filter((line) => !furniture.has(line)),
    feet: kept.filter(({ at }) => at.top >= height / 2),
  };
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
  const parts = regionsOf(lines).flatMap((region): (Paragraph | Line[][][])[] =>
    region.kind === "table" ? [region.rows] : paragraphsOf(region.lines),
  );
  const notes = notesFrom(parts, whole.styles);
  return parts.map((part, index) => blockOf(part, index >= notes, whole));
}

const noteMark = /^(?:\d{1,3}|[*†‡§]|[a-z])[.)]?$/u;

/** From where on a page there are foot notes: small text at its end that begins with a number or sign. */
function notesFrom(parts: readonly (Paragraph | Line[][][])[], styles: Styles): number {
  let from = parts.length;
  for (let index = parts.length - 1; index > 0; index--) {
    const part = parts[index];
    if (!part || Array.isArray(part) || !isSmall(part, styles)) break;
    const [first] = part.lines[0]?.words ?? [];
    if (first && (noteMark.test(first.text) || /^\d{1,3}\p{Lu}/u.test(first.text))) from = index;
  }
  return from;
}

function blockOf(part: Paragraph | Line[][][], isNote: boolean, { styles, vocabulary }: Whole): DocumentBlock {
  if (Array.isArray(part)) return { kind: "table", level: 0, range: null, ...writeRows(part, vocabulary) };
  const kind = isNote ? ({ kind: "note", level: 0 } as const) : kindOf(part, styles);
  return { ...kind, range: null, ...writeLines(part.lines, vocabulary) };
}
