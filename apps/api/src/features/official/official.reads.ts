import type { OfficialChange, SilentSource } from "@clausewise/contracts";
import { type Connector, federalRegister } from "@clausewise/official";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { readTakenSizes } from "./answers.repository.ts";
import { withCauses } from "./causes.ts";
import { markOfLaw, readChanges, readChangesOfLaw, readChangesSince, type ListedChange } from "./changes.repository.ts";
import { findEntries, readRegister, readRegisterState, readReviewSpans, searchEntries, type EntrySearch } from "./registers.repository.ts";
import { readSources } from "./sources.repository.ts";
import { isSilent } from "./standing.ts";
import { listHeld } from "./texts.repository.ts";

const atOnce = 1000;
/** A look that began longer ago in ms has not ended, but been cut off. */
const longestLook = 7_200_000;

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

  /** When what it lists under a product code arrived, and when it was decided on. */
  reviewSpans: (id: string, productCode: string) => readReviewSpans(database, id, productCode),

  /** How a register stands; another `mark` after every look that took something over. */
  registerState: (id: string) => readRegisterState(database, id),

  /** Sources that have not said how they stand for longer than their rhythm, with what the library holds of each. */
  async silent(now: string): Promise<SilentSource[]> {
    const stored = await readSources(database);
    const silent = connectors.flatMap(({ id, title, rhythm }) => {
      const source = stored.find((row) => row.id === id) ?? null;
      return isSilent({ rhythm }, source, now) ? [{ id, title, last_success: source?.last_success ?? null }] : [];
    });
    if (silent.length === 0) return [];
    const ids = silent.map(({ id }) => id);
    const held = Map.groupBy(await listHeld(database, ids), ({ id }) => id);
    return silent.map((source) => ({
      ...source,
      library_sources: (held.get(source.id) ?? []).map(({ library_source_id }) => library_source_id),
    }));
  },

  /** What a source is called. */
  titleOf: (id: string): string => connectors.find((connector) => connector.id === id)?.title ?? id,

  /** The sources that are not being looked at: what changed in them has been written whole. */
  async settled(now: string) {
    const stored = await readSources(database);
    const since = new Date(Date.parse(now) - longestLook).toISOString();
    const busy = new Set(stored.flatMap(({ id, looking_since: begun }) => (begun !== null && begun > since ? [id] : [])));
    return connectors.flatMap(({ id, title, url }) => (busy.has(id) ? [] : [{ id, title, url }]));
  },

  /** What changed in a source since a time, oldest first, in stretches. */
  async *changesSince(id: string, since: string): AsyncGenerator<OfficialChange[]> {
    let last: ListedChange | null = null;
    for (;;) {
      const some: ListedChange[] = await readChangesSince(database, id, since, last, atOnce);
      if (some.length > 0) yield await withCauses(database, some);
      last = some.at(-1) ?? null;
      if (some.length < atOnce) return;
    }
  },

  /** Texts whose words changed and rules that were published, newest first, with where each source is read. */
  async changesOfLaw(limit: number) {
    const changes = await withCauses(database, await readChangesOfLaw(database, federalRegister.id, limit));
    return changes.flatMap((change) => {
      const source = connectors.find(({ id }) => id === change.source_id);
      return source ? [{ change, source: { title: source.title, url: source.url } }] : [];
    });
  },

  /** Another one whenever those are others. */
  lawMark: () => markOfLaw(database, federalRegister.id),

  /** Some changes. */
  changesById: async (ids: readonly string[]): Promise<OfficialChange[]> => withCauses(database, await readChanges(database, ids)),

  /** Bytes of the files that were taken over from a source, by their addresses. */
  fileSizes: (id: string): Promise<Map<string, number>> => readTakenSizes(database, id),

  /** Every entry of a register, those not listed any longer among them. */
  whole: (id: string) => readRegister(database, id),
});
