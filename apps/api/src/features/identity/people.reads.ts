import type { Database } from "../../platform/database/client.ts";
import { findAdministrators } from "./people.repository.ts";

/** What other features may know of people. */
export const peopleReads = {
  /** The administrators who can be written to: their accounts are open, and the provider vouches for their addresses. */
  administrators: (tx: Database): Promise<{ id: string; email: string }[]> => findAdministrators(tx),
};

export type PeopleReads = typeof peopleReads;
