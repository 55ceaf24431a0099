import type { documentExtensions } from "@clausewise/contracts";

/** Extensions of the files that are read. */
export type UploadExtension = (typeof documentExtensions)[number];

/** Why a file could not be read. */
export type UnreadReason = "encrypted" | "empty" | "unsupported" | "damaged" | "too_large";

/** What reading a person's file gave: its text with places, or why there is none. */
export type Reading = ReadFile | { ok: false; reason: UnreadReason };

export interface ReadFile {
  ok: true;
  parts: DocumentPart[];
}

/** A page, a sheet, a slide, or the whole of a text that flows; in reading order. */
export interface DocumentPart {
  kind: "page" | "sheet" | "slide" | "text";
  /** Counted from 1 among the parts of the document. */
  number: number;
  /** A sheet's name, a slide's title, the label a page carries in its file; null where it has none. */
  name: string | null;
  /** Width and height of a page as it is shown (turned pages turned), in points of 1/72 inch; null where there are no pages. */
  size: { width: number; height: number } | null;
  /** How the words of a page came: from the file's own text, or recognised from a picture of it. */
  source: "text" | "recognised";
  blocks: DocumentBlock[];
}

/** A piece of text that belongs together. */
export interface DocumentBlock {
  /** `furniture` is a running head, foot or page number; `note` a foot note, comment, or a slide's speaker notes. */
  kind: "heading" | "paragraph" | "list_item" | "table" | "note" | "furniture";
  /** Of headings 1 to 9, of list items their depth from 1; 0 otherwise. */
  level: number;
  /** Rows of a table are lines, their cells parted by tabs. A list item begins with its number or letter where it shows one. */
  text: string;
  /** Cells of a sheet that the block stands for, such as `A1:D20`; null elsewhere. */
  range: string | null;
  /** Where its words stand on a page, in reading order; empty where there are no pages. */
  words: WordBox[];
}

/** A word of a block: where it begins and ends in the block's text, and its edges on the page as shown, in points from the upper left corner. */
export interface WordBox {
  start: number;
  end: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a reader is handed beside the bytes. */
export interface ReadingControl {
  /** Tells how many of the document's parts are read. */
  progress: (done: number, total: number) => void;
  /** Whether pictures and pages without text are recognised. */
  recognise: boolean;
}

/** What a reader of one kind of files gives: parts that may be made only as they are taken. */
export type Outcome = { ok: true; parts: Iterable<DocumentPart> } | { ok: false; reason: UnreadReason };

/** Reads one kind of file. Expected faults are outcomes, or an UnreadError with their reason; anything else thrown means damaged. */
export type Reader = (bytes: Uint8Array, control: ReadingControl) => Promise<Outcome>;
