import { UnreadError } from "../unread.ts";

/** Tables of a binary Word document, by their place among those its header lists. */
const tables = {
  styles: 1,
  footnoteReferences: 2,
  footnoteTexts: 3,
  commentReferences: 4,
  commentTexts: 5,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  pieces: 33,
  endnoteReferences: 46,
  endnoteTexts: 47,
  lists: 73,
  listUses: 74,
} as const;

/** The texts of a document follow each other: how many characters each has. */
interface TextLengths {
  body: number;
  footnotes: number;
  running: number;
  macros: number;
  comments: number;
  endnotes: number;
  boxes: number;
  runningBoxes: number;
}

/** What the header of a binary Word document says. */
export interface DocHeader {
  /** Whether Word 6 or 95 wrote it: their texts have one byte a character, and most tables are laid out otherwise. */
  old: boolean;
  /** Whether it was written on a Macintosh, where the old formats have another code page. */
  macintosh: boolean;
  /** Where the text begins where there are no pieces. */
  textStart: number;
  lengths: TextLengths;
  /** The bytes of a table and what follows it; empty where there is none. */
  table: (name: keyof typeof tables) => { data: Buffer; rest: Buffer };
}

const firstOfWord97 = 0x80;

/** Reads the header; throws where the document is encrypted or no Word document. */
export function readDocHeader(main: Buffer, tableStream: (name: "0Table" | "1Table") => Buffer | null): DocHeader {
  if (![0xa5ec, 0xa5dc, 0xa699, 0xa697].includes(main.readUInt16LE(0))) throw new UnreadError("damaged", "is no Word document");
  const flags = main.readUInt16LE(10);
  if ((flags & 0x100) !== 0) throw new UnreadError("encrypted", "is protected by a password");
  const old = main.readUInt16LE(2) < firstOfWord97;
  const stream = old ? main : tableStream((flags & 0x200) !== 0 ? "1Table" : "0Table");
  if (!stream) throw new UnreadError("damaged", "lacks its tables");
  return {
    old,
    macintosh: main.readUInt16LE(20) === 0x100,
    textStart: main.readUInt32LE(24),
    lengths: lengthsAt(main, old ? 52 : 76),
    table: (name) => tableAt(main, stream, placeOf(name, old)),
  };
}

function lengthsAt(main: Buffer, at: number): TextLengths {
  const [body = 0, footnotes = 0, running = 0, macros = 0, comments = 0, endnotes = 0, boxes = 0, runningBoxes = 0] = Array.from(
    { length: 8 },
    (_, nth) => Math.max(0, main.readInt32LE(at + nth * 4)),
  );
  return { body, footnotes, running, macros, comments, endnotes, boxes, runningBoxes };
}

/** Of the old formats only the pieces of the text are looked up. */
function placeOf(name: keyof typeof tables, old: boolean): number | null {
  if (!old) return 154 + tables[name] * 8;
  return name === "pieces" ? 352 : null;
}

function tableAt(main: Buffer, stream: Buffer, at: number | null): { data: Buffer; rest: Buffer } {
  const [start, length] = at === null || at + 8 > main.length ? [0, 0] : [main.readUInt32LE(at), main.readUInt32LE(at + 4)];
  if (length === 0 || start > stream.length) return { data: Buffer.alloc(0), rest: Buffer.alloc(0) };
  return { data: stream.subarray(start, start + length), rest: stream.subarray(start + length) };
}
