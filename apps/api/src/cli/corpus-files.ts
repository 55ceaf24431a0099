import { readFileSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { CorpusFile } from "@clausewise/documents";

const listNames = new Set(["manifest.jsonl", "mdcg-list.jsonl", "imdrf-list.jsonl"]);

/** All files under the paths given, in order of their names; hidden ones and links are left alone. */
export function filesUnder(paths: readonly string[]): CorpusFile[] {
  return paths.flatMap((path) => {
    const stats = statSync(path);
    return stats.isDirectory() ? filesUnder(entriesOf(path)) : [fileAt(path, stats.mtime)];
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

function fileAt(path: string, modified: Date): CorpusFile {
  return { path, modified: modified.toISOString().slice(0, 10), read: () => readFileSync(path) };
}
