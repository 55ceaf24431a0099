import { type BiffRecord } from "./biff-records.ts";
import { shortText } from "./biff-strings.ts";
import { shownNumber } from "./number-format.ts";
import type { Cell } from "./sheet-blocks.ts";
import type { XlsWorkbook } from "./xls-workbook.ts";

/** Types of the records that hold cells. */
const types = {
  formula: 0x06,
  multipleRk: 0xbd,
  richText: 0xd6,
  sharedText: 0xfd,
  number: 0x203,
  label: 0x204,
  boolOrError: 0x205,
  formulaText: 0x207,
  rk: 0x27e,
} as const;

const errors: Readonly<Record<number, string>> = {
  0x00: "#NULL!",
  0x07: "#DIV/0!",
  0x0f: "#VALUE!",
  0x17: "#REF!",
  0x1d: "#NAME?",
  0x24: "#NUM!",
  0x2a: "#N/A",
};

/** Gathers the cells of a sheet from its records, as they are shown. */
export class XlsCells {
  readonly cells: Cell[] = [];
  readonly #book: XlsWorkbook;
  #formula: { row: number; column: number } | null = null;

  constructor(book: XlsWorkbook) {
    this.#book = book;
  }

  /** Takes a record; those that hold no cell are passed over. */
  take({ type, data }: BiffRecord): void {
    if (type === types.formulaText) this.#formulaText(data);
    else if (type === types.multipleRk) this.#multiple(data);
    else if (type === types.formula) this.#formulaValue(data);
    else {
      const text = this.#single(type, data);
      if (text !== null) this.#add(data, text);
    }
  }

  #single(type: number, data: Buffer): string | null {
    const { codePage } = this.#book;
    if (type === types.sharedText) return this.#book.string(data.readUInt32LE(6));
    if (type === types.label || type === types.richText) return shortText(data, 6, { lengthBytes: 2, codePage });
    if (type === types.number) return this.#shown(data.readDoubleLE(6), data.readUInt16LE(4));
    if (type === types.rk) return this.#shown(rkNumber(data.readUInt32LE(6)), data.readUInt16LE(4));
    if (type === types.boolOrError) return boolOrError(data.readUInt8(6), data.readUInt8(7) === 1);
    return null;
  }

  #add(data: Buffer, text: string, column = data.readUInt16LE(2)): void {
    this.cells.push({ row: data.readUInt16LE(0) + 1, column: column + 1, text });
  }

  #multiple(data: Buffer): void {
    const first = data.readUInt16LE(2);
    for (let at = 4; at + 8 <= data.length; at += 6) {
      const number = rkNumber(data.readUInt32LE(at + 2));
      this.#add(data, this.#shown(number, data.readUInt16LE(at)), first + (at - 4) / 6);
    }
  }

  /** What came of a formula; a text follows in a record of its own. */
  #formulaValue(data: Buffer): void {
    if (data.readUInt16LE(12) !== 0xffff) {
      this.#add(data, this.#shown(data.readDoubleLE(6), data.readUInt16LE(4)));
      return;
    }
    const kind = data.readUInt8(6);
    if (kind === 0) this.#formula = { row: data.readUInt16LE(0) + 1, column: data.readUInt16LE(2) + 1 };
    else if (kind <= 2) this.#add(data, boolOrError(data.readUInt8(8), kind === 2));
  }

  #formulaText(data: Buffer): void {
    if (!this.#formula) return;
    this.cells.push({ ...this.#formula, text: shortText(data, 0, { lengthBytes: 2, codePage: this.#book.codePage }) });
    this.#formula = null;
  }

  #shown(value: number, style: number): string {
    return shownNumber(value, this.#book.formatOf(style), this.#book.from1904);
  }
}

function boolOrError(value: number, error: boolean): string {
  if (error) return errors[value] ?? "#N/A";
  return value === 1 ? "TRUE" : "FALSE";
}

/** A number in 30 bits: whole or the upper part of a fraction, perhaps in hundredths. */
function rkNumber(bits: number): number {
  const whole = (bits & 2) !== 0;
  const number = whole ? bits >> 2 : upperHalf(bits & ~3);
  return (bits & 1) !== 0 ? number / 100 : number;
}

function upperHalf(bits: number): number {
  const bytes = Buffer.alloc(8);
  bytes.writeInt32LE(bits, 4);
  return bytes.readDoubleLE();
}
