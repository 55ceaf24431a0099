import { lengths } from "@clausewise/contracts";
import type { OwnPassage } from "../../library/own-sources.ts";
import type { TextPart } from "./reading-file.ts";
import { rowGroups, segmentsOf } from "./segments.ts";

/** Where a stretch of a block stands in a passage. */
export interface Span {
  /** Position of the block in its part, from 0. */
  block: number;
  /** Stretch of the block's text. */
  start: number;
  end: number;
  /** Where that begins in the passage's text. */
  at: number;
}

/** A passage with the blocks that it consists of. */
export interface PlacedPassage extends OwnPassage {
  spans: Span[];
}

/** Characters from which on a passage is long enough, and that it has at most where its blocks are no longer. */
const usual = { enough: 400, most: 1500 };

/** Passages after which those that follow may be twice as long, so that a very long text has no more of them than can be held. */
const untilLonger = 5000;

function sizesAfter(made: number): typeof usual {
  const times = 2 ** Math.floor(made / untilLonger);
  return { enough: usual.enough * times, most: usual.most * times };
}

/** Headings above a place, outermost first, with their levels. */
type Headings = { level: number; text: string }[];

/** Characters that a heading shows of itself, and all of them in a place. */
const headingShown = 80;
const placeShown = 240;

/**
 * Makes passages of parts as they come: whole blocks that stand together under the same headings, never over the end of a
 * part. The headings of a text go on from page to page; sheets and slides begin anew.
 */
export function createPassageMaker(): (part: TextPart) => PlacedPassage[] {
  let headings: Headings = [];
  let count = 0;
  return (part) => {
    if (part.kind === "sheet" || part.kind === "slide") headings = part.name === null ? [] : [{ level: 0, text: part.name }];
    const made = passagesOf(part, headings, count);
    headings = made.headings;
    count += made.passages.length;
    return made.passages;
  };
}

interface Piece {
  text: string;
  spans: Span[];
  range: string | null;
}

function passagesOf(part: TextPart, before: Headings, madeBefore: number): { passages: PlacedPassage[]; headings: Headings } {
  const passages: PlacedPassage[] = [];
  let headings = before;
  let held: Piece[] = [];
  /** A heading whose text no passage has yet. */
  let bare: Piece | null = null;
  const sizes = () => sizesAfter(madeBefore + passages.length);
  const size = () => held.reduce((sum, { text }) => sum + text.length + 1, 0);
  const flush = () => {
    const pieces = held.length > 0 ? held : bare ? [bare] : [];
    if (pieces.length > 0) passages.push(passageOf(part, headings, pieces));
    [held, bare] = [[], null];
  };
  const add = (piece: Piece) => {
    const { enough, most } = sizes();
    if (size() >= enough || size() + piece.text.length > most) flush();
    held.push(piece);
    bare = null;
  };
  for (const [at, block] of part.blocks.entries()) {
    if (block.kind === "furniture" || block.text.trim() === "") continue;
    if (block.kind === "heading") {
      flush();
      headings = [...headings.filter(({ level }) => level < block.level), { level: block.level, text: block.text.trim() }];
      bare = wholeOf(block.text, at, block.range);
    } else if (block.kind === "table") {
      if (held.length > 0) flush();
      for (const group of rowGroups(block.text, block.range, sizes().most)) {
        held.push({
          ...joined(
            group.spans.map((span) => ({ block: at, ...span })),
            block.text,
          ),
          range: group.range,
        });
        bare = null;
        flush();
      }
    } else for (const { start, end } of segmentsOf(block.text, sizes().most)) add(pieceOf(block.text, at, start, end, block.range));
  }
  flush();
  return { passages, headings };
}

const wholeOf = (text: string, block: number, range: string | null): Piece => pieceOf(text, block, 0, text.length, range);

const pieceOf = (text: string, block: number, start: number, end: number, range: string | null): Piece => ({
  text: text.slice(start, end),
  spans: [{ block, start, end, at: 0 }],
  range,
});

/** Stretches of one block as a piece, a line each. */
function joined(stretches: { block: number; start: number; end: number }[], text: string): Omit<Piece, "range"> {
  let at = 0;
  const spans = stretches.map((stretch): Span => {
    const span = { ...stretch, at };
    at += stretch.end - stretch.start + 1;
    return span;
  });
  return { text: stretches.map(({ start, end }) => text.slice(start, end)).join("\n"), spans };
}

function passageOf(part: TextPart, headings: Headings, pieces: readonly Piece[]): PlacedPassage {
  const spans: Span[] = [];
  let at = 0;
  for (const piece of pieces) {
    for (const span of piece.spans) spans.push({ ...span, at: span.at + at });
    at += piece.text.length + 1;
  }
  const path = headings.map(({ text }) => shortened(text, lengths.heading)).slice(-12);
  return {
    place: placeOf(part, headings, pieces),
    heading: path.at(-1) ?? "",
    heading_path: path.slice(0, -1),
    page: part.number,
    text: pieces.map(({ text }) => text).join("\n"),
    spans,
  };
}

function placeOf({ kind, number, name }: TextPart, headings: Headings, pieces: readonly Piece[]): string {
  if (kind === "page") return `page ${number}`;
  if (kind === "slide") return `slide ${number}`;
  if (kind === "text") return tail(headings.map(({ text }) => shortened(text, headingShown)));
  const ranges = [...new Set(pieces.flatMap(({ range }) => range ?? []))];
  return [`sheet ${shortened(name ?? String(number), headingShown)}`, ...ranges.slice(0, 3)].join(", ");
}

/** The innermost headings, as many as are short together. */
function tail(headings: readonly string[]): string {
  let place = headings.at(-1) ?? "";
  for (const heading of headings.slice(0, -1).toReversed()) {
    const longer = `${heading} › ${place}`;
    if (longer.length > placeShown) break;
    place = longer;
  }
  return place;
}

const shortened = (text: string, longest: number): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line;
};
