import type { RoleType } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { sessionBegan } from "./sessions.repository.ts";
import {
  findAddressed,
  findAdministrators,
  findMentioned,
  findNames,
  findPerson,
  findReviewers,
  findWriters,
  isOnlyAdministrator,
  type StoredPerson,
} from "./people.repository.ts";

/** Somebody as others read of them. */
export interface Writer {
  name: string;
  role_type: RoleType;
}

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
  /** What those of some people are called to everybody, never by their address, and what they may do. */
  async writers(tx: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Writer>> {
    const known = ids.length === 0 ? [] : await findWriters(tx, [...new Set(ids)]);
    return new Map(known.map(({ id, name, given_name, role_type }) => [id, { name: name ?? given_name ?? "A member", role_type }]));
  },
  /** Those who can sign in and whose name stands behind an @ in a text: `@Ben Sample`. */
  async mentioned(tx: Database, text: string): Promise<{ id: string; name: string }[]> {
    const found = text.includes("@") ? await findMentioned(tx, text) : [];
    return found.flatMap(({ id, name }) => (name === null || name.trim() === "" ? [] : [{ id, name }]));
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
