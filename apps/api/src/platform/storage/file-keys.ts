import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { CannotStart } from "../cannot-start.ts";
import { writeOnce, writeWhole } from "../write-whole.ts";

/** A key that files and texts are encrypted under. */
export interface FileKey {
  /** 8 bytes in hexadecimal, told by the key alone: it stands in front of everything that was encrypted under it. */
  id: string;
  /** 32 bytes. */
  secret: Buffer;
}

/** Everything new is encrypted under the current key; the older ones still open what was. */
export interface FileKeys {
  current: FileKey;
  all: readonly FileKey[];
}

/** Where keys come from: the environment, or else a file of ours. */
export interface KeySettings {
  /** In hexadecimal, the current one first; null where none were given. */
  given: readonly string[] | null;
  /** Read where none are given, and made at the first start. */
  file: string;
}

export const isKey = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);

export const newKey = (): string => randomBytes(32).toString("hex");

/** Keys in hexadecimal, the current one first. */
export function keysOf([first, ...older]: readonly [string, ...string[]]): FileKeys {
  const current = keyOf(first);
  const rest = older.map(keyOf).filter(({ id }, at, all) => id !== current.id && all.findIndex((one) => one.id === id) === at);
  return { current, all: [current, ...rest] };
}

export const findKey = ({ all }: FileKeys, id: string): FileKey | null => all.find((key) => key.id === id) ?? null;

function keyOf(hex: string): FileKey {
  const secret = Buffer.from(hex, "hex");
  return { id: createHmac("sha256", secret).update("clausewise file key id").digest("hex").slice(0, 16), secret };
}

/** The keys as they are; null where none are given and there is no file of them yet. */
export function readFileKeys({ given, file }: KeySettings): FileKeys | null {
  if (given === null && !existsSync(file)) return null;
  const [first, ...older] = given ?? readFileSync(file, "utf8").split(/\s+/).filter(Boolean);
  if (first === undefined || ![first, ...older].every(isKey))
    throw new CannotStart(
      `${file} does not hold the keys of the stored files. Nothing was changed. Put it back from a backup: without it nobody can read them.`,
    );
  return keysOf([first, ...older]);
}

/** Makes a first key; where several processes do so together, all get the same. */
export function makeFileKeys(settings: KeySettings): FileKeys {
  writeOnce(settings.file, textOf([newKey()]));
  const made = readFileKeys(settings);
  if (!made) throw new Error("The key that was just made is not there.");
  return made;
}

/** Puts a new key in front of those in the file. */
export const addFileKey = ({ file }: KeySettings, { all }: FileKeys): void => writeWhole(file, textOf([newKey(), ...all.map(hexOf)]));

/** Leaves the current key alone in the file. */
export const keepFileKey = ({ file }: KeySettings, { current }: FileKeys): void => writeWhole(file, textOf([hexOf(current)]));

const hexOf = ({ secret }: FileKey): string => secret.toString("hex");
const textOf = (keys: string[]): string => `${keys.join("\n")}\n`;

/** How people call where the keys come from. */
export const sourceOf = ({ given, file }: KeySettings): string => (given ? "FILE_KEYS" : file);
