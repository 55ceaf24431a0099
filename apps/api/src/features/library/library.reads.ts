import type { Database } from "../../platform/database/client.ts";
import {
  locateByClause,
  locateByKeys,
  readChangedVersions,
  readHashes,
  readHashOf,
  readKeys,
  readLastRevision,
  readPassagesAfter,
} from "./following.repository.ts";
import { readHeadingsAround } from "./headings.repository.ts";
import { readHeld, readSiblings } from "./held.repository.ts";
import { passageHash } from "./passage-hash.ts";
import { readTexts } from "./reading.repository.ts";
import { inOrder, versionOn } from "./version-chain.ts";

/** What other features may know of the library. */
export type LibraryReads = ReturnType<typeof createLibraryReads>;
export type { FollowedVersion, LocatedPassage } from "./following.repository.ts";
export type { HeldPassage, Sibling } from "./held.repository.ts";

/** A function of a repository without its database. */
const bound =
  <A extends unknown[], R>(database: Database, read: (database: Database, ...args: A) => R) =>
  (...args: A): R =>
    read(database, ...args);

export const createLibraryReads = (database: Database) => ({
  lastRevision: bound(database, readLastRevision),
  changedVersions: bound(database, readChangedVersions),
  keysOfVersions: bound(database, readKeys),
  passagesAfter: bound(database, readPassagesAfter),
  hashAt: bound(database, readHashOf),
  hashesAt: bound(database, readHashes),
  passagesAt: bound(database, locateByKeys),
  passagesAtClause: bound(database, locateByClause),
  headingsAround: bound(database, readHeadingsAround),
  siblings: bound(database, readSiblings),
  held: bound(database, readHeld),
  /** Stored words of passages as they are now, with the hash those words have now. */
  texts: async (passageIds: string[]) => {
    const rows = passageIds.length > 0 ? await readTexts(database, passageIds) : [];
    return rows.map((row) => ({ id: row.id, text: row.text, hash: passageHash(row) }));
  },
  versionOn,
  inOrder,
});
