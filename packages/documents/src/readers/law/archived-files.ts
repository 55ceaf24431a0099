import { gunzip, readTar, type ArchiveMember } from "../archive.ts";
import { UnreadableError, type CorpusFile } from "../corpus-file.ts";

const archiveEnding = /\.(?:tar\.gz|tgz)$/i;

/** Puts what archives hold in place of the archives, and unpacked files in place of compressed ones. */
export class ArchivedFiles {
  /** One unpacked archive at a time: more would fill the memory. */
  #open: { path: string; members: ReadonlyMap<string, Uint8Array> } | null = null;

  /** The file itself, or what it holds. */
  async in(file: CorpusFile): Promise<CorpusFile[]> {
    if (archiveEnding.test(file.path)) return await this.#membersOf(file);
    return [file.path.endsWith(".gz") ? unpacked(file) : file];
  }

  async #membersOf(archive: CorpusFile): Promise<CorpusFile[]> {
    return (await this.#unpack(archive)).map(({ path, modified }) => ({
      path: `${archive.path}:${path}`,
      modified,
      read: () => this.#read(archive, path),
    }));
  }

  async #read(archive: CorpusFile, path: string): Promise<Uint8Array> {
    if (this.#open?.path !== archive.path) await this.#unpack(archive);
    const bytes = this.#open?.members.get(path);
    if (bytes === undefined) throw new UnreadableError("is no longer in its archive");
    return bytes;
  }

  async #unpack(archive: CorpusFile): Promise<ArchiveMember[]> {
    const members = await readTar(await gunzip(await archive.read()));
    this.#open = { path: archive.path, members: new Map(members.map(({ path, bytes }) => [path, bytes])) };
    return members;
  }
}

function unpacked(file: CorpusFile): CorpusFile {
  const read = async () => await gunzip(await file.read());
  return { path: file.path.slice(0, -".gz".length), modified: file.modified, read };
}
