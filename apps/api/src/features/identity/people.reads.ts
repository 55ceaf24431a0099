import type { Database } from "../../platform/database/client.ts";
import { findPerson, isOnlyAdministrator, type StoredPerson } from "./people.repository.ts";

/** What other features may know of people. */
export interface PeopleReads {
  /** Within a transaction of the caller's; null where there is no such person, or not any longer. */
  find(tx: Database, id: string): Promise<StoredPerson | null>;
  /** Whether nobody else could take over: no other open account is an administrator's. */
  isOnlyAdministrator(tx: Database, person: StoredPerson): Promise<boolean>;
}

export const peopleReads: PeopleReads = {
  find: findPerson,
  isOnlyAdministrator: async (tx, person) => person.role_type === "administrator" && (await isOnlyAdministrator(tx, person.id)),
};
