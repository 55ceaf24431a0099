import { open, readFile } from "node:fs/promises";
import { z } from "zod";
import { writeWholeFile } from "../../platform/whole-file.ts";

/** Up to where an index file has read the passages: the key, and the hash of the passage there as proof of the same database. */
const IndexMark = z.object({ key: z.int(), hash: z.string() });
export type IndexMark = z.infer<typeof IndexMark>;

const lengthBytes = 4;
/** Longest a mark can be. */
const longestMark = 1000;

/** Reads a kept index; null when there is none or it is damaged, for the database can always make it anew. */
export async function readIndexFile(path: string): Promise<{ mark: IndexMark; bytes: Uint8Array } | null> {
  const file = await readFile(path).catch(() => null);
  const mark = file && markIn(file);
  return mark && { mark, bytes: new Uint8Array(file.subarray(lengthBytes + file.readUInt32LE(0))) };
}

/** Reads no more than up to where a kept index has read; null as above. */
export async function readIndexMark(path: string): Promise<IndexMark | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(lengthBytes + longestMark) });
    return markIn(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function markIn(file: Buffer): IndexMark | null {
  try {
    return IndexMark.parse(JSON.parse(file.toString("utf8", lengthBytes, lengthBytes + file.readUInt32LE(0))));
  } catch {
    return null;
  }
}

/** Keeps an index; a reader sees the old file or the new one, never half of one. */
export async function writeIndexFile(path: string, mark: IndexMark, bytes: Uint8Array): Promise<void> {
  const head = Buffer.from(JSON.stringify(mark));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(head.length);
  await writeWholeFile(path, (file) => file.writeFile(Buffer.concat([length, head, bytes])));
}
