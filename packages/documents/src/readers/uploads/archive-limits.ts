import { readingLimits } from "./limits.ts";
import { UnreadError } from "./unread.ts";

/** What an archive's directory says of one file in it, in bytes. */
export interface ArchiveEntry {
  compressedSize: number;
  uncompressedSize: number;
}

/** Refuses archives that hold too many files to be what they claim. */
export function checkEntryCount(count: number, most: number = readingLimits.entries): void {
  if (count > most) throw new UnreadError("too_large", `holds more than ${most} files`);
}

/** Refuses, before anything is unpacked, archives that would unpack to more than a document can be. */
export function checkEntries(entries: readonly ArchiveEntry[], archiveBytes: number): void {
  checkEntryCount(entries.length);
  let packed = 0;
  let unpacked = 0;
  for (const entry of entries) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    checkRatio(entry);
  }
  if (unpacked > readingLimits.unpackedBytes) throw new UnreadError("too_large", "unpacks to more than is read");
  // Files that take more room than the archive has lie over each other: one is unpacked under many names.
  if (packed > archiveBytes) throw new UnreadError("too_large", "holds files that lie over each other");
}

/** Refuses to unpack a file that says it is larger than one is read. */
export function checkEntrySize({ uncompressedSize }: ArchiveEntry): void {
  if (uncompressedSize > readingLimits.entryBytes) throw new UnreadError("too_large", "holds a file larger than is read");
}

function checkRatio({ compressedSize, uncompressedSize }: ArchiveEntry): void {
  const small = uncompressedSize <= 1024 * 1024;
  if (small || uncompressedSize <= compressedSize * readingLimits.ratio) return;
  throw new UnreadError("too_large", "holds a file that unpacks to many hundred times its size");
}
