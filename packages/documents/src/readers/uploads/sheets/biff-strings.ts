import { decode } from "iconv-lite";
import type { BiffRecord } from "./biff-records.ts";

/** Reads texts one after the other out of a record and those that continue it. */
export class BiffStrings {
  readonly #pieces: Buffer[];
  #piece = 0;
  #at: number;

  constructor({ data, continued }: BiffRecord, at: number) {
    this.#pieces = [data, ...continued];
    this.#at = at;
  }

  /** The next text; looks and readings that follow it are passed over. */
  next(): string {
    const length = this.#take(2).readUInt16LE();
    const flags = this.#take(1).readUInt8();
    const looks = flags & 8 ? this.#take(2).readUInt16LE() * 4 : 0;
    const readings = flags & 4 ? this.#take(4).readUInt32LE() : 0;
    const text = this.#characters(length, (flags & 1) === 1);
    this.#skip(looks + readings);
    return text;
  }

  /** A text cut apart at the end of a record says anew at the start of the next whether its characters have two bytes. */
  #characters(length: number, wide: boolean): string {
    let text = "";
    let left = length;
    let twoBytes = wide;
    while (left > 0) {
      if (this.#left === 0) {
        this.#turn();
        twoBytes = (this.#take(1).readUInt8() & 1) === 1;
      }
      const size = twoBytes ? 2 : 1;
      const count = Math.min(left, Math.floor(this.#left / size));
      if (count === 0) throw new RangeError("a text is cut within a character");
      text += this.#take(count * size).toString(twoBytes ? "utf16le" : "latin1");
      left -= count;
    }
    return text;
  }

  get #left(): number {
    return (this.#pieces[this.#piece]?.length ?? 0) - this.#at;
  }

  #take(count: number): Buffer {
    if (this.#left === 0) this.#turn();
    const end = this.#at + count;
    const taken = this.#pieces[this.#piece]?.subarray(this.#at, end);
    if (taken?.length !== count) throw new RangeError("a text goes beyond its record");
    this.#at = end;
    return taken;
  }

  #skip(count: number): void {
    let left = count;
    while (left > 0) {
      if (this.#left === 0) this.#turn();
      const step = Math.min(left, this.#left);
      this.#at += step;
      left -= step;
    }
  }

  #turn(): void {
    this.#piece += 1;
    this.#at = 0;
    if (this.#piece >= this.#pieces.length) throw new RangeError("a text goes beyond its record");
  }
}

/** A text whose length has one byte or two; before Excel 97 in the workbook's code page, since then in one byte or two a character. */
export function shortText(data: Buffer, at: number, { lengthBytes, codePage }: { lengthBytes: 1 | 2; codePage: string | null }): string {
  const length = data.readUIntLE(at, lengthBytes);
  const start = at + lengthBytes;
  if (codePage !== null) return decode(data.subarray(start, start + length), codePage);
  const wide = (data.readUInt8(start) & 1) === 1;
  const end = start + 1 + length * (wide ? 2 : 1);
  return data.toString(wide ? "utf16le" : "latin1", start + 1, end);
}
