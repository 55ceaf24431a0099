import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { z } from "zod";
import type { PassageRow, VersionContents } from "../library/library.reads.ts";
import { writeWholeFile } from "../../platform/whole-file.ts";
import { createKeySet } from "./key-set.ts";

/** The passage that proves of which database a file is: its last one. */
type PassageMark = Pick<PassageRow, "key" | "id">;

/** The shared passages and what versions consist of as they were written to a file, which never change; any of it may be missing. */
export interface PassageFile {
  mark: PassageMark;
  /** Number of passages. */
  size: number;
  /** Null where it is not there, or damaged. */
  at(key: number): PassageRow | null;
  /** What a version consists of, by its id. */
  contents: ContentsById;
  close(): void;
}

/** What versions consist of, by their ids, some of them or all. */
export type ContentsById = Pick<ReadonlyMap<string, VersionContents>, "get">;

const Numbers = z.custom<Uint32Array>((value) => value instanceof Uint32Array);
const LargeNumbers = z.custom<Float64Array>((value) => value instanceof Float64Array);

/** What stands behind the passages: where each stands, in the order of their keys, and what each version consists of. */
const Table = z.object({
  mark: z.object({ key: z.int(), id: z.string() }),
  keys: LargeNumbers,
  places: LargeNumbers,
  lengths: Numbers,
  sums: Numbers,
  citations: z.array(z.string()),
  versions: z.array(z.object({ id: z.string(), keys: Numbers })),
});
type Table = z.infer<typeof Table>;

const magic = "clausewise passages 1\n";
/** The magic words, then where the table stands, how long it is, and its checksum, in 8 bytes each. */
const headBytes = magic.length + 24;

/** Opens a file that was written whole; null where there is none or it is damaged, for the database holds it all. */
export function openPassageFile(path: string): PassageFile | null {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch {
    return null;
  }
  const table = tableOf(file);
  if (table) return fileOver(file, table);
  closeSync(file);
  return null;
}

function tableOf(file: number): Table | null {
  try {
    const head = bytesAt(file, 0, headBytes);
    if (head.toString("latin1", 0, magic.length) !== magic) return null;
    const [place, length, sum] = [0, 8, 16].map((offset) => head.readDoubleLE(magic.length + offset));
    if (place === undefined || length === undefined || place + length !== fstatSync(file).size) return null;
    const bytes = bytesAt(file, place, length);
    return crc32(bytes) === sum ? Table.parse(deserialize(bytes)) : null;
  } catch {
    return null;
  }
}

function bytesAt(file: number, place: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  if (readSync(file, bytes, 0, length, place) < length) throw new Error("the file ends too early");
  return bytes;
}

function fileOver(file: number, table: Table): PassageFile {
  const { mark, keys, places, lengths, sums, citations, versions } = table;
  const citationOf = (key: number) => citations[orderIn(keys, key) ?? -1] ?? "";
  const versionKeys = new Map(versions.map((version) => [version.id, version.keys]));
  return {
    mark,
    size: keys.length,
    at(key) {
      const order = orderIn(keys, key);
      if (order === null) return null;
      try {
        const bytes = bytesAt(file, places[order] ?? 0, lengths[order] ?? 0);
        // Written by us out of such a row, and unchanged since.
        return crc32(bytes) === sums[order] ? (JSON.parse(bytes.toString()) as PassageRow) : null;
      } catch {
        return null;
      }
    },
    contents: {
      get(id) {
        const held = versionKeys.get(id);
        return held && { keys: [...held], citations: Array.from(held, citationOf) };
      },
    },
    close: () => closeSync(file),
  };
}

/** Where a key stands in ascending ones; null where it does not. */
function orderIn(keys: Float64Array, key: number): number | null {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return keys[low] === key ? low : null;
}

/** What versions consist of, by their ids. */
export type VersionKeys = Iterable<readonly [string, Uint32Array]>;

export interface PassagesToKeep {
  /** All shared passages in the order of their keys, some at a time. */
  passages: AsyncIterable<readonly PassageRow[]>;
  /** Asked once all passages are read. */
  versions: () => VersionKeys;
  signal: AbortSignal;
}

/** Writes a file that appears whole or not at all; rejects when `signal` aborts. */
export const writePassageFile = (path: string, { passages, versions, signal }: PassagesToKeep): Promise<void> =>
  writeWholeFile(path, (file) => writePassages(file, passages, versions, signal));

async function writePassages(file: FileHandle, passages: PassagesToKeep["passages"], versions: () => VersionKeys, signal: AbortSignal) {
  const [keys, lengths, sums, citations]: [number[], number[], number[], string[]] = [[], [], [], []];
  const known = createKeySet();
  let mark: PassageMark = { key: 0, id: "" };
  await file.write(Buffer.alloc(headBytes));
  for await (const some of passages) {
    signal.throwIfAborted();
    const records = some.map((row) => Buffer.from(JSON.stringify(row)));
    for (const [nth, { key, id, citation }] of some.entries()) {
      const record = records[nth] ?? Buffer.alloc(0);
      keys.push(key);
      lengths.push(record.length);
      sums.push(crc32(record));
      citations.push(citation);
      known.add(key);
      mark = { key, id };
    }
    await file.write(Buffer.concat(records));
  }
  const table: Table = {
    mark,
    keys: Float64Array.from(keys),
    places: placesOf(lengths),
    lengths: Uint32Array.from(lengths),
    sums: Uint32Array.from(sums),
    citations,
    versions: [...versions()].filter(([, held]) => held.every((key) => known.has(key))).map(([id, held]) => ({ id, keys: held })),
  };
  await writeTable(file, table);
}

function placesOf(lengths: readonly number[]): Float64Array {
  const places = new Float64Array(lengths.length);
  let place = headBytes;
  for (const [nth, length] of lengths.entries()) {
    places[nth] = place;
    place += length;
  }
  return places;
}

async function writeTable(file: FileHandle, table: Table): Promise<void> {
  const bytes = serialize(table);
  const { size: place } = await file.stat();
  await file.write(bytes, 0, bytes.length, place);
  const head = Buffer.alloc(headBytes);
  head.write(magic, "latin1");
  for (const [nth, value] of [place, bytes.length, crc32(bytes)].entries()) head.writeDoubleLE(value, magic.length + nth * 8);
  await file.write(head, 0, headBytes, 0);
}
