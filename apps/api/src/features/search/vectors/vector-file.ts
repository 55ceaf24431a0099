import { readFile } from "node:fs/promises";
import { z } from "zod";
import { writeWholeFile } from "../../../platform/whole-file.ts";

/** The vector of a passage, a byte a dimension, with the hash of the words it was made from. */
export interface KeptVector {
  key: number;
  hash: string;
  vector: Int8Array;
}

const Head = z.object({ model: z.string(), dimensions: z.int().min(1), vectors: z.int().min(0), done: z.int().min(0).default(0) });

const lengthBytes = 4;
const keyBytes = 8;
const hashBytes = 32;
/** Rows written at once. */
const chunk = 2000;

export interface KeptVectors {
  /** The key up to which every passage was looked at. */
  done: number;
  vectors: KeptVector[];
}

/** Reads kept vectors; null when there are none, they are damaged, or another model made them. */
export async function readVectorFile(path: string, model: string): Promise<KeptVectors | null> {
  const file = await readFile(path).catch(() => null);
  if (!file || file.length < lengthBytes) return null;
  const start = lengthBytes + file.readUInt32LE(0);
  const head = headOf(file.toString("utf8", lengthBytes, start));
  if (head?.model !== model) return null;
  const row = keyBytes + hashBytes + head.dimensions;
  if (file.length !== start + head.vectors * row) return null;
  const vectors = Array.from({ length: head.vectors }, (_, nth) => {
    const at = start + nth * row;
    const hash = file.toString("hex", at + keyBytes, at + keyBytes + hashBytes);
    return { key: file.readDoubleLE(at), hash, vector: new Int8Array(file.subarray(at + keyBytes + hashBytes, at + row)) };
  });
  return { done: head.done, vectors };
}

function headOf(text: string): z.infer<typeof Head> | null {
  try {
    return Head.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps vectors; a reader sees the old file or the new one, never half of one. */
export async function writeVectorFile(path: string, { model, done, vectors }: KeptVectors & { model: string }): Promise<void> {
  const dimensions = vectors[0]?.vector.length ?? 1;
  const head = Buffer.from(JSON.stringify({ model, dimensions, vectors: vectors.length, done } satisfies z.infer<typeof Head>));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(head.length);
  await writeWholeFile(path, async (file) => {
    await file.writeFile(Buffer.concat([length, head]));
    for (let at = 0; at < vectors.length; at += chunk) await file.writeFile(Buffer.concat(vectors.slice(at, at + chunk).flatMap(rowOf)));
  });
}

function rowOf({ key, hash, vector }: KeptVector): Uint8Array[] {
  const name = Buffer.alloc(keyBytes);
  name.writeDoubleLE(key);
  return [name, Buffer.from(hash, "hex"), new Uint8Array(vector.buffer, vector.byteOffset, vector.length)];
}
