import { utils, write } from "cfb";
import type { CharacterLooks } from "./doc-characters.ts";
import { DocParagraphs } from "./doc-paragraphs.ts";
import { DocText } from "./doc-pieces.ts";
import type { PropertyRun } from "./doc-properties.ts";

export const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value & 255, (value >> 8) & 255]));
export const u32 = (...values: number[]): Buffer => Buffer.concat(values.map((value) => u16(value & 0xffff, value >>> 16)));

/** A stretch of text with its properties: of a paragraph, which ends in its mark, or of characters. */
interface Stretch {
  text: string;
  style?: number;
  properties?: Buffer[];
}

export interface DocParts {
  paragraphs: Stretch[];
  /** Characters by where they begin and end in the text. */
  characters?: { from: number; to: number; properties: Buffer[] }[];
  /** Texts after the body: their lengths by the place of the length in the header, in fours of bytes. */
  lengths?: Record<number, number>;
  /** Tables by their number in the header; what follows the table of lists has a name of its own. */
  tables?: Record<number, Buffer>;
  afterLists?: Buffer;
  /** Flags of the header. */
  flags?: number;
}

const textAt = 1024;
const page = 512;

/** A document of Word 97 with its text in two bytes a character. */
export function docFile({
  paragraphs,
  characters = [],
  lengths = {},
  tables = {},
  afterLists = Buffer.alloc(0),
  flags = 0,
}: DocParts): Uint8Array {
  const text = paragraphs.map((paragraph) => paragraph.text).join("");
  const bytes = Buffer.from(text, "utf16le");
  const paragraphPage = Math.ceil((textAt + bytes.length) / page);
  const main = Buffer.alloc((paragraphPage + 2) * page);
  bytes.copy(main, textAt);
  paragraphRuns(paragraphs).copy(main, paragraphPage * page);
  characterRuns(characters).copy(main, (paragraphPage + 1) * page);
  const all: Record<number, Buffer> = {
    33: Buffer.concat([Buffer.from([2]), u32(16), u32(0, text.length), u16(0), u32(textAt), u16(0)]),
    13: u32(textAt, textAt + bytes.length, paragraphPage),
    12: u32(textAt, textAt + bytes.length, paragraphPage + 1),
    ...tables,
  };
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(flags, 10);
  main.writeInt32LE(text.length - Object.values(lengths).reduce((sum, own) => sum + own, 0), 76);
  for (const [nth, length] of Object.entries(lengths)) main.writeInt32LE(length, 76 + Number(nth) * 4);
  return compoundOf(main, tableStream(main, all, afterLists));
}

function tableStream(main: Buffer, tables: Record<number, Buffer>, afterLists: Buffer): Buffer {
  let stream = Buffer.alloc(16);
  for (const [nth, data] of Object.entries(tables)) {
    main.writeUInt32LE(stream.length, 154 + Number(nth) * 8);
    main.writeUInt32LE(data.length, 158 + Number(nth) * 8);
    stream = Buffer.concat([stream, data, nth === "73" ? afterLists : Buffer.alloc(0)]);
  }
  return stream;
}

function compoundOf(main: Buffer, table: Buffer): Uint8Array {
  const file = utils.cfb_new();
  utils.cfb_add(file, "/WordDocument", main);
  utils.cfb_add(file, "/0Table", table);
  return write(file, { type: "buffer" }) as Buffer;
}

function paragraphRuns(paragraphs: readonly Stretch[]): Buffer {
  const ends = paragraphs.map((_, at) => textAt + 2 * paragraphs.slice(0, at + 1).reduce((sum, { text }) => sum + text.length, 0));
  const looks = paragraphs.map(({ style = 0, properties = [] }) => {
    const data = Buffer.concat([u16(style), ...properties]);
    return data.length % 2 === 1 ? Buffer.from([(data.length + 1) / 2, ...data]) : Buffer.from([0, data.length / 2, ...data]);
  });
  return pageOf([textAt, ...ends], looks, 13);
}

function characterRuns(characters: { from: number; to: number; properties: Buffer[] }[]): Buffer {
  const places = characters.flatMap(({ from, to }) => [textAt + from * 2, textAt + to * 2]);
  const looks = characters.flatMap(({ properties }, at) => {
    const data = Buffer.concat(properties);
    const between = Buffer.alloc(0);
    return at < characters.length - 1 ? [Buffer.from([data.length, ...data]), between] : [Buffer.from([data.length, ...data])];
  });
  return pageOf(places.length > 0 ? places : [textAt, textAt], looks.length > 0 ? looks : [Buffer.alloc(0)], 1);
}

/** A page of runs: their places, where in the page their looks stand, and the looks from its end upwards. */
function pageOf(places: readonly number[], looks: readonly Buffer[], width: number): Buffer {
  const data = Buffer.alloc(page);
  u32(...places).copy(data);
  let end = page - 2;
  looks.forEach((look, nth) => {
    if (look.length === 0) return;
    end = (end - look.length) & ~1;
    look.copy(data, end);
    data.writeUInt8(end / 2, places.length * 4 + nth * width);
  });
  data.writeUInt8(looks.length, page - 1);
  return data;
}

/** A property with its value. */
export const property = (code: number, ...value: number[]): Buffer => Buffer.from([...u16(code), ...value]);

/** The table of styles: number of the built-in style, what each is based on, and properties. */
export function styles(...all: { builtIn: number; base?: number; properties?: Buffer[] }[]): Buffer {
  const definitions = all.map(({ builtIn, base = 0xfff, properties = [] }) => {
    const own = Buffer.concat([u16(0), ...properties]);
    const data = Buffer.concat([u16(builtIn, (base << 4) | 1, 1, 0, 0), u16(1), Buffer.from("x\0", "utf16le"), u16(own.length), own]);
    return Buffer.concat([u16(data.length), data]);
  });
  return Buffer.concat([u16(4), u16(all.length, 10), ...definitions]);
}

/** A level of a list; characters below nine in its text stand for the numbers of levels. */
export const listLevel = (format: number, text: string): Buffer =>
  Buffer.concat([u32(1), Buffer.from([format, 0]), Buffer.alloc(22), u16(text.length), Buffer.from(text, "utf16le")]);

/** The paragraphs of a text of one byte a character that stands alone in its file. */
export function paragraphsOf(
  text: string,
  runs: readonly PropertyRun[] = [],
  look: (looks: CharacterLooks) => void = () => undefined,
): DocParagraphs {
  const none = { data: Buffer.alloc(0), rest: Buffer.alloc(0) };
  const lengths = { body: text.length, footnotes: 0, running: 0, macros: 0, comments: 0, endnotes: 0, boxes: 0, runningBoxes: 0 };
  const whole = new DocText(Buffer.from(text, "latin1"), { old: false, macintosh: false, textStart: 0, lengths, table: () => none });
  const looks: CharacterLooks = { hidden: new Uint8Array(text.length), symbols: new Map() };
  look(looks);
  return new DocParagraphs(whole, looks, runs);
}
