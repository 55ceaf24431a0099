import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "../../platform/cannot-start.ts";
import { writeOnce, writeWhole } from "../../platform/write-whole.ts";

/** Who holds a key: a person by their id, or nobody in a month, as `nobody-2026-11`. */
export type KeyHolder = string;

/** Nothing may be sealed under a key that was destroyed. */
export class KeyDestroyed extends Error {
  override name = "KeyDestroyed";
  constructor(holder: KeyHolder) {
    super(`The audit key of ${holder} was destroyed, so nothing more can be recorded of them.`);
  }
}

/** Keys under which records are sealed, one a person, apart from the trail and the data: what destroys a key forgets a person. */
export interface PersonKeys {
  /** The holder's key, made when there is none; throws KeyDestroyed when it was destroyed. */
  of(holder: KeyHolder): Buffer;
  /** The holder's key as it lies there now; null when there is none or it was destroyed. */
  read(holder: KeyHolder): Buffer | null;
  /** Leaves an empty file in the place of the key, so that no process makes another. */
  destroy(holder: KeyHolder): void;
}

/** Keys kept at hand for sealing; reading always looks at the file, as another process may have destroyed it. */
const mostAtHand = 500;

/** Keeps one file a holder in a folder of the audit folder, readable by its owner alone; refused where `hasRecords` and they are gone. */
export function openPersonKeys(auditDir: string, hasRecords = false): PersonKeys {
  const folder = join(auditDir, "person-keys");
  if (hasRecords && !existsSync(folder)) throw keysMissing(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const atHand = new Map<KeyHolder, Buffer>();
  const read = (holder: KeyHolder) => keyIn(fileOf(folder, holder));

  return {
    read,
    of(holder) {
      const file = fileOf(folder, holder);
      const known = atHand.get(holder);
      // Another process may have destroyed it meanwhile, which leaves an empty file.
      if (known && statSync(file, { throwIfNoEntry: false })?.size !== 0) return known;
      if (!existsSync(file)) {
        writeOnce(file, randomBytes(32).toString("hex"));
        syncFolder(folder);
      }
      const key = read(holder);
      if (!key) throw new KeyDestroyed(holder);
      if (atHand.size >= mostAtHand) atHand.clear();
      atHand.set(holder, key);
      return key;
    },
    destroy(holder) {
      atHand.delete(holder);
      writeWhole(fileOf(folder, holder), "");
      syncFolder(folder);
    },
  };
}

const keysMissing = (folder: string) =>
  new CannotStart(
    `The keys that audit records were sealed with are not in ${folder}. Nothing was changed. Put the folder back from a backup: without it nobody can read what those records say of people.`,
  );

/** Who holds the key of a record: the person, or nobody in the month in which it was written. */
export const holderOf = (personId: string | null, recordedAt: string): KeyHolder =>
  personId ?? `nobody-${/^\d{4}-\d{2}/.exec(recordedAt)?.[0] ?? "undated"}`;

function fileOf(folder: string, holder: KeyHolder): string {
  if (!/^[a-z0-9-]{1,64}$/.test(holder)) throw new Error(`${JSON.stringify(holder)} holds no key`);
  return join(folder, `${holder}.key`);
}

function keyIn(file: string): Buffer | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, "utf8").trim();
  if (text === "") return null;
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${file} does not hold a key. Put it back from a backup.`);
  return Buffer.from(text, "hex");
}

/** A new name is on the disk only once its folder is. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
