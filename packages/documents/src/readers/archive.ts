import { promisify } from "node:util";
import { gunzip as unzip } from "node:zlib";
import { unpackTar } from "modern-tar";
import { fromBufferPromise } from "yauzl";
import { UnreadableError } from "./corpus-file.ts";

const megabyte = 1024 * 1024;

interface ArchiveLimits {
  /** Entries of every kind, folders and links included. */
  entries: number;
  /** Bytes an entry may say it has. */
  entryBytes: number;
}

const limits: ArchiveLimits = { entries: 20_000, entryBytes: 256 * megabyte };

export interface ArchiveMember {
  path: string;
  modified: string;
  bytes: Uint8Array;
}

/** Unpacks gzip, refusing anything that would grow beyond the limit, in bytes. */
export async function gunzip(bytes: Uint8Array, most = 512 * megabyte): Promise<Uint8Array> {
  try {
    return await promisify(unzip)(bytes, { maxOutputLength: most });
  } catch (error) {
    const tooBig = error instanceof RangeError;
    throw new UnreadableError(tooBig ? `unpacks to more than ${Math.round(most / megabyte)} MB` : "is not a valid gzip file");
  }
}

/** The regular files of a tar archive, read in memory; nothing is ever written to disk. */
export async function readTar(bytes: Uint8Array, { entries, entryBytes } = limits): Promise<ArchiveMember[]> {
  let seen = 0;
  const filter = ({ size, type, name }: { size: number; type?: string; name: string }) => {
    seen += 1;
    if (seen > entries) throw new UnreadableError(`holds more than ${entries} files`);
    if (size > entryBytes) throw new UnreadableError(`says that ${name} is larger than ${Math.round(entryBytes / megabyte)} MB`);
    return type === "file";
  };
  try {
    const members = await unpackTar(bytes, { strict: true, filter });
    return members.map(({ header, data }) => ({
      path: header.name,
      modified: (header.mtime ?? new Date(0)).toISOString().slice(0, 10),
      bytes: data ?? new Uint8Array(),
    }));
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError(`is not a valid tar archive: ${reasonOf(error)}`);
  }
}

/** The one file of a zip archive with this ending, read in memory. */
export async function unzipOne(bytes: Uint8Array, ending: string, { entries, entryBytes } = limits): Promise<Uint8Array> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (zip.entryCount > entries) throw new UnreadableError(`holds more than ${entries} files`);
    for await (const entry of zip.eachEntry())
      if (entry.fileName.toLowerCase().endsWith(ending)) return await gathered(await zip.openReadStreamPromise(entry), entryBytes);
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError("is not a valid zip archive");
  }
  throw new UnreadableError(`holds no file that ends with ${ending}`);
}

async function gathered(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > most) throw new UnreadableError(`holds a file that unpacks to more than ${Math.round(most / megabyte)} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : "";
  if (/truncat|unexpected end|premature/i.test(said)) return "it is cut off in the middle of an entry";
  if (/number/i.test(said)) return "an entry does not state a size that can be";
  return "the head of an entry is damaged";
}
