import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../../errors.ts";
import { createDraftFile } from "./draft-file.ts";
import type { FileKeys } from "./file-keys.ts";
import { openFile } from "./folder-place.ts";
import { assertRoom } from "./free-space.ts";
import { FileDamaged, seal, type ByteRange } from "./sealed-file.ts";
import { openStored } from "./stored-file.ts";

/** A stream that already lies, complete and encrypted, in the store's temporary place. */
export class SpooledFile implements AsyncIterable<Uint8Array> {
  readonly path: string;
  /** Name that it is kept under. */
  readonly blob: string;
  /** Plain bytes. */
  readonly size: number;
  /** SHA-256 of the plain bytes, hexadecimal. */
  readonly sha256: string;
  /** The first plain bytes, by which the kind of a file is told. */
  readonly head: Buffer;
  readonly #keys: FileKeys;

  constructor(path: string, blob: string, written: Written, keys: FileKeys) {
    this.path = path;
    this.blob = blob;
    this.size = written.size;
    this.sha256 = written.sha256;
    this.head = written.head;
    this.#keys = keys;
  }

  [Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    return this.read();
  }

  /** The plain bytes, or a range of them. */
  async *read(range?: ByteRange): AsyncGenerator<Uint8Array, void> {
    const file = await openFile(this.path);
    if (!file) throw new FileDamaged(this.blob, "it is not in its temporary place any longer");
    try {
      yield* (await openStored(file, this.#keys, this.blob)).read(range);
    } finally {
      await file.close();
    }
  }

  /** Removes it, unless it has been kept. */
  discard(): Promise<void> {
    return rm(this.path, { force: true });
  }
}

interface Written {
  size: number;
  sha256: string;
  head: Buffer;
}

export interface Spool {
  /** Encrypts a stream into the temporary place under the name it will be kept by; `expected` are the bytes it is said to have. */
  take(stream: AsyncIterable<Uint8Array>, blob?: string, expected?: number): Promise<SpooledFile>;
  /** Removes what was cut off before `before` (ms since 1970). */
  dropUnfinished(before: number): Promise<void>;
}

/** Bytes written between two looks at the free space. */
const roomEvery = 8 * 1024 * 1024;

const headSize = 4096;

/** The temporary place, always a folder of this machine: what is on its way is encrypted there too. `room` throws where so many more bytes have none. */
export function openSpool(dataDir: string, keys: FileKeys, room = (more = 0): void => assertRoom(dataDir, more)): Spool {
  const folder = join(dataDir, "uploads");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async take(stream, blob = newName(), expected = 0) {
      room(expected);
      const path = join(folder, `${randomUUID()}.upload`);
      const draft = createDraftFile(path);
      const written = observed(stream, room);
      try {
        for await (const chunk of seal(written.stream, keys.current, blob)) await draft.write(chunk);
        await draft.finish();
        return new SpooledFile(path, blob, written.result(), keys);
      } catch (error) {
        await draft.drop();
        throw isDiskFull(error) ? new AppError("storage_full", "The disk is full. Nothing was stored.") : error;
      }
    },

    async dropUnfinished(before) {
      for (const path of readdirSync(folder).map((name) => join(folder, name)))
        if (statSync(path).mtimeMs < before) await rm(path, { force: true });
    },
  };
}

/** A name that says nothing of what it names. */
function newName(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

/** A stream as it passes by: counted, hashed, its beginning kept, and the disk looked at. */
function observed(stream: AsyncIterable<Uint8Array>, room: () => void) {
  const hash = createHash("sha256");
  let size = 0;
  let looked = 0;
  let head = Buffer.alloc(0);
  async function* passing() {
    for await (const chunk of stream) {
      hash.update(chunk);
      size += chunk.length;
      if (head.length < headSize) head = Buffer.concat([head, chunk.subarray(0, headSize - head.length)]);
      if (size - looked >= roomEvery) {
        room();
        looked = size;
      }
      yield chunk;
    }
  }
  return { stream: passing(), result: (): Written => ({ size, sha256: hash.digest("hex"), head }) };
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
