import { readFileSync, readdirSync, statSync, type Stats } from "node:fs";
import { basename, dirname, join } from "node:path";
import { UnreadableError, type CorpusFile } from "@clausewise/documents";

const mostBytes = 512 * 1024 * 1024;
const listNames = new Set(["manifest.jsonl", "mdcg-list.jsonl", "imdrf-list.jsonl"]);

/** All files under the paths given, in order of their names; hidden ones and links are left alone. */
export function filesUnder(paths: readonly string[]): CorpusFile[] {
  return paths.flatMap((path) => {
    const stats = statSync(path);
    return stats.isDirectory() ? filesUnder(entriesOf(path)) : [fileAt(path, stats)];
  });
}

/** Lists of titles and dates that lie beside single files that were named. */
export function listsBeside(paths: readonly string[]): CorpusFile[] {
  const folders = new Set(paths.filter((path) => statSync(path).isFile()).map((path) => dirname(path)));
  return [...folders].flatMap((folder) => filesUnder(entriesOf(folder).filter((path) => listNames.has(basename(path)))));
}

function entriesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith(".") && (entry.isFile() || entry.isDirectory()))
    .map((entry) => join(folder, entry.name))
    .toSorted();
}

function fileAt(path: string, stats: Stats): CorpusFile {
  const read = () => {
    // Anything else than a file, a pipe for one, may never come to an end.
    if (!stats.isFile()) throw new UnreadableError("is neither a file nor a folder");
    if (stats.size > mostBytes) throw new UnreadableError(`is larger than ${mostBytes / 1024 / 1024} MB`);
    return readFileSync(path);
  };
  return { path, modified: stats.mtime.toISOString().slice(0, 10), read };
}
