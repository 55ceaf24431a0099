import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { findKey, type FileKey, type FileKeys } from "./file-keys.ts";
import { inPieces } from "./in-pieces.ts";

/** A stored file that is not what was stored: changed, cut off, or another in its place. */
export class FileDamaged extends Error {
  override name = "FileDamaged";
  constructor(name: string, what: string) {
    super(`The stored file ${name} is damaged: ${what}. Put it back from a backup.`);
  }
}

/** Bytes of a range of a file, from `start` up to and without `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What encrypted bytes are read from. */
export interface SealedSource {
  /** Bytes in all, encryption included. */
  size: number;
  /** Bytes from a place on, up to and without another where that is given. */
  bytes(from: number, to?: number): AsyncIterable<Uint8Array>;
}

/**
 * The format: magic with its version (8 bytes), key id (8), salt (32); then chunks of 64 KiB, each AES-256-GCM with its tag (16).
 * The key of a file is derived from the salt and the file's name, so no two files share one and none opens under another's name.
 * A chunk's nonce is its number and whether it is the last (the STREAM construction), so none can be left out, moved or added.
 */
const magic = Buffer.from("CWFILE\0\u0001", "latin1");
const idSize = 8;
const saltSize = 32;
const tagSize = 16;
const chunkSize = 64 * 1024;
const sealedChunkSize = chunkSize + tagSize;
export const headerSize = magic.length + idSize + saltSize;

/** Encrypts a stream under the name that it will be opened by. */
export async function* seal(stream: AsyncIterable<Uint8Array>, key: FileKey, name: string): AsyncGenerator<Buffer, void> {
  const header = Buffer.concat([magic, Buffer.from(key.id, "hex"), randomBytes(saltSize)]);
  yield header;
  const secret = secretOf(header, key, name);
  let index = 0;
  for await (const { bytes, isLast } of inPieces(stream, chunkSize)) {
    const cipher = createCipheriv("aes-256-gcm", secret, nonceOf(index, isLast)).setAAD(header);
    const sealed = cipher.update(bytes);
    cipher.final();
    yield Buffer.concat([sealed, cipher.getAuthTag()]);
    index += 1;
  }
}

/** The id of the key that a file was encrypted under, by its first bytes; null where it was not encrypted. */
export function keyIdIn(header: Buffer, name: string): string | null {
  if (!header.subarray(0, magic.length - 1).equals(magic.subarray(0, -1))) return null;
  if (header.length < headerSize) throw new FileDamaged(name, "it is cut off");
  if (header[magic.length - 1] !== magic[magic.length - 1]) throw new FileDamaged(name, "a later version wrote it");
  return header.toString("hex", magic.length, magic.length + idSize);
}

/** A file that can be decrypted, from whichever place on. */
export interface OpenedFile {
  /** Plain bytes in all. */
  size: number;
  /** The plain bytes, each part of them proven before it is given; throws FileDamaged as soon as one is not. */
  read(range?: ByteRange): AsyncGenerator<Buffer, void>;
}

/** Opens an encrypted file by its name and its first bytes. */
export function openSealed(source: SealedSource, header: Buffer, keys: FileKeys, name: string): OpenedFile {
  const id = keyIdIn(header, name);
  const key = id === null ? null : findKey(keys, id);
  if (!key) throw new FileDamaged(name, `there is no key ${String(id)}`);
  const secret = secretOf(header, key, name);
  const open = (bytes: Buffer, index: number, isLast: boolean): Buffer => {
    const at = bytes.length - tagSize;
    if (at < 0) throw new FileDamaged(name, "it is cut off");
    const decipher = createDecipheriv("aes-256-gcm", secret, nonceOf(index, isLast)).setAAD(header).setAuthTag(bytes.subarray(at));
    try {
      const plain = decipher.update(bytes.subarray(0, at));
      decipher.final();
      return plain;
    } catch {
      throw new FileDamaged(name, "its bytes are not those that were stored");
    }
  };
  const { size, last } = measured(source.size, name);
  return {
    size,
    async *read({ start, end } = { start: 0, end: size }) {
      const first = Math.min(Math.floor(start / chunkSize), last);
      const until = Math.min(Math.ceil(end / chunkSize), last + 1);
      const from = headerSize + first * sealedChunkSize;
      const to = Math.min(headerSize + Math.max(until, first + 1) * sealedChunkSize, source.size);
      let index = first;
      for await (const { bytes } of inPieces(source.bytes(from, to), sealedChunkSize)) {
        const plain = open(bytes, index, index === last);
        const before = index * chunkSize;
        const wanted = plain.subarray(Math.max(start - before, 0), Math.max(end - before, 0));
        if (wanted.length > 0) yield wanted;
        index += 1;
      }
      if (headerSize + index * sealedChunkSize < to) throw new FileDamaged(name, "it is cut off");
    },
  };
}

/** Plain bytes of a file by those it takes encrypted, and the number of its last chunk. */
function measured(size: number, name: string): { size: number; last: number } {
  const body = size - headerSize;
  if (body < tagSize) throw new FileDamaged(name, "it is cut off");
  const chunks = Math.ceil(body / sealedChunkSize);
  return { size: body - chunks * tagSize, last: chunks - 1 };
}

const secretOf = (header: Buffer, { secret }: FileKey, name: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, header.subarray(-saltSize), `clausewise file ${name}`, 32));

/** 11 bytes of the chunk's number and one that says whether it is the last. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
