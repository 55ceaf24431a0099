import type { FileKeys } from "./file-keys.ts";
import { everyFile, readKeyCheck, writeKeyCheck } from "./key-check.ts";
import type { Place, PlacedFile } from "./place.ts";
import { FileDamaged } from "./sealed-file.ts";
import type { Spool } from "./spool.ts";
import { openStored } from "./stored-file.ts";

export interface Resealing {
  place: Place;
  spool: Spool;
  keys: FileKeys;
}

export interface Resealed {
  /** Files that were encrypted anew. */
  count: number;
  /** What keeps each file from it that could not be. */
  faults: string[];
}

/** Whether every file is under the current key, as far as was looked. */
export const isSettled = async ({ place, keys }: Resealing): Promise<boolean> => {
  const check = await readKeyCheck(place);
  return check?.settled === true && check.keys[0] === keys.current.id;
};

/**
 * Encrypts every file under the current key that is under an older one or under none, one by one. Each is whole before and
 * after, so it can be cut off and run again at any time. Once none is left, no key but the current one is needed any longer.
 */
export async function resealFiles(parts: Resealing, signal?: AbortSignal): Promise<Resealed> {
  const { place, keys } = parts;
  const faults: string[] = [];
  let count = 0;
  for await (const { path, blob } of everyFile(place)) {
    signal?.throwIfAborted();
    const file = await place.open(path);
    if (!file) continue;
    try {
      if (await resealed(parts, file, path, blob)) count += 1;
    } catch (error) {
      if (!(error instanceof FileDamaged)) throw error;
      faults.push(error.message);
    } finally {
      await file.close();
    }
  }
  if (faults.length === 0) await writeKeyCheck(place, { keys: [keys.current.id], settled: true });
  return { count, faults };
}

/** False where a file needs nothing, or was removed meanwhile. */
async function resealed({ place, spool, keys }: Resealing, file: PlacedFile, path: string, blob: string): Promise<boolean> {
  const stored = await openStored(file, keys, blob);
  if (stored.keyId === keys.current.id) return false;
  const spooled = await spool.take(stored.read(), blob, stored.size);
  try {
    return await place.replace(path, spooled.path, file);
  } finally {
    await spooled.discard();
  }
}
