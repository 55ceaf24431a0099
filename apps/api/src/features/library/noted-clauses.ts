import type { Database } from "../../platform/database/client.ts";
import type { DatedVersion } from "./version-chain.ts";
import { readNotedClauses, readNoteVersions } from "./written-before.repository.ts";

/** A note of ours by the id of its passage, and the clause that it is on. */
interface NotedClause {
  id: string;
  citation: string;
}

/** The notes of a version in force. */
interface NotedVersion {
  version: DatedVersion;
  notes: readonly NotedClause[];
}

/** Which clauses our notes are on. What a version consists of never changes, so that it is read once: there are thousands among far more passages. */
export function createNotedClauses(database: Database): () => Promise<NotedVersion[]> {
  let known = new Map<string, NotedClause[]>();
  return async () => {
    const versions = (await readNoteVersions(database)).map(({ version }) => version);
    const unread = versions.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    const read = unread.length === 0 ? [] : await readNotedClauses(database, unread);
    const found = Map.groupBy(read, ({ version_id }) => version_id);
    known = new Map(versions.map(({ id }) => [id, known.get(id) ?? found.get(id) ?? []]));
    return versions.map((version) => ({ version, notes: known.get(version.id) ?? [] }));
  };
}
