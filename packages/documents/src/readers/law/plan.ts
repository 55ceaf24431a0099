import { gunzip, readTar } from "../archive.ts";
import { type CorpusFile, type TextFile, UnreadableError, baseName, decodeText } from "../corpus-file.ts";
import { type FoundSource, findSources } from "./forms.ts";
import { type Listings, isListing, readListings } from "./listings.ts";
import type { SourceVersion } from "./source-version.ts";

/** A source found in the files, to be read when its turn comes. */
export interface PlannedSource {
  name: string;
  files: string[];
  superseded: boolean;
  read: () => ReadResult;
}
export type ReadResult = { ok: true; version: SourceVersion } | { ok: false; reason: string };
export interface Unreadable {
  file: string;
  reason: string;
}
export interface CorpusPlan {
  sources: PlannedSource[];
  unreadable: Unreadable[];
  listings: string[];
}

const binaryEnding = /\.(?:pdf|docx?|xlsx?|pptx?|zip|png|jpe?g|parquet)$/i;
const archiveEnding = /\.(?:tar\.gz|tgz)$/i;

/**
 * Looks through files and says which sources they hold, superseded versions first, reading none of them fully yet.
 * `beside` are files that were not asked for and may only serve as lists of titles and dates.
 */
export function planCorpus(files: readonly CorpusFile[], beside: readonly CorpusFile[] = []): CorpusPlan {
  const unreadable: Unreadable[] = [];
  const lists = [...beside, ...files].filter((file) => isListing(file.path));
  const listings = gatherListings(lists, unreadable);
  const sources = new Map<string, { found: FoundSource; files: CorpusFile[] }>();
  const members = membersOf(
    files.filter((file) => !isListing(file.path)),
    unreadable,
  );
  for (const member of members) {
    attempt(member.path, unreadable, () => {
      for (const found of findSources(decodeFile(member), listings)) {
        const key = found.merged ? found.key : `${member.path}\n${found.key}`;
        const known = sources.get(key);
        if (known === undefined) sources.set(key, { found, files: [member] });
        else known.files.push(member);
      }
    });
  }
  const planned = [...sources.values()].map(({ found, files: parts }) => plan(found, parts, listings));
  return {
    sources: planned.toSorted((a, b) => Number(b.superseded) - Number(a.superseded)),
    unreadable,
    listings: lists.map((file) => file.path),
  };
}

function plan(found: FoundSource, files: readonly CorpusFile[], listings: Listings): PlannedSource {
  const read = (): ReadResult => {
    try {
      const version = found.read(files.map(decodeFile), listings);
      return version.passages.length === 0
        ? { ok: false, reason: "holds no text that could be cited" }
        : { ok: true, version: withoutRepeats(version) };
    } catch (error) {
      return { ok: false, reason: reasonOf(error) };
    }
  };
  return {
    name: found.merged ? found.key : baseName(files[0]?.path ?? found.key),
    files: files.map((file) => file.path),
    superseded: found.superseded,
    read,
  };
}

/** The same words under the same citation twice, as `(b) [Reserved]`, are one passage. */
function withoutRepeats(version: SourceVersion): SourceVersion {
  const seen = new Set<string>();
  const passages = version.passages.filter((passage) => {
    const key = `${passage.citation}\u0000${passage.text}`;
    return !seen.has(key) && seen.add(key);
  });
  return { ...version, passages };
}

function gatherListings(files: readonly CorpusFile[], unreadable: Unreadable[]): Listings {
  const all = new Map<string, NonNullable<ReturnType<Listings["get"]>>>();
  for (const file of files) {
    attempt(file.path, unreadable, () => {
      for (const [key, listing] of readListings(decodeText(file.read()))) all.set(key, listing);
    });
  }
  return all;
}

/** The files themselves, archives replaced by what they hold. */
function membersOf(files: readonly CorpusFile[], unreadable: Unreadable[]): CorpusFile[] {
  const cache = new ArchiveCache();
  return files.flatMap((file) => {
    if (binaryEnding.test(file.path)) {
      unreadable.push({ file: file.path, reason: `${/\.\w+$/.exec(file.path)?.[0] ?? "binary"} files are not read as library texts` });
      return [];
    }
    if (!archiveEnding.test(file.path)) return [file.path.endsWith(".gz") ? unpacked(file) : file];
    return attempt(file.path, unreadable, () => cache.members(file)) ?? [];
  });
}

function unpacked(file: CorpusFile): CorpusFile {
  return { path: file.path.slice(0, -".gz".length), modified: file.modified, read: () => gunzip(file.read()) };
}

/** Holds one unpacked archive at a time. */
class ArchiveCache {
  #path = "";
  #members: ReadonlyMap<string, Uint8Array> = new Map();

  members(archive: CorpusFile): CorpusFile[] {
    const listed = readTar(gunzip(archive.read()));
    this.#hold(archive, listed);
    return listed.map((member) => ({
      path: `${archive.path}:${member.path}`,
      modified: member.modified,
      read: () => this.#read(archive, member.path),
    }));
  }

  #read(archive: CorpusFile, path: string): Uint8Array {
    if (this.#path !== archive.path) this.#hold(archive, readTar(gunzip(archive.read())));
    const bytes = this.#members.get(path);
    if (bytes === undefined) throw new UnreadableError("is no longer in its archive");
    return bytes;
  }

  #hold(archive: CorpusFile, members: readonly { path: string; bytes: Uint8Array }[]): void {
    this.#path = archive.path;
    this.#members = new Map(members.map((member) => [member.path, member.bytes]));
  }
}

function decodeFile(file: CorpusFile): TextFile {
  return { path: file.path.slice(file.path.indexOf(":", 3) + 1) || file.path, modified: file.modified, text: decodeText(file.read()) };
}

function attempt<T>(file: string, unreadable: Unreadable[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    unreadable.push({ file, reason: reasonOf(error) });
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableError) return error.message;
  return error instanceof Error ? `could not be read: ${error.message}` : "could not be read";
}
