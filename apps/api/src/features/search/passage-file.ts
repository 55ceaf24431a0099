import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { type FileHandle, open as openFile, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { z } from "zod";
import type { PassageRow, VersionContents } from "../library/library.reads.ts";

/** The passage that proves of which database a file is: its last one. */
type PassageMark = Pick<PassageRow, "key" | "id">;

/** The shared passages and what versions consist of as they were written to a file, which never change; any of it may be missing. */
export interface PassageFile {
  mark: PassageMark;
  /** Number of passages. */
  size: number;
  /** Null where it is not there, or damaged. */
  at(key: number): PassageRow | null;
  contents: ReadonlyMap<string, VersionContents>;
  close(): void;
}

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
  const orderOf = new Map(Array.from(keys, (key, order) => [key, order]));
  const citationOf = (key: number) => citations[orderOf.get(key) ?? -1] ?? "";
  return {
    mark,
    size: keys.length,
    at(key) {
      const order = orderOf.get(key);
      if (order === undefined) return null;
      try {
        const bytes = bytesAt(file, places[order] ?? 0, lengths[order] ?? 0);
        // Written by us out of such a row, and unchanged since.
        return crc32(bytes) === sums[order] ? (JSON.parse(bytes.toString()) as PassageRow) : null;
      } catch {
        return null;
      }
    },
    contents: new Map(
      versions.map((version) => [version.id, { keys: [...version.keys], citations: Array.from(version.keys, citationOf) }]),
    ),
    close: () => closeSync(file),
  };
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
export async function writePassageFile(path: string, { passages, versions, signal }: PassagesToKeep): Promise<void> {
  const draft = `${path}.${process.pid}.new`;
  const file = await openFile(draft, "w", 0o600);
  try {
    await dropLeftDrafts(path, (await file.stat()).mtimeMs);
    await writeWhole(file, passages, versions, signal);
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** Time in ms after which a draft that nobody wrote to is of a process that is gone. */
const longestSilence = 3_600_000;

/** Drops what processes left behind that were killed while they wrote. */
async function dropLeftDrafts(path: string, now: number): Promise<void> {
  const folder = dirname(path);
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith(".new"));
  for (const draft of drafts.map((name) => join(folder, name)))
    if ((await stat(draft)).mtimeMs < now - longestSilence) await rm(draft, { force: true });
}

async function writeWhole(file: FileHandle, passages: PassagesToKeep["passages"], versions: () => VersionKeys, signal: AbortSignal) {
  const written: { key: number; length: number; sum: number; citation: string }[] = [];
  let mark: PassageMark = { key: 0, id: "" };
  await file.write(Buffer.alloc(headBytes));
  for await (const some of passages) {
    signal.throwIfAborted();
    const records = some.map((row) => Buffer.from(JSON.stringify(row)));
    for (const [nth, { key, id, citation }] of some.entries()) {
      const record = records[nth] ?? Buffer.alloc(0);
      written.push({ key, citation, length: record.length, sum: crc32(record) });
      mark = { key, id };
    }
    await file.write(Buffer.concat(records));
  }
  const lengths = Uint32Array.from(written, ({ length }) => length);
  const places = placesOf(lengths);
  const known = new Set(written.map(({ key }) => key));
  const table: Table = {
    mark,
    keys: Float64Array.from(written, ({ key }) => key),
    places,
    lengths,
    sums: Uint32Array.from(written, ({ sum }) => sum),
    citations: written.map(({ citation }) => citation),
    versions: [...versions()].filter(([, keys]) => keys.every((key) => known.has(key))).map(([id, keys]) => ({ id, keys })),
  };
  await writeTable(file, table);
}

function placesOf(lengths: Uint32Array): Float64Array {
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
