import type { Readable } from "node:stream";
import type { FileKeys } from "./file-keys.ts";
import type { Listed, Place } from "./place.ts";
import { bringBack, removeAside, setAside } from "./quarantine.ts";
import type { Scan } from "./scanner.ts";
import type { ByteRange } from "./sealed-file.ts";
import { SpooledFile, type Spool } from "./spool.ts";
import { openStored, streamOf } from "./stored-file.ts";

/** A file in the store. */
interface KeptFile {
  /** Name in the store. */
  blob: string;
  /** Plain bytes. */
  size: number;
  /** SHA-256 of the plain bytes, hexadecimal. */
  sha256: string;
}

interface Reconciled {
  setAside: string[];
  broughtBack: string[];
  /** Known files that lie nowhere. */
  missing: string[];
}

/** Files of people, encrypted wherever they lie. */
export interface FileStore {
  /**
   * Writes a stream to the temporary place, where it lies until it is kept or discarded; `expected` are the bytes it is said to
   * have, `blob` the name it is to be kept under where that is not any.
   */
  spool(stream: AsyncIterable<Uint8Array>, how?: { expected?: number; blob?: string }): Promise<SpooledFile>;
  /** Refuses a spooled file that holds something harmful, as far as is looked for that here. */
  scan: Scan;
  /** Makes a stream a file of the store, durable when this returns; a spooled one is only moved. */
  keep(stream: AsyncIterable<Uint8Array>): Promise<KeptFile>;
  remove(blob: string): Promise<void>;
  /** Removes a file for good, also where it was set aside. */
  forget(blob: string): Promise<void>;
  /** The plain bytes of a file, or of a range of it; null where it does not lie here. The stream fails where they were changed. */
  read(blob: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes what uploads cut off before `before` (ms since 1970) left in the temporary place. */
  dropUnfinished(before: number): Promise<void>;
  /**
   * Compares the store with the files the database knows: those unknown and untouched since `before` are moved to the
   * quarantine of that day, those known and lying there are brought back. Nothing is ever deleted.
   */
  reconcile(known: ReadonlySet<string>, before: number, day: string): Promise<Reconciled>;
}

/** Where a file of the store lies in its place. */
const pathOf = (blob: string): string => `files/${blob}`;

/** The store's files, by their names. */
export async function* blobsIn(place: Place): AsyncGenerator<Listed & { blob: string }, void> {
  for await (const listed of place.list("files/")) {
    const blob = /^files\/([0-9a-f]{2}\/.+)$/.exec(listed.path)?.[1];
    if (blob !== undefined) yield { ...listed, blob };
  }
}

interface StoreParts {
  /** Where files lie. */
  place: Place;
  /** What they go through on their way there. */
  spool: Spool;
  keys: FileKeys;
  scan: Scan;
}

/** A store of encrypted files. */
export function openFileStore({ place, spool, keys, scan }: StoreParts): FileStore {
  return {
    spool: (stream, { expected, blob } = {}) => spool.take(stream, blob, expected),
    scan,
    dropUnfinished: (before) => spool.dropUnfinished(before),

    async keep(stream) {
      const spooled = stream instanceof SpooledFile ? stream : await spool.take(stream);
      const { blob, size, sha256 } = spooled;
      try {
        await place.take(pathOf(blob), spooled.path);
      } catch (error) {
        await spooled.discard();
        throw error;
      }
      return { blob, size, sha256 };
    },

    remove: (blob) => place.remove(pathOf(blob)),

    async forget(blob) {
      await place.remove(pathOf(blob));
      await removeAside(place, blob);
    },

    async read(blob, range) {
      const file = await place.open(pathOf(blob));
      if (!file) return null;
      try {
        return streamOf(file, await openStored(file, keys, blob), range);
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async reconcile(known, before, day) {
      const held = new Set<string>();
      const unknown: string[] = [];
      for await (const listed of blobsIn(place)) {
        held.add(listed.blob);
        if (!known.has(listed.blob) && listed.isStale(before)) unknown.push(listed.blob);
      }
      const [broughtBack, missing]: [string[], string[]] = [[], []];
      for (const blob of known) if (!held.has(blob)) ((await bringBack(place, blob)) ? broughtBack : missing).push(blob);
      for (const blob of unknown) await setAside(place, blob, day);
      return { setAside: unknown, broughtBack, missing };
    },
  };
}
