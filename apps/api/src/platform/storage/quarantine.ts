import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const place = (dataDir: string): string => join(dataDir, "quarantine");

/** The folder in which what is set aside on one occasion, such as a day, is kept. */
export function quarantineFor(dataDir: string, occasion: string): string {
  const folder = join(place(dataDir), occasion);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Moves a stored file aside. */
export function setAside(dataDir: string, blob: string, day: string): void {
  move(join(dataDir, "files", blob), join(quarantineFor(dataDir, day), blob));
}

/** Brings a stored file back that was set aside on whatever day; false when it was not. */
export function bringBack(dataDir: string, blob: string): boolean {
  const days = existsSync(place(dataDir)) ? readdirSync(place(dataDir)) : [];
  const day = days.find((one) => existsSync(join(place(dataDir), one, blob)));
  if (day === undefined) return false;
  move(join(place(dataDir), day, blob), join(dataDir, "files", blob));
  return true;
}

/** Removes a stored file from wherever it was set aside to. */
export function removeAside(dataDir: string, blob: string): void {
  const days = existsSync(place(dataDir)) ? readdirSync(place(dataDir)) : [];
  for (const day of days) rmSync(join(place(dataDir), day, blob), { force: true });
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  renameSync(from, to);
}
