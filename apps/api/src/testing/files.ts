import { createScan } from "../platform/storage/scanner.ts";
import { keysOf, newKey } from "../platform/storage/file-keys.ts";
import { openFileStore, type FileStore } from "../platform/storage/file-store.ts";
import { openFolder } from "../platform/storage/folder-place.ts";
import { openSpool } from "../platform/storage/spool.ts";

const keys = keysOf([newKey()]);

/** A store in a folder of a test, under a key that every store of its process shares; `room` throws where the disk is to be full. */
export const openTestFiles = (folder: string, place = openFolder(folder), room?: (more?: number) => void): FileStore =>
  openFileStore({ keys, place, spool: openSpool(folder, keys, room), scan: createScan(null) });
