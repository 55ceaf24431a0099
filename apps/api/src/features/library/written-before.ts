import type { Amendment } from "@clausewise/contracts";
import { createAmendedClauses, overtakenBy } from "@clausewise/retrieval";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { wordsOf, type DatedVersion } from "./version-chain.ts";
import { confirmNote, isPassageThere, readClauseChanges, readConfirmedOf, readNotes } from "./written-before.repository.ts";

/** A note of ours with what changed its clause since it was written; `on` is the day on which somebody last found it to hold. */
interface WrittenOn {
  citation: string;
  version: DatedVersion;
  on: string | undefined;
}

type Changes = ReturnType<typeof createAmendedClauses>;

const changesOf = async (database: Database): Promise<Changes> => createAmendedClauses(await readClauseChanges(database));

const since = (changes: Changes, { citation, version, on = "" }: WrittenOn, day: string): Amendment[] => {
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
  const changes = await changesOf(database);
  const confirmed = await readConfirmedOf(
    database,
    notes.map(({ id }) => id),
  );
  return notes.map((note) => ({
    ...note,
    amended: [...note.amended, ...since(changes, { citation: note.citation, version, on: confirmed.get(note.id) }, day)],
  }));
}

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
}

/** Our notes on clauses that official texts changed since, and who finds that they hold all the same. */
export function createNoteConfirming({ database, audit, clock, events }: Parts): Pick<Services["library"], "unconfirmed" | "confirm"> {
  const stale = async (passageId?: string) => {
    const [changes, notes] = await Promise.all([changesOf(database), readNotes(database, passageId)]);
    const confirmed = await readConfirmedOf(
      database,
      notes.map(({ passage }) => passage.id),
    );
    return notes.flatMap(({ passage, source, version }) => {
      const note = { citation: passage.citation, version, on: confirmed.get(passage.id) };
      const amended = since(changes, note, clock.today());
      return amended.length === 0 ? [] : [{ passage, source, version, amended }];
    });
  };
  return {
    unconfirmed: async () => (await stale()).map(told),

    async confirm({ passage_id, reason }, caller) {
      if (!(await isPassageThere(database, passage_id))) throw notFound("This note");
      const [note] = await stale(passage_id);
      if (!note) throw new AppError("conflict", "No official text changed this clause since the note was written.");
      await audit.change(caller, async (tx) => {
        await confirmNote(tx, passage_id, note.version.id, clock.today());
        await events.raise(tx, { kind: "library", person_id: null, object_id: note.source.id });
        const { citation } = note.passage;
        const changes = { passage_id, citation, amended: note.amended.map(({ by, since: from }) => `${by} (${from})`) };
        return { result: undefined, entry: { action: "note.confirmed", object_id: note.source.id, reason, changes } };
      });
      return { ...told(note), amended: [] };
    },
  };
}

type Stale = Awaited<ReturnType<typeof readNotes>>[number] & { amended: Amendment[] };

const told = ({ passage, source, amended }: Stale) => ({
  passage_id: passage.id,
  source_id: source.id,
  source_title: source.title,
  citation: passage.citation,
  heading: passage.heading,
  text: passage.text,
  amended,
});
