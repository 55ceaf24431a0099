import { createHash, randomUUID } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { mkdir, open, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { AppError } from "../../errors.ts";
import { assertRoom } from "./free-space.ts";
import { bringBack, removeAside, setAside } from "./quarantine.ts";

/** A file in the store. */
interface KeptFile {
  /** Name in the store. */
  blob: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: string;
}

interface Reconciled {
  setAside: string[];
  broughtBack: string[];
  /** Known files that lie nowhere. */
  missing: string[];
}

export interface FileStore {
  /** Writes a stream to the temporary place, where it lies until it is kept or discarded. */
  spool(stream: AsyncIterable<Uint8Array>): Promise<SpooledFile>;
  /** Makes a stream a file of the store, durable when this returns; a spooled one is only moved. */
  keep(stream: AsyncIterable<Uint8Array>): Promise<KeptFile>;
  remove(blob: string): Promise<void>;
  /** Removes a file for good, also where it was set aside. */
  forget(blob: string): Promise<void>;
  /** The bytes of a file; null where it does not lie here. */
  read(blob: string): Readable | null;
  /** Removes what uploads cut off before `before` (ms since 1970) left in the temporary place. */
  dropUnfinished(before: number): Promise<void>;
  /**
   * Compares the store with the files the database knows: those unknown and untouched since `before` are moved to the
   * quarantine of that day, those known and lying there are brought back. Nothing is ever deleted.
   */
  reconcile(known: ReadonlySet<string>, before: number, day: string): Reconciled;
}

/** Bytes written between two looks at the free space. */
const roomEvery = 8 * 1024 * 1024;

/** A stream that already lies, complete, in the store's temporary place. */
export class SpooledFile implements AsyncIterable<Uint8Array> {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;

  constructor(path: string, size: number, sha256: string) {
    this.path = path;
    this.size = size;
    this.sha256 = sha256;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const file = await open(this.path);
    yield* file.createReadStream();
  }

  /** Removes it, unless it has been kept. */
  discard(): Promise<void> {
    return rm(this.path, { force: true });
  }
}

export function openFileStore(dataDir: string): FileStore {
  const temporary = join(dataDir, "uploads");
  const files = join(dataDir, "files");
  for (const folder of [temporary, files]) mkdirSync(folder, { recursive: true, mode: 0o700 });

  const spool: FileStore["spool"] = async (stream) => {
    assertRoom(dataDir);
    const path = join(temporary, `${randomUUID()}.upload`);
    const file = await open(path, "wx", 0o600);
    try {
      const written = await write(file, stream, dataDir);
      await file.sync();
      return new SpooledFile(path, written.size, written.sha256);
    } catch (error) {
      await rm(path, { force: true });
      throw isDiskFull(error) ? new AppError("storage_full", "The disk is full. Nothing was stored.") : error;
    } finally {
      await file.close();
    }
  };

  return {
    spool,

    async keep(stream) {
      const spooled = stream instanceof SpooledFile ? stream : await spool(stream);
      const blob = `${spooled.sha256.slice(0, 2)}/${spooled.sha256}-${randomUUID()}`;
      const place = join(files, blob);
      if (await mkdir(dirname(place), { recursive: true, mode: 0o700 })) await syncFolder(files);
      await rename(spooled.path, place);
      await syncFolder(dirname(place));
      return { blob, size: spooled.size, sha256: spooled.sha256 };
    },

    remove: (blob) => rm(join(files, blob), { force: true }),

    async forget(blob) {
      await rm(join(files, blob), { force: true });
      removeAside(dataDir, blob);
    },

    read: (blob) => (existsSync(join(files, blob)) ? createReadStream(join(files, blob)) : null),

    async dropUnfinished(before) {
      const unfinished = readdirSync(temporary).map((name) => join(temporary, name));
      for (const path of unfinished) if (isStale(path, before)) await rm(path, { force: true });
    },

    reconcile(known, before, day) {
      const stored = readdirSync(files).flatMap((prefix) => readdirSync(join(files, prefix)).map((name) => `${prefix}/${name}`));
      const unknown = stored.filter((blob) => !known.has(blob) && isStale(join(files, blob), before));
      const held = new Set(stored);
      const absent = [...known].filter((blob) => !held.has(blob));
      const broughtBack = absent.filter((blob) => bringBack(dataDir, blob));
      for (const blob of unknown) setAside(dataDir, blob, day);
      return { setAside: unknown, broughtBack, missing: absent.filter((blob) => !broughtBack.includes(blob)) };
    },
  };
}

const isStale = (path: string, before: number): boolean => statSync(path).mtimeMs < before;

async function write(file: FileHandle, stream: AsyncIterable<Uint8Array>, dataDir: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  let looked = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    await file.writeFile(chunk);
    size += chunk.length;
    if (size - looked >= roomEvery) {
      assertRoom(dataDir);
      looked = size;
    }
  }
  return { size, sha256: hash.digest("hex") };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
