import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { sessionBegan } from "./sessions.repository.ts";
import {
  findAddressed,
  findAdministrators,
  findNames,
  findPerson,
  findReviewers,
  isOnlyAdministrator,
  type StoredPerson,
} from "./people.repository.ts";

/** What other features may know of people; each within a transaction of the caller's. */
export const peopleReads = {
  /** The administrators who can be written to: their accounts are open, and the provider vouches for their addresses. */
  administrators: (tx: Database): Promise<{ id: string; email: string }[]> => findAdministrators(tx),
  /** Those who can be reached under some addresses, written in small letters. */
  addressed: (tx: Database, addresses: readonly string[]): Promise<StoredPerson[]> => findAddressed(tx, addresses),
  /** What those of some people are called who are still there. */
  async names(tx: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = ids.length === 0 ? [] : await findNames(tx, [...new Set(ids)]);
    return new Map(known.map(({ id, name, email }) => [id, name ?? email]));
  },
  /** The reviewers and administrators whose accounts are open, by name. */
  reviewers: (tx: Database): Promise<StoredPerson[]> => findReviewers(tx),
  /** Null where there is no such person, or not any longer. */
  find: (tx: Database, id: string): Promise<StoredPerson | null> => findPerson(tx, id),
  /** When a session of a person's began, by the hash of its id; null where it is over. */
  sessionBegan: (tx: Database, viewer: Viewer, idHash: string): Promise<string | null> => sessionBegan(tx, viewer, idHash),
  /** Whether nobody else could take over: no other open account is an administrator's. */
  isOnlyAdministrator: async (tx: Database, person: StoredPerson): Promise<boolean> =>
    person.role_type === "administrator" && (await isOnlyAdministrator(tx, person.id)),
};

export type PeopleReads = typeof peopleReads;
