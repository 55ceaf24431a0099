import { openFileStore, type FileStore } from "./file-store.ts";
import { openFolder } from "./folder-place.ts";
import { checkedKeys } from "./key-check.ts";
import type { StorageSettings } from "./settings.ts";

/** Opens the store of a running server; throws CannotStart where a key is missing or another. */
export async function openFiles(dataDir: string, settings: StorageSettings): Promise<FileStore> {
  const place = openFolder(dataDir);
  return openFileStore(dataDir, await checkedKeys(settings.keys, place), place);
}
