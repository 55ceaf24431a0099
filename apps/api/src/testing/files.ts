import { createScan } from "../platform/storage/scanner.ts";
import { keysOf, newKey } from "../platform/storage/file-keys.ts";
import { openFileStore, type FileStore } from "../platform/storage/file-store.ts";
import { openFolder } from "../platform/storage/folder-place.ts";
import { openSpool } from "../platform/storage/spool.ts";

const keys = keysOf([newKey()]);

/** A store in a folder of a test, under a key that every store of its process shares. */
export const openTestFiles = (folder: string, place = openFolder(folder)): FileStore =>
  openFileStore({ keys, place, spool: openSpool(folder, keys), scan: createScan(null) });
