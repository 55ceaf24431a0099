import { gunzipSync } from "node:zlib";
import { UnreadableError } from "./corpus-file.ts";

const mostBytes = 512 * 1024 * 1024;
const mostMembers = 20_000;
const blockBytes = 512;

export interface ArchiveMember {
  path: string;
  modified: string;
  bytes: Uint8Array;
}

/** Unpacks gzip, refusing anything that would grow beyond the limit. */
export function gunzip(bytes: Uint8Array, most = mostBytes): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: most });
  } catch (error) {
    const tooBig = error instanceof RangeError;
    throw new UnreadableError(tooBig ? `unpacks to more than ${Math.round(most / 1024 / 1024)} MB` : "is not a valid gzip file");
  }
}

/** The regular files of a tar archive, read in memory; nothing is ever written to disk. */
export function readTar(bytes: Uint8Array, mostEntries = mostMembers): ArchiveMember[] {
  const members: ArchiveMember[] = [];
  let longName: string | null = null;
  for (let at = 0; at + blockBytes <= bytes.length;) {
    const header = bytes.subarray(at, at + blockBytes);
    if (header.every((byte) => byte === 0)) break;
    const { size, type, name, modified } = readHeader(header);
    const body = bytes.subarray(at + blockBytes, at + blockBytes + size);
    if (body.length < size) throw new UnreadableError("is cut off in the middle of an entry");
    at += blockBytes + Math.ceil(size / blockBytes) * blockBytes;
    if (type === "L") longName = field(body, 0, size);
    else if (type === "x") longName = paxPath(body) ?? longName;
    else {
      if (type === "0" || type === "\0") members.push({ path: longName ?? name, modified, bytes: body });
      longName = null;
    }
    if (members.length > mostEntries) throw new UnreadableError(`holds more than ${mostEntries} files`);
  }
  return members;
}

function readHeader(header: Uint8Array): { size: number; type: string; name: string; modified: string } {
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  if (Number.parseInt(field(header, 148, 8), 8) !== sum) throw new UnreadableError("is not a valid tar archive");
  const prefix = field(header, 257, 5) === "ustar" && header[263] === 48 ? field(header, 345, 155) : "";
  const name = field(header, 0, 100);
  const seconds = Number.parseInt(field(header, 136, 12), 8) || 0;
  return {
    size: Number.parseInt(field(header, 124, 12), 8) || 0,
    type: String.fromCharCode(header[156] ?? 0),
    name: prefix === "" ? name : `${prefix}/${name}`,
    modified: new Date(seconds * 1000).toISOString().slice(0, 10),
  };
}

function field(bytes: Uint8Array, start: number, length: number): string {
  const part = bytes.subarray(start, start + length);
  const end = part.indexOf(0);
  return new TextDecoder().decode(end < 0 ? part : part.subarray(0, end)).trim();
}

function paxPath(body: Uint8Array): string | null {
  return /^\d+ path=(.*)$/m.exec(new TextDecoder().decode(body))?.[1] ?? null;
}
