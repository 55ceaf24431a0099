import { existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { writeWhole } from "../write-whole.ts";
import type { Place, PlacedFile } from "./place.ts";

/** Bytes read from the disk at a time. */
const readAtOnce = 1024 * 1024;

/** Files in a folder of this machine. */
export function openFolder(root: string): Place {
  const at = (path: string) => join(root, path);
  mkdirSync(at("files"), { recursive: true, mode: 0o700 });
  const ready = async (path: string) => {
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    if (made) await syncFolder(dirname(made));
  };

  return {
    async take(path, file) {
      await ready(at(path));
      await rename(file, at(path));
      await syncFolder(dirname(at(path)));
    },

    async replace(path, file, found) {
      // In one go, so that nothing of this process removes it in between.
      if (!existsSync(at(path)) || markOf(statSync(at(path))) !== found.mark) return false;
      renameSync(file, at(path));
      await syncFolder(dirname(at(path)));
      return true;
    },

    open: (path) => openFile(at(path)),
    remove: (path) => rm(at(path), { force: true }),

    async move(from, to) {
      if (!existsSync(at(from))) return false;
      await ready(at(to));
      await rename(at(from), at(to));
      return true;
    },

    async *list(folder) {
      const entries = await readdir(at(folder), { recursive: true, withFileTypes: true }).catch(orNone([]));
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        const isStale = (before: number) => statSync(path).mtimeMs < before;
        if (entry.isFile()) yield { path: relative(root, path).split(sep).join("/"), isStale };
      }
    },

    async foldersIn(folder) {
      const entries = await readdir(at(folder), { withFileTypes: true }).catch(orNone([]));
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },

    readText: (path) => readFile(at(path), "utf8").catch(orNone(null)),

    async writeText(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true, mode: 0o700 });
      writeWhole(at(path), text);
    },
  };
}

/** A file of this machine; null where there is none. */
export async function openFile(path: string): Promise<PlacedFile | null> {
  const file = await open(path).catch(orNone(null));
  if (!file) return null;
  const found = await file.stat();
  return { size: found.size, mark: markOf(found), bytes: (from, to = found.size) => bytesOf(file, from, to), close: () => file.close() };
}

async function* bytesOf(file: FileHandle, from: number, to: number): AsyncGenerator<Uint8Array, void> {
  for (let at = from; at < to;) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(Math.min(readAtOnce, to - at)), { position: at });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

const markOf = ({ ino, size, mtimeMs }: { ino: number; size: number; mtimeMs: number }): string => `${ino} ${size} ${mtimeMs}`;

/** What stands for a file or folder that is not there. */
const orNone =
  <T>(none: T) =>
  (error: unknown): T => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return none;
    throw error;
  };

/** A new name is on the disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
