import { resolve } from "node:path";
import { readAuditKey } from "../features/audit/checkpoints.ts";
import { CannotStart } from "../platform/cannot-start.ts";
import { takeLock } from "../platform/database/lock.ts";
import { openDatabase } from "../platform/database/open.ts";
import { addFileKey, keepFileKey, type FileKeys, type KeySettings } from "../platform/storage/file-keys.ts";
import { checkedKeys } from "../platform/storage/key-check.ts";
import { filesLock, openPlace } from "../platform/storage/open-files.ts";
import type { Place } from "../platform/storage/place.ts";
import { resealFiles } from "../platform/storage/reseal-files.ts";
import { storageIn } from "../platform/storage/settings.ts";
import { openSpool } from "../platform/storage/spool.ts";
import { assertSealed, noteWork } from "./note-work.ts";

interface Surroundings {
  home: string;
  dataDir: string;
  auditDir: string;
  environment: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

/**
 * Puts a new key in the place of the one that files are encrypted under: it becomes the current one, every file is encrypted
 * anew, and the old one is dropped last. Cut off at any time, it goes on where it stood when it is run again.
 */
export async function rotateFileKey({ home, environment, say, ...folders }: Surroundings): Promise<void> {
  const dataDir = resolve(home, folders.dataDir);
  const auditDir = resolve(home, folders.auditDir);
  const { keys: settings, bucket } = storageIn(environment, auditDir);
  const trail = { auditDir, key: readAuditKey(auditDir) };
  const databaseUrl = environment["DATABASE_DIRECT_URL"] || environment["DATABASE_URL"] || null;
  const open = await openDatabase({ databaseUrl, dataDir, begun: true });
  try {
    const release = takeLock(filesLock(dataDir));
    try {
      await assertSealed(open.database);
      const place = await openPlace(dataDir, bucket);
      const keys = await withNewKey(settings, place, say);
      const { count, faults } = await resealFiles({ place, keys, spool: openSpool(dataDir, keys) });
      for (const fault of faults) say(fault);
      if (faults.length > 0)
        throw new CannotStart(
          "Not every file could be encrypted anew, so the old key is kept. Run this again once they are put back or removed.",
        );
      if (settings.given === null) keepFileKey(settings, keys);
      await noteWork(open.database, trail, { action: "files.rekeyed", changes: { key: keys.current.id, files: count } });
      say(`${count} files were encrypted anew under the key ${keys.current.id}; no other is needed any longer, but for older backups.`);
    } finally {
      release();
    }
  } finally {
    await open.close();
  }
}

/** The keys with one that files are not under yet in front, or with the one that an earlier try put there. */
async function withNewKey(settings: KeySettings, place: Place, say: (line: string) => void): Promise<FileKeys> {
  const keys = await checkedKeys(settings, place);
  if (keys.all.length > 1) return keys;
  if (settings.given !== null)
    throw new CannotStart("FILE_KEYS names one key. Put a new one in front of it (openssl rand -hex 32), and run this again.");
  addFileKey(settings, keys);
  say(`A new key stands in ${settings.file}. Back it up.`);
  return checkedKeys(settings, place);
}
