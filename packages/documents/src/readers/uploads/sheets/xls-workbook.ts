import { encodingExists } from "iconv-lite";
import { readingLimits } from "../limits.ts";
import { UnreadError } from "../unread.ts";
import { type BiffRecord, recordsOf } from "./biff-records.ts";
import { BiffStrings, shortText } from "./biff-strings.ts";
import { builtInFormat } from "./number-format.ts";

/** Types of the records that say something of the workbook as a whole. */
const types = {
  end: 0x0a,
  from1904: 0x22,
  protectedFile: 0x2f,
  codePage: 0x42,
  sheet: 0x85,
  style: 0xe0,
  strings: 0xfc,
  format: 0x41e,
  begin: 0x809,
} as const;
const excel97 = 0x600;

/** A sheet by its name and where its records begin. */
export interface XlsSheet {
  name: string;
  at: number;
}

/** What the first part of a binary workbook says of all sheets. */
export class XlsWorkbook {
  readonly sheets: XlsSheet[] = [];
  from1904 = false;
  /** The encoding of texts before Excel 97; null since then. */
  codePage: string | null = null;
  readonly #strings: string[] = [];
  readonly #styles: number[] = [];
  readonly #formats = new Map<number, string>();

  /** Reads a stream of records; throws where it is encrypted or broken. */
  constructor(stream: Buffer) {
    for (const record of recordsOf(stream)) {
      if (record.type === types.end) break;
      this.#take(record);
    }
    if (this.sheets.length > readingLimits.parts) throw new UnreadError("too_large", "has more sheets than are read");
  }

  /** A text that cells share; throws where the file does not hold it. */
  string(number: number): string {
    const text = this.#strings[number];
    if (text === undefined) throw new UnreadError("damaged", "lacks a text of a cell");
    return text;
  }

  /** The number format of a style. */
  formatOf(style: number): string {
    const id = this.#styles[style] ?? 0;
    return this.#formats.get(id) ?? builtInFormat(id);
  }

  #take(record: BiffRecord): void {
    const { type, data } = record;
    if (type === types.protectedFile) throw new UnreadError("encrypted", "is protected by a password");
    if (type === types.begin) this.codePage = data.readUInt16LE(0) === excel97 ? null : "windows-1252";
    else if (type === types.codePage && this.codePage !== null) this.codePage = codePageName(data.readUInt16LE(0));
    else if (type === types.from1904) this.from1904 = data.readUInt16LE(0) === 1;
    else if (type === types.style) this.#styles.push(data.readUInt16LE(2));
    else if (type === types.format) this.#formats.set(data.readUInt16LE(0), this.#formatText(data));
    else if (type === types.strings) this.#readStrings(record);
    else if (type === types.sheet && data.readUInt8(5) === 0) this.sheets.push({ name: this.#name(data), at: data.readUInt32LE(0) });
  }

  #name(data: Buffer): string {
    return shortText(data, 6, { lengthBytes: 1, codePage: this.codePage });
  }

  #formatText(data: Buffer): string {
    return shortText(data, 2, { lengthBytes: this.codePage === null ? 2 : 1, codePage: this.codePage });
  }

  #readStrings(record: BiffRecord): void {
    const count = record.data.readUInt32LE(4);
    const texts = new BiffStrings(record, 8);
    try {
      for (let at = 0; at < count; at += 1) this.#strings.push(texts.next());
    } catch (error) {
      // Some writers count more texts than there are, which does no harm unless a cell asks for one of them.
      if (!(error instanceof RangeError)) throw error;
    }
  }
}

function codePageName(page: number): string {
  const special: Readonly<Record<number, string>> = {
    367: "ascii",
    1200: "utf16le",
    10_000: "macroman",
    32_768: "macroman",
    32_769: "windows-1252",
  };
  const name = special[page] ?? `cp${page}`;
  return encodingExists(name) ? name : "windows-1252";
}
