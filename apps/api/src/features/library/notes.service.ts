import type { Amendment, NoteChange } from "@clausewise/contracts";
import { isWithin } from "@clausewise/retrieval";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { Catalogue } from "./catalogue.ts";
import { compareTexts } from "./change-texts.ts";
import { sectionNamed } from "./compare-sections.ts";
import type { PlacedPassage } from "./placed-passage.ts";
import { readContents } from "./reading.repository.ts";
import { createNotedClauses } from "./noted-clauses.ts";
import { createShelves } from "./shelves.ts";
import { amendedClauses, changedSince, type Changes } from "./written-before.ts";
import {
  confirmNote,
  isPassageThere,
  readClauseChanges,
  readConfirmedOf,
  readNotes,
  type ClauseChange,
} from "./written-before.repository.ts";

/** Changes given with their words; whoever wants more reads the versions side by side. */
const changesShown = 40;

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
}

type Stale = Awaited<ReturnType<typeof readNotes>>[number] & { amended: Amendment[] };

/** Our notes on clauses that official texts changed since, and who finds that they hold all the same. */
export function createNoteService({ database, audit, clock, events }: Parts): Services["notes"] {
  const shelves = createShelves(database);
  const notedClauses = createNotedClauses(database);
  /** Notes on clauses that changed since they were written, whoever confirmed them; there are thousands on others, which are not read. */
  const concernedBy = async (changes: Changes, day: string): Promise<string[]> =>
    (await notedClauses()).flatMap(({ version, notes }) =>
      notes.flatMap(({ id, citation }) => (changedSince(changes, { citation, version, on: undefined }, day).length > 0 ? [id] : [])),
    );
  const stale = async (passageId?: string): Promise<Stale[]> => {
    const changes = await amendedClauses(database);
    const today = clock.today();
    const notes = await readNotes(database, passageId === undefined ? await concernedBy(changes, today) : [passageId]);
    const confirmed = await readConfirmedOf(
      database,
      notes.map(({ passage }) => passage.id),
    );
    return notes.flatMap(({ passage, source, version }) => {
      const note = { citation: passage.citation, version, on: confirmed.get(passage.id) };
      const amended = changedSince(changes, note, today);
      return amended.length === 0 ? [] : [{ passage, source, version, amended }];
    });
  };
  const find = async (passageId: string): Promise<Stale> => {
    if (!(await isPassageThere(database, passageId))) throw notFound("This note");
    const [note] = await stale(passageId);
    if (!note) throw new AppError("conflict", "No official text changed this clause since the note was written.");
    return note;
  };

  return {
    unconfirmed: async () => (await stale()).map(told),

    async changes({ passage_id }, caller) {
      const note = await find(passage_id);
      const by = Map.groupBy(changesOf(note, await readClauseChanges(database)), ({ version_id }) => version_id);
      const catalogue = await shelves.of(viewerOf(caller), clock.today());
      const told = [...by.values()].map((changes) => changeIn(database, catalogue, changes));
      return (await Promise.all(told)).flatMap((change) => change ?? []);
    },

    async confirm({ passage_id, reason }, caller) {
      const note = await find(passage_id);
      await audit.change(caller, async (tx) => {
        await confirmNote(tx, passage_id, note.version.id, clock.today());
        await events.raise(tx, { kind: "library", person_id: null, object_id: note.source.id });
        const { citation } = note.passage;
        const changes = { passage_id, citation, amended: note.amended.map(({ by, since }) => `${by} (${since})`) };
        return { result: undefined, entry: { action: "note.confirmed", object_id: note.source.id, reason, changes } };
      });
      return { ...told(note), amended: [] };
    },
  };
}

/** Changes of the clause that a note is on, of a place within it, or of a clause that holds it, since the note was written. */
const changesOf = ({ passage: { citation }, amended }: Stale, changes: readonly ClauseChange[]): ClauseChange[] =>
  changes.filter(
    ({ clause, by, since }) =>
      amended.some((one) => one.by === by && one.since === since) && (isWithin(citation, clause) || isWithin(clause, citation)),
  );

/** What one version changed of some clauses; null where it is not held any longer. */
async function changeIn(database: Database, catalogue: Catalogue, changed: readonly ClauseChange[]): Promise<NoteChange | null> {
  const [one] = changed;
  const official = one ? catalogue.find(one.source_id) : null;
  const to = official?.versions.find(({ id }) => id === one?.version_id);
  if (!one || !official || !to) return null;
  const from = official.versions.find(({ id }) => id === to.replaces) ?? null;
  const [before, after] = [from ? await readContents(database, from.id) : [], from ? await readContents(database, to.id) : []];
  const isOfThem = (passage: PlacedPassage) => changed.some(({ clause }) => clause === sectionNamed(passage));
  const { changes, inWords } = await compareTexts(database, before.filter(isOfThem), after.filter(isOfThem));
  return {
    source: catalogue.reference(official),
    since: one.since,
    from,
    to,
    changes: inWords(changesShown),
    total_changes: changes.length,
  };
}

const told = ({ passage, source, amended }: Stale) => ({
  passage_id: passage.id,
  source_id: source.id,
  source_title: source.title,
  citation: passage.citation,
  heading: passage.heading,
  text: passage.text,
  url: passage.url,
  amended,
});
