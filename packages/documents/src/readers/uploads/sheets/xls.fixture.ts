import { utils, write } from "cfb";

/** A record of a binary workbook. */
export function record(type: number, ...parts: (Buffer | number[])[]): Buffer {
  const data = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

export const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value & 255, value >> 8]));
export const u32 = (value: number): Buffer => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)]);

export function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** A text with its length, one byte a character or two. */
export const wide = (text: string): Buffer => Buffer.concat([u16(text.length), Buffer.from([1]), Buffer.from(text, "utf16le")]);
export const narrow = (text: string): Buffer => Buffer.concat([u16(text.length), Buffer.from([0]), Buffer.from(text, "latin1")]);

const begin = record(0x809, u16(0x600, 5), Buffer.alloc(12));
const end = record(0x0a);

/** A workbook of what stands before its sheets and of one sheet's records. */
export function xlsFile(globals: Buffer[], cells: Buffer[], stream = "Workbook"): Uint8Array {
  const sheet = (at: number) => record(0x85, u32(at), [0, 0], [4, 0], Buffer.from("Data", "latin1"));
  const before = Buffer.concat([begin, ...globals, sheet(0), end]).length;
  const file = utils.cfb_new();
  utils.cfb_add(file, `/${stream}`, Buffer.concat([begin, ...globals, sheet(before), end, begin, ...cells, end]));
  return write(file, { type: "buffer" }) as Buffer;
}
