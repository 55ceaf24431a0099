/** A record of a binary presentation; of records it is a container. */
export function record(type: number, data: Buffer | Buffer[], instance = 0): Buffer {
  const container = Array.isArray(data);
  const body = container ? Buffer.concat(data) : data;
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (container ? 15 : 0));
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

export const u32 = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);
/** Says what the text after it is for: 0 a title, 1 a body, 2 notes, 4 anything else. */
export const header = (kind: number) => record(3999, u32(kind));
export const characters = (text: string) => record(4000, Buffer.from(text, "utf16le"));
export const bytes = (text: string) => record(4008, Buffer.from(text, "latin1"));
export const anchor = (top: number, left: number) => record(0xf010, Buffer.from(new Int16Array([top, left, left + 10, top + 10]).buffer));
export const shape = (top: number, left: number, ...texts: Buffer[]) => record(0xf004, [anchor(top, left), record(0xf00d, texts)]);
