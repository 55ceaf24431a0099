import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { callbackify } from "node:util";
import type { FileKeys } from "./file-keys.ts";
import type { PlacedFile } from "./place.ts";
import { FileDamaged, headerSize, keyIdIn, openSealed, type ByteRange, type OpenedFile } from "./sealed-file.ts";

/** A file of the store that is open, whatever it is encrypted under. */
export interface StoredFile extends OpenedFile {
  /** Null where it is from before files were encrypted. */
  keyId: string | null;
}

/** Files from before they were encrypted are named after their SHA-256, by which they are proven. */
const earlierName = /^[0-9a-f]{2}\/([0-9a-f]{64})-[0-9a-f-]{36}$/;

export async function openStored(file: PlacedFile, keys: FileKeys, name: string): Promise<StoredFile> {
  const header = await firstBytes(file);
  const keyId = keyIdIn(header, name);
  if (keyId !== null) return { keyId, ...openSealed(file, header, keys, name) };
  const sha256 = earlierName.exec(name)?.[1];
  if (!sha256) throw new FileDamaged(name, "it is not encrypted, and never was stored so");
  return { keyId, size: file.size, read: (range) => (range ? partOf(file, range) : proven(file, name, sha256)) };
}

/** The id of the key a file is encrypted under; null where it is not. */
export const keyIdOf = async (file: PlacedFile, name: string): Promise<string | null> => keyIdIn(await firstBytes(file), name);

async function firstBytes(file: PlacedFile): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of file.bytes(0, Math.min(headerSize, file.size))) parts.push(part);
  return Buffer.concat(parts);
}

async function* partOf(file: PlacedFile, { start, end }: ByteRange): AsyncGenerator<Buffer, void> {
  for await (const part of file.bytes(start, Math.min(end, file.size))) yield Buffer.from(part);
}

async function* proven(file: PlacedFile, name: string, sha256: string): AsyncGenerator<Buffer, void> {
  const hash = createHash("sha256");
  for await (const part of partOf(file, { start: 0, end: file.size })) {
    hash.update(part);
    yield part;
  }
  if (hash.digest("hex") !== sha256) throw new FileDamaged(name, "its bytes are not those that were stored");
}

/** The plain bytes of a file as a stream, which closes the file when it ends, however it ends. */
export function streamOf(file: PlacedFile, stored: StoredFile, range?: ByteRange): Readable {
  const parts = stored.read(range);
  return new Readable({
    read() {
      parts.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      callbackify(() => file.close())((failure) => done(error ?? failure));
    },
  });
}
