import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "./place.ts";

/** The folder of this machine in which what is set aside on one occasion, such as a day, is kept. */
export function quarantineFor(dataDir: string, occasion: string): string {
  const folder = join(dataDir, "quarantine", occasion);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Moves a stored file aside. */
export async function setAside(place: Place, blob: string, day: string): Promise<void> {
  await place.move(`files/${blob}`, `quarantine/${day}/${blob}`);
}

/** Brings a stored file back that was set aside on whatever day; false when it was not. */
export async function bringBack(place: Place, blob: string): Promise<boolean> {
  for (const folder of await dayFolders(place)) if (await place.move(`${folder}${blob}`, `files/${blob}`)) return true;
  return false;
}

/** Removes a stored file from wherever it was set aside to. */
export async function removeAside(place: Place, blob: string): Promise<void> {
  for (const folder of await dayFolders(place)) await place.remove(`${folder}${blob}`);
}

/** The folders of the days on which something was set aside, such as `quarantine/2026-11-22/`. */
export const dayFolders = async (place: Place): Promise<string[]> =>
  (await place.foldersIn("quarantine/")).filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name)).map((day) => `quarantine/${day}/`);
