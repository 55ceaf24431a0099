import { setImmediate } from "node:timers/promises";
import { type CorpusFile, type TextFile, UnreadableError, baseName, decodeText } from "../corpus-file.ts";
import { ArchivedFiles } from "./archived-files.ts";
import { type FoundSource, findSources } from "./forms.ts";
import { type Listing, type Listings, isListing, readListings } from "./listings.ts";
import type { SourceVersion } from "./source-version.ts";

/** A source found in the files, to be read when its turn comes. */
export interface PlannedSource {
  name: string;
  files: string[];
  superseded: boolean;
  read: () => Promise<ReadResult>;
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

/** How the caller follows and stops the work. */
interface Watch {
  signal?: AbortSignal;
  /** Told of each file before it is looked through. */
  progress?: (file: string) => void;
}

const binaryEnding = /\.(?:pdf|docx?|xlsx?|pptx?|zip|png|jpe?g|parquet)$/i;

/**
 * Looks through files and says which sources they hold, superseded versions first, reading none of them fully yet.
 * `beside` are files that were not asked for and may only serve as lists of titles and dates. Rejects when stopped.
 */
export async function planCorpus(files: readonly CorpusFile[], beside: readonly CorpusFile[] = [], watch: Watch = {}): Promise<CorpusPlan> {
  const lists = [...beside, ...files].filter((file) => isListing(file.path));
  const planning = new Planning(watch);
  const listings = await planning.listings(lists);
  for (const file of files) if (!isListing(file.path)) await planning.add(file, listings);
  return { ...planning.result(listings), listings: lists.map((file) => file.path) };
}

class Planning {
  readonly #archives = new ArchivedFiles();
  readonly #texts = new LastText();
  readonly #sources = new Map<string, { found: FoundSource; files: CorpusFile[] }>();
  readonly #unreadable: Unreadable[] = [];
  readonly #watch: Watch;
  #now = "";

  constructor(watch: Watch) {
    this.#watch = watch;
  }

  async listings(lists: readonly CorpusFile[]): Promise<Listings> {
    const all = new Map<string, Listing>();
    for (const list of lists) {
      await this.#attempt(list.path, async () => {
        for (const [key, listing] of readListings(decodeText(await list.read()))) all.set(key, listing);
      });
    }
    return all;
  }

  async add(file: CorpusFile, listings: Listings): Promise<void> {
    if (binaryEnding.test(file.path)) return this.#leaveOut(file.path, binaryReason(file.path));
    const members = (await this.#attempt(file.path, () => this.#archives.in(file))) ?? [];
    for (const member of members) await this.#attempt(member.path, () => this.#find(member, listings));
  }

  result(listings: Listings): Pick<CorpusPlan, "sources" | "unreadable"> {
    const planned = [...this.#sources.values()].map(({ found, files }) => this.#plan(found, files, listings));
    return { sources: planned.toSorted((a, b) => Number(b.superseded) - Number(a.superseded)), unreadable: this.#unreadable };
  }

  async #find(file: CorpusFile, listings: Listings): Promise<void> {
    if (binaryEnding.test(file.path)) throw new UnreadableError(binaryReason(file.path));
    const copies = new Map<string, number>();
    for (const found of findSources(await this.#texts.of(file), listings)) {
      const key = found.merged ? found.key : `${file.path}\n${found.key}`;
      const known = this.#sources.get(key);
      if (known === undefined) this.#sources.set(key, { found, files: [file] });
      else if (found.merged) known.files.push(file);
      else copies.set(found.key, (copies.get(found.key) ?? 1) + 1);
    }
    for (const [key, count] of copies)
      this.#leaveOut(file.path, `holds ${key} ${count.toLocaleString("en")} times: only the first was read`);
  }

  #leaveOut(file: string, reason: string): void {
    this.#unreadable.push({ file, reason });
  }

  #plan(found: FoundSource, files: readonly CorpusFile[], listings: Listings): PlannedSource {
    return {
      name: found.merged ? found.key : baseName(files[0]?.path ?? found.key),
      files: files.map((file) => file.path),
      superseded: found.superseded,
      read: () => this.#read(found, files, listings),
    };
  }

  async #read(found: FoundSource, files: readonly CorpusFile[], listings: Listings): Promise<ReadResult> {
    try {
      const texts: TextFile[] = [];
      for (const file of files) texts.push(await this.#texts.of(file));
      const version = found.read(texts, listings);
      return version.passages.length === 0
        ? { ok: false, reason: "holds no text that could be cited" }
        : { ok: true, version: withoutRepeats(version) };
    } catch (error) {
      return { ok: false, reason: reasonOf(error) };
    }
  }

  /** Work on one file; what goes wrong is put down beside its name. */
  async #attempt<T>(file: string, work: () => Promise<T>): Promise<T | undefined> {
    // Without this pause a wish to stop would not be heard between files.
    await setImmediate();
    this.#watch.signal?.throwIfAborted();
    if (file !== this.#now) this.#watch.progress?.(file);
    this.#now = file;
    try {
      return await work();
    } catch (error) {
      this.#leaveOut(file, reasonOf(error));
      return undefined;
    }
  }
}

/** Keeps the text of the file read last, so that a file of thousands of sources is decoded once. */
class LastText {
  #last: { file: CorpusFile; text: TextFile } | null = null;

  async of(file: CorpusFile): Promise<TextFile> {
    if (this.#last?.file !== file) this.#last = { file, text: await decodeFile(file) };
    return this.#last.text;
  }
}

async function decodeFile(file: CorpusFile): Promise<TextFile> {
  const path = file.path.slice(file.path.indexOf(":", 3) + 1) || file.path;
  return { path, modified: file.modified, text: decodeText(await file.read()) };
}

const binaryReason = (path: string) => `${/\.\w+$/.exec(path)?.[0] ?? "binary"} files are not read as library texts`;

/** The same words under the same citation twice, as `(b) [Reserved]`, are one passage. */
function withoutRepeats(version: SourceVersion): SourceVersion {
  const seen = new Set<string>();
  const passages = version.passages.filter((passage) => {
    const key = `${passage.citation}\u0000${passage.text}`;
    return !seen.has(key) && seen.add(key);
  });
  return { ...version, passages };
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableError) return error.message;
  return error instanceof Error ? `could not be read: ${error.message}` : "could not be read";
}
