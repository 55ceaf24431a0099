import type { Amendment } from "@clausewise/contracts";
import { createAmendedClauses, overtakenBy } from "@clausewise/retrieval";
import type { Database } from "../../platform/database/client.ts";
import { wordsOf, type DatedVersion } from "./version-chain.ts";
import { readClauseChanges, readConfirmedOf } from "./written-before.repository.ts";

/** A note of ours with what changed its clause since it was written; `on` is the day on which somebody last found it to hold. */
interface WrittenOn {
  citation: string;
  version: DatedVersion;
  on: string | undefined;
}

export type Changes = ReturnType<typeof createAmendedClauses>;

export const amendedClauses = async (database: Database): Promise<Changes> => createAmendedClauses(await readClauseChanges(database));

/** By what the clause of a note was changed after the note was written or last found to hold, as the law is on a day. */
export const changedSince = (changes: Changes, { citation, version, on = "" }: WrittenOn, day: string): Amendment[] => {
  const written = wordsOf(version);
  const by = overtakenBy(changes.of(citation), on > written ? on : written, day);
  return by.map((amendment) => ({ ...amendment, written_before: true }));
};

/** Whether a source is ours, and not words of somebody else or for one person alone. */
export const isNote = ({ text_kind, owner_id }: { text_kind: string; owner_id: string | null }): boolean =>
  text_kind === "summary" && owner_id === null;

interface Noted {
  id: string;
  citation: string;
  amended: Amendment[];
}

/** Says of notes of ours by what official text their clause was changed since they were written, unless somebody found them to hold. */
export async function withChanges<P extends Noted>(
  database: Database,
  notes: readonly P[],
  version: DatedVersion,
  day: string,
): Promise<P[]> {
  const changes = await amendedClauses(database);
  const confirmed = await readConfirmedOf(
    database,
    notes.map(({ id }) => id),
  );
  return notes.map((note) => ({
    ...note,
    amended: [...note.amended, ...changedSince(changes, { citation: note.citation, version, on: confirmed.get(note.id) }, day)],
  }));
}
