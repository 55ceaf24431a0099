import type { Connector } from "@clausewise/official";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { findEntries, readRegister, readRegisterState, searchEntries, type EntrySearch } from "./registers.repository.ts";
import { readSources } from "./sources.repository.ts";

/** What other features may know of the official sources. */
export type OfficialReads = ReturnType<typeof createOfficialReads>;
export type { RegisterEntry, StoredEntry } from "./registers.repository.ts";

export const createOfficialReads = (database: Database, connectors: readonly Connector[]) => ({
  /** Whether there is a source of that id. */
  isSource: (id: string): boolean => connectors.some((connector) => connector.id === id),

  /** A register, and the day to which it says that it is complete, or on which it was last heard; null where it never was. */
  async register(id: string) {
    const connector = connectors.find((found) => found.id === id);
    if (!connector) throw notFound("This register");
    const stored = (await readSources(database)).find((source) => source.id === id);
    const heard = stored?.last_success ?? null;
    return { id, title: connector.title, scope: connector.scope, as_of: heard && (stored?.as_of ?? heard.slice(0, 10)) };
  },

  /** What a register lists now under some keys. */
  entries: (id: string, keys: readonly string[]) => findEntries(database, id, keys),

  /** What it lists now of which some words are true, by title, and how many those are. */
  search: (id: string, search: EntrySearch, limit: number) => searchEntries(database, id, search, limit),

  /** How a register stands; another `mark` after every look that took something over. */
  registerState: (id: string) => readRegisterState(database, id),

  /** Every entry of a register, those not listed any longer among them. */
  whole: (id: string) => readRegister(database, id),
});
