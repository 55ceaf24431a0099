import { crc32, deflateRawSync } from "node:zlib";

/** An archive of one file, a byte a character. */
export function zipOf(name: string, words: string): string {
  const [title, plain] = [Buffer.from(name), Buffer.from(words)];
  const packed = deflateRawSync(plain);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc32(plain), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(plain.length, 18);
  facts.writeUInt16LE(title.length, 22);
  const file = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, title, packed]);
  const listed = Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), facts, Buffer.alloc(14), title]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(file.length, 12);
  return Buffer.concat([file, listed, Buffer.from("PK\u0005\u0006"), end]).toString("latin1");
}
