import { BlockList } from "../blocks.ts";
import { openCompound } from "../compound.ts";
import { readingLimits } from "../limits.ts";
import type { DocumentPart, Reader } from "../reading.ts";
import { UnreadError } from "../unread.ts";
import { type PptSlide, slidesOf } from "./ppt-document.ts";
import { type PptRecord, pptTypes, recordsIn, recordsWithin } from "./ppt-records.ts";
import { type PptText, textsOfSlide } from "./ppt-text.ts";
import { inReadingOrder } from "./reading-order.ts";

/** Reads a presentation of PowerPoint 97 to 2003: titles, texts of shapes, speaker's notes and comments, slide by slide. */
export const readPpt: Reader = async (bytes, { progress }) => {
  const file = openCompound(bytes);
  const stream = bufferOf(file.stream("PowerPoint Document"));
  if (!stream) throw new UnreadError("damaged", "has no presentation");
  const slides = slidesOf(stream, bufferOf(file.stream("Current User")));
  if (slides.length > readingLimits.parts) throw new UnreadError("too_large", "has more slides than are read");
  progress(0, slides.length);
  const parts = slides.map((slide, at) => slidePart(slide, at + 1));
  progress(slides.length, slides.length);
  return { ok: true, parts };
};

function bufferOf(bytes: Uint8Array | null): Buffer | null {
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function slidePart({ slide, outline, notes }: PptSlide, number: number): DocumentPart {
  const list = new BlockList();
  const shown = textsOfSlide(slide, outline);
  const said = new Set(shown.map(({ paragraphs }) => paragraphs.join("\n")));
  // What stands in the outline is shown on the slide, though not every writer says by which shape.
  const texts = [...outline.filter(({ paragraphs }) => !said.has(paragraphs.join("\n"))), ...shown];
  const titles = texts.filter(({ title }) => title);
  for (const { paragraphs } of titles) list.add("heading", paragraphs.join(" "), 1);
  for (const { paragraphs } of inReadingOrder(texts.filter(({ title }) => !title)))
    for (const text of paragraphs) list.add("paragraph", text);
  for (const text of notes ? notesOf(notes.page, notes.outline) : []) list.add("note", text);
  for (const text of commentsOf(slide)) list.add("note", text);
  const name = titles[0]?.paragraphs.join(" ") || null;
  return { kind: "slide", number, name, size: null, source: "text", blocks: list.blocks };
}

function notesOf(page: PptRecord, outline: readonly PptText[]): string[] {
  return textsOfSlide(page, outline).flatMap(({ paragraphs }) => paragraphs);
}

/** A comment has its author, its text and the author's initials, one after the other. */
function commentsOf(slide: PptRecord): string[] {
  return recordsWithin(slide, pptTypes.comment).map((comment) => {
    const strings = recordsIn(comment.data).filter(({ type }) => type === pptTypes.string);
    const [author = "", text = ""] = [0, 1].map((wanted) => strings.find(({ instance }) => instance === wanted)?.data.toString("utf16le"));
    return author === "" ? text : `${author}: ${text}`;
  });
}
