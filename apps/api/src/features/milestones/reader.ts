import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Caller, type Viewer } from "../../service.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import { readSharedTo, type StoredShare } from "./shares.repository.ts";

/** Somebody with what is shared with them: by their address, where their provider vouches for it. */
export interface Reader {
  viewer: Viewer;
  shared: ReadonlyMap<string, StoredShare>;
  /** What was shared with them once, and no longer is. */
  ended: ReadonlySet<string>;
}

export type People = Pick<PeopleReads, "find" | "names" | "addressed">;

/** How an address is compared. */
export const addressOf = (recipient: string): string => recipient.trim().toLowerCase();

export async function readerThatIs(database: Database, people: People, viewer: Viewer): Promise<Reader> {
  const person = await people.find(database, viewer.id);
  const rows = person?.email_verified ? await readSharedTo(database, addressOf(person.email)) : [];
  const held = rows.filter(({ ended_at }) => ended_at === null);
  const ended = rows.filter(({ ended_at }) => ended_at !== null);
  return {
    viewer,
    shared: new Map(held.map(({ ended_at: _ended, ...share }) => [share.milestone_id, share])),
    ended: new Set(ended.map(({ milestone_id }) => milestone_id)),
  };
}

export const readerOf = (database: Database, people: People, caller: Caller): Promise<Reader> =>
  readerThatIs(database, people, viewerOf(caller));
