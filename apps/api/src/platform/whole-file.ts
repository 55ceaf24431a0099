import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Time in ms after which a draft that nobody wrote to is of a process that is gone. */
const longestSilence = 3_600_000;

/** Writes a large file that appears whole or not at all, whichever threads of whichever processes write it as well. */
export async function writeWholeFile(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.new`;
  const file = await open(draft, "w", 0o600);
  try {
    await dropLeftDrafts(path, (await file.stat()).mtimeMs);
    await write(file);
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** Drops what processes left behind that were killed while they wrote. */
async function dropLeftDrafts(path: string, now: number): Promise<void> {
  const folder = dirname(path);
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith(".new"));
  for (const draft of drafts.map((name) => join(folder, name))) {
    // Another process may have put it in its place meanwhile.
    const written = (await stat(draft).catch(() => null))?.mtimeMs ?? now;
    if (written < now - longestSilence) await rm(draft, { force: true });
  }
}
