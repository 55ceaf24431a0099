import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";

/** Up to where an index file has read the passages: the key, and the hash of the passage there as proof of the same database. */
const IndexMark = z.object({ key: z.int(), hash: z.string() });
export type IndexMark = z.infer<typeof IndexMark>;

const lengthBytes = 4;

/** Reads a kept index; null when there is none or it is damaged, for the database can always make it anew. */
export async function readIndexFile(path: string): Promise<{ mark: IndexMark; bytes: Uint8Array } | null> {
  const file = await readFile(path).catch(() => null);
  if (!file || file.length < lengthBytes) return null;
  const end = lengthBytes + file.readUInt32LE(0);
  try {
    const mark = IndexMark.parse(JSON.parse(file.toString("utf8", lengthBytes, end)));
    return { mark, bytes: new Uint8Array(file.subarray(end)) };
  } catch {
    return null;
  }
}

/** Keeps an index; a reader sees the old file or the new one, never half of one. */
export async function writeIndexFile(path: string, mark: IndexMark, bytes: Uint8Array): Promise<void> {
  const head = Buffer.from(JSON.stringify(mark));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(head.length);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, Buffer.concat([length, head, bytes]), { mode: 0o600 });
  await rename(`${path}.new`, path);
}
