import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  TextRun,
  type ICommentOptions,
  type ParagraphChild,
} from "docx";
import { settable } from "../report/report.ts";
import { stylesIn } from "./docx-styles.ts";

/** What is said of a stretch of a text. */
export interface TextComment {
  /** By UTF-16 code units; null where it is said of the text as a whole, and stands at its title. */
  place: { start: number; end: number } | null;
  author: string;
  /** Each a paragraph of its own. */
  lines: string[];
}

/** A text with comments on stretches of it. */
export interface CommentedText {
  title: string;
  /** The product that made it. */
  author: string;
  /** When the comments were made, ISO 8601. */
  at: string;
  /** BCP 47 tag of its language. */
  language: string;
  text: string;
  /** Where its headings begin, and how deep they stand, from 1. */
  headings: readonly { start: number; level: number }[];
  comments: readonly TextComment[];
}

const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

/** Sets a text as a Word document with Word's own comments, so that it can be worked on there. */
export async function writeCommentedDocx({ title, author, at, language, text, headings, comments }: CommentedText): Promise<Buffer> {
  const lines = [...text.matchAll(/[^\n]+/gu)];
  const isPlaced = (place: TextComment["place"]) => place !== null && place.start < place.end && lines.length > 0;
  const marks = comments.map(({ place }, id) => ({ id, place }));
  const ofTitle = marks.filter(({ place }) => !isPlaced(place));
  const ofText = createBoundaries(marks.flatMap(({ id, place }) => (place && isPlaced(place) ? [{ id, ...place }] : [])));
  const levelAt = new Map(headings.map(({ start, level }) => [start, levels[Math.min(level, levels.length) - 1]]));
  const body = lines.map(({ 0: line, index }, nth) => {
    const heading = levelAt.get(index + line.length - line.trimStart().length);
    return new Paragraph({
      children: piecesOf(line, index, ofText(nth === lines.length - 1 ? Infinity : index + line.length)),
      ...(heading ? { heading } : { spacing: { after: 120 } }),
    });
  });
  return await Packer.toBuffer(
    new Document({
      title: settable(title).slice(0, 255),
      creator: author,
      styles: stylesIn(language),
      comments: { children: comments.map((comment, id) => commentOf(comment, id, at)) },
      sections: [{ children: [titleOf(title, ofTitle), ...body] }],
    }),
  );
}

const commentOf = ({ author, lines }: TextComment, id: number, at: string): ICommentOptions => ({
  id,
  author,
  initials: author.slice(0, 2),
  date: new Date(at),
  children: lines.map((line) => new Paragraph({ children: [plain(line)] })),
});

const titleOf = (title: string, comments: readonly { id: number }[]): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    children: [
      ...comments.map(({ id }) => new CommentRangeStart(id)),
      plain(title),
      ...comments.flatMap(({ id }) => [new CommentRangeEnd(id), referenceTo(id)]),
    ],
  });

interface Range {
  id: number;
  start: number;
  end: number;
}

interface Edge {
  at: number;
  id: number;
  begins: boolean;
}

/** Where comments begin and end, in the order of the text. */
function createBoundaries(ranges: readonly Range[]) {
  const edges = ranges
    .flatMap(({ id, start, end }): Edge[] => [
      { at: start, id, begins: true },
      { at: end, id, begins: false },
    ])
    .toSorted((one, other) => one.at - other.at || Number(one.begins) - Number(other.begins));
  let next = 0;
  /** Those up to a place that were not given yet. */
  return (upTo: number): Edge[] => {
    const from = next;
    while (next < edges.length && (edges[next]?.at ?? 0) <= upTo) next += 1;
    return edges.slice(from, next);
  };
}

/** The words of a line with the edges of the comments that begin or end in it. */
function piecesOf(line: string, from: number, edges: readonly Edge[]): ParagraphChild[] {
  const pieces: ParagraphChild[] = [];
  let at = 0;
  for (const { at: place, id, begins } of edges) {
    const to = Math.min(Math.max(at, place - from), line.length);
    if (to > at) pieces.push(plain(line.slice(at, to)));
    at = to;
    pieces.push(...(begins ? [new CommentRangeStart(id)] : [new CommentRangeEnd(id), referenceTo(id)]));
  }
  if (at < line.length) pieces.push(plain(line.slice(at)));
  return pieces;
}

const plain = (text: string): TextRun => new TextRun(settable(text).replaceAll("\n", " "));

const referenceTo = (id: number): TextRun => new TextRun({ children: [new CommentReference(id)] });
