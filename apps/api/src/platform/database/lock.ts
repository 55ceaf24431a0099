import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process owns what was to be opened. */
export class AlreadyOpen extends Error {
  override name = "AlreadyOpen";
}

/**
 * Takes an exclusive lock on a file and returns its release.
 * The operating system drops it when the process dies, however it dies, so no stale lock is ever left:
 * SQLite's own file lock gives that on every platform, which a lock file with a process id does not.
 */
export function takeLock(path: string): () => void {
  const holder = new DatabaseSync(path);
  try {
    holder.exec("pragma journal_mode = memory; pragma busy_timeout = 0; begin exclusive");
  } catch (error) {
    holder.close();
    throw new AlreadyOpen(`another process owns ${path}`, { cause: error });
  }
  return () => holder.close();
}

/** Takes a lock on a file that others may share, and that keeps everybody from taking it for themselves alone. */
export function takeSharedLock(path: string): () => void {
  const holder = new DatabaseSync(path);
  try {
    holder.exec("pragma journal_mode = memory; pragma busy_timeout = 0; begin; select count(*) from sqlite_master");
  } catch (error) {
    holder.close();
    throw new AlreadyOpen(`another process owns ${path}`, { cause: error });
  }
  return () => holder.close();
}

/** The lock of a data folder, which whoever holds its embedded database has alone. */
const folderLock = (dataDir: string): string => join(dataDir, "lock");

/** Takes a data folder for this process alone, or beside others that share it. */
export function claimFolder(dataDir: string, how: "alone" | "shared"): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return how === "alone" ? takeLock(folderLock(dataDir)) : takeSharedLock(folderLock(dataDir));
}
