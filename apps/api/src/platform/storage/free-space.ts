import { statfsSync } from "node:fs";
import { AppError } from "../../errors.ts";

/** Free bytes below which nothing more is written: a database on a full disk can hang. */
const leastFree = 64 * 1024 * 1024;

/** Refuses when the disk under a folder is nearly full, or would be with so many more bytes. */
export function assertRoom(folder: string, more = 0): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastFree + more)
    throw new AppError("storage_full", "The disk is almost full, so nothing more is stored. Free some space and try again.");
}
