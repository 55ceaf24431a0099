import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { CannotStart } from "../cannot-start.ts";
import { quarantineFor } from "./quarantine.ts";

/** What a first start may have left before there was a database, and what file systems put in folders of their own. */
const withoutMeaning = /^(?:(?:files\.)?lock(?:-journal)?|session-secret|server\.json|lost\+found|\..*|.*\.tmp)$/;

/**
 * Makes sure that a database in the folder is there, or that a new one would take nothing's place; `begun` says that the
 * trail already has records. Returns what to call when a new database is complete.
 */
export function claimDataFolder(dataDir: string, begun: boolean): () => void {
  const database = join(dataDir, "postgres");
  const marker = join(dataDir, "first-start");
  if (existsSync(marker)) setAsideUnfinished(dataDir, database);
  else if (existsSync(join(database, "PG_VERSION"))) return assertVersion(database);
  const left = contentOf(dataDir);
  if (left.length > 0)
    throw new CannotStart(
      `${dataDir} holds ${left.join(", ")}, but no database. Nothing was changed. Put its folder postgres back from a backup, set DATABASE_URL if a database server was used with it, or set DATA_DIR to an empty folder.`,
    );
  if (begun)
    throw new CannotStart(
      `${dataDir} holds no database, but the checkpoints in AUDIT_DIR name audit records. Nothing was changed. Put the data back from a backup, or set AUDIT_DIR to an empty folder for a new installation.`,
    );
  writeFileSync(marker, "", { mode: 0o600 });
  return () => {
    rmSync(marker);
    syncFolder(dataDir);
  };
}

/** A first start that was cut off kept nothing yet; what it made is moved, not deleted, all the same. */
function setAsideUnfinished(dataDir: string, database: string): void {
  if (existsSync(database)) renameSync(database, join(quarantineFor(dataDir, "unfinished"), `postgres-${randomUUID()}`));
}

function assertVersion(database: string): () => void {
  if (!/^\d+\s*$/.test(readFileSync(join(database, "PG_VERSION"), "utf8"))) throw damaged(database, "its PG_VERSION is cut off");
  return () => undefined;
}

/** The one line about a database that cannot be opened. */
export const damaged = (database: string, reason: string) =>
  new CannotStart(
    `The database in ${database} is damaged and cannot be opened (${reason}). Clausewise left it as it is. Keep a copy of DATA_DIR and AUDIT_DIR, then put both back from a backup.`,
  );

/** Names of what lies in the folder and means something; empty folders do not. */
const contentOf = (dataDir: string): string[] =>
  readdirSync(dataDir).filter(
    (name) => !withoutMeaning.test(name) && name !== "first-start" && name !== "quarantine" && holdsAnything(join(dataDir, name)),
  );

const holdsAnything = (path: string): boolean =>
  !statSync(path).isDirectory() || readdirSync(path).some((name) => holdsAnything(join(path, name)));

function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
