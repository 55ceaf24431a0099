import type { ByteRange } from "./sealed-file.ts";

/** The longest end of an archive (its comment is at most 64 KiB), and the longest list of files that is looked at, in bytes. */
const longestEnd = 22 + 65_535;
const longestList = 1024 * 1024;

/** The names in a ZIP archive as its directory lists them, nothing unpacked; null where that cannot be told. */
export async function zipNames(size: number, read: (range: ByteRange) => Promise<Buffer>): Promise<string[] | null> {
  const tail = await read({ start: Math.max(0, size - longestEnd), end: size });
  const end = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end < 0 || end + 22 > tail.length) return null;
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > longestList || start + length > size) return null;
  return namesIn(await read({ start, end: start + length }));
}

function namesIn(list: Buffer): string[] | null {
  const names: string[] = [];
  for (let at = 0; at < list.length;) {
    if (at + 46 > list.length || list.toString("latin1", at, at + 4) !== "PK\u0001\u0002") return null;
    const [name, extra, comment] = [list.readUInt16LE(at + 28), list.readUInt16LE(at + 30), list.readUInt16LE(at + 32)];
    names.push(list.toString("utf8", at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}
