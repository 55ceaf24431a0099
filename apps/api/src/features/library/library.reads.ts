import type { Amendment } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import {
  readChangedSources,
  readHashes,
  readHashOf,
  readLastKey,
  readLastRevision,
  readPassageRowsAfter,
  readPassagesAfter,
  readPassagesAt,
  readPrivatePassages,
  readPrivateSources,
  readPrivateStand,
  readVersionContents,
  type PassageRow,
  type SourceRow,
  type VersionRow,
} from "./following.repository.ts";
import { amendedOn, amendmentsOf } from "./amendments.ts";
import { readSharedGuidance } from "./catalogue.repository.ts";
import { heldClauses } from "./held-clauses.ts";
import { readHeadingsAround } from "./headings.repository.ts";
import { readCited, readHeld, readSiblings } from "./held.repository.ts";
import { passageHash } from "./passage-hash.ts";
import { readTexts } from "./reading.repository.ts";
import { readClauseChanges, readConfirmed } from "./written-before.repository.ts";
import { oneSpelling } from "../../platform/listing/one-spelling.ts";
import { inOrder, timelineOf, versionOn, wordsOf, type Holding } from "./version-chain.ts";

/** What other features may know of the library. */
export type LibraryReads = ReturnType<typeof createLibraryReads>;
export type { PassageRow, VersionContents, VersionRow } from "./following.repository.ts";
export type { SharedGuidance } from "./catalogue.repository.ts";
export type { HeldPassage, Sibling } from "./held.repository.ts";
export type { HeldClause } from "./clauses.repository.ts";
export type { ClausePlaces } from "./held-clauses.ts";

/** A passage with its source and the version it is read from. */
export interface LocatedPassage {
  passage: PassageRow;
  source: SourceRow;
  version: VersionRow;
  /** What amended its clause since its words were law. */
  amended?: readonly Amendment[];
  /** Whether it is a summary of ours that tells what holds in place of amended words. */
  instead?: boolean;
}

/** A stretch of days on which a version of a source holds, with what search has to know of it. */
interface FollowedHolding extends Holding {
  /** The day of whose law its words are. */
  words_of: string;
  /** Names of other sources that it replaces. */
  replaces: string[];
}

/** A shared source as those follow it who hold it in memory. */
export type FollowedSource = Awaited<ReturnType<LibraryReads["changedSources"]>>[number];

/** A source as those follow it who hold it in memory; sources that replace each other know each other by their names. */
export const followed = ({ source, versions }: { source: SourceRow; versions: VersionRow[] }) => {
  const name = oneSpelling(source.identifier);
  const timeline = timelineOf(versions).flatMap((holding): FollowedHolding[] => {
    const held = versions.find(({ id }) => id === holding.version_id);
    if (!held) return [];
    const replaces = held.supersedes.map(oneSpelling).filter((other) => other !== name);
    return [{ ...holding, words_of: wordsOf(held), replaces }];
  });
  return { source, name, versions: inOrder(versions), timeline };
};

/** A function of a repository without its database. */
const bound =
  <A extends unknown[], R>(database: Database, read: (database: Database, ...args: A) => R) =>
  (...args: A): R =>
    read(database, ...args);

export const createLibraryReads = (database: Database) => ({
  lastRevision: bound(database, readLastRevision),
  /** Shared sources of which a version changed after a revision: all their versions, oldest first, and which holds from when on. */
  changedSources: async (after: number) => (await readChangedSources(database, after)).map(followed),
  privateStand: bound(database, readPrivateStand),
  privateSources: async (viewer: Viewer, sourceIds: readonly string[]) =>
    (await readPrivateSources(database, viewer, sourceIds)).map(followed),
  privatePassages: bound(database, readPrivatePassages),
  /** What changed in official texts while they were held, and which notes of ours were found to hold since. */
  heldChanges: async () => ({ changes: await readClauseChanges(database), confirmed: await readConfirmed(database) }),
  /** The shared guidance of an authority, each text of it apart. */
  guidanceOf: bound(database, readSharedGuidance),
  lastKey: bound(database, readLastKey),
  contentsOf: bound(database, readVersionContents),
  passagesAfter: bound(database, readPassagesAfter),
  passageRowsAfter: bound(database, readPassageRowsAfter),
  hashAt: bound(database, readHashOf),
  hashesAt: bound(database, readHashes),
  passagesAt: bound(database, readPassagesAt),
  headingsAround: bound(database, readHeadingsAround),
  siblings: bound(database, readSiblings),
  held: bound(database, readHeld),
  /** Where those of some passages stand that a person may read, and how they are cited. */
  cited: bound(database, readCited),
  /** What is held today of clauses that are named as notes name them. */
  clauses: bound(database, heldClauses),
  /** Stored words of passages as they are now, with the hash those words have now. */
  texts: async (passageIds: string[]) => {
    const rows = passageIds.length > 0 ? await readTexts(database, passageIds) : [];
    return rows.map((row) => ({ id: row.id, text: row.text, hash: passageHash(row) }));
  },
  versionOn,
  amendedOn,
  amendmentsOf,
});
