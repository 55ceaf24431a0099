import { z } from "zod";
import { CannotStart } from "../cannot-start.ts";
import { findKey, makeFileKeys, readFileKeys, sourceOf, type FileKeys, type KeySettings } from "./file-keys.ts";
import { blobsIn } from "./file-store.ts";
import type { Place } from "./place.ts";
import { dayFolders } from "./quarantine.ts";
import { keyIdOf } from "./stored-file.ts";

const checkPath = "files/key-check.json";

/** What lies beside the files and says which keys they need. */
const KeyCheck = z.object({
  version: z.literal(1),
  /** Ids of the keys that files may be encrypted under, the current one first. */
  keys: z.array(z.string().regex(/^[0-9a-f]{16}$/)).min(1),
  /** Whether every file is encrypted under the current one. */
  settled: z.boolean(),
});
export type KeyCheck = z.infer<typeof KeyCheck>;

/** Null where there is none, or none that can be read. */
export async function readKeyCheck(place: Place): Promise<KeyCheck | null> {
  const text = await place.readText(checkPath);
  try {
    return KeyCheck.nullable().parse(JSON.parse(text ?? "null"));
  } catch {
    return null;
  }
}

export const writeKeyCheck = (place: Place, check: Omit<KeyCheck, "version">): Promise<void> =>
  place.writeText(checkPath, `${JSON.stringify({ version: 1, ...check })}\n`);

/** The keys that the files in a place need; makes a first one only where nothing there is encrypted. */
export async function checkedKeys(settings: KeySettings, place: Place): Promise<FileKeys> {
  const known = await readKeyCheck(place);
  const needed = known ?? { keys: await keysInUse(place), settled: false };
  const present = readFileKeys(settings);
  const lacking = needed.keys.find((id) => !present || !findKey(present, id));
  if (lacking !== undefined) throw keyLacking(settings, present !== null, lacking);
  const keys = present ?? makeFileKeys(settings);
  const [first] = needed.keys;
  if (first === keys.current.id && known) return keys;
  const older = needed.keys.filter((id) => id !== keys.current.id);
  await writeKeyCheck(place, { keys: [keys.current.id, ...older], settled: !known && (await isEmpty(place)) });
  return keys;
}

const keyLacking = (settings: KeySettings, isThere: boolean, id: string) =>
  new CannotStart(
    `The stored files are encrypted under the key ${id}, ${
      isThere ? `which is not the one in ${sourceOf(settings)}` : `but there is no ${settings.file}`
    }. Nothing was changed. Put the key back from a backup: without it nobody can read them.`,
  );

/** Ids of the keys that files are encrypted under, looked up in each. */
async function keysInUse(place: Place): Promise<string[]> {
  const ids = new Set<string>();
  for await (const { path: at, blob } of everyFile(place)) {
    const id = await keyIdAt(place, at, blob);
    if (id !== null) ids.add(id);
  }
  return [...ids];
}

async function keyIdAt(place: Place, path: string, blob: string): Promise<string | null> {
  const file = await place.open(path);
  if (!file) return null;
  try {
    return await keyIdOf(file, blob);
  } finally {
    await file.close();
  }
}

async function isEmpty(place: Place): Promise<boolean> {
  for await (const _ of everyFile(place)) return false;
  return true;
}

/** Every file of the store with where it lies, those that were set aside among them. */
export async function* everyFile(place: Place): AsyncGenerator<{ path: string; blob: string }, void> {
  yield* blobsIn(place);
  for (const folder of await dayFolders(place))
    for await (const { path: at } of place.list(folder)) yield { path: at, blob: at.slice(folder.length) };
}
