import type { LinkedMilestone, Milestone, MilestoneDetail, MilestoneShare, PlacedMilestone, RunningClock } from "@clausewise/contracts";
import { holdOf, nothingHappened } from "@clausewise/planning";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { readLinksOf } from "./links.repository.ts";
import { readOwn, type MilestoneRow } from "./milestones.repository.ts";
import { mayOf, ownerOfRow } from "./access.ts";
import type { People, Reader } from "./reader.ts";
import { readShares, type StoredShare } from "./shares.repository.ts";

export interface ShowingParts {
  people: People;
  documents: {
    /** Those of some documents that are a person's and were not deleted. */
    current(tx: Database, viewer: Viewer, ids: readonly string[]): PromiseLike<{ id: string; title: string }[]>;
  };
}

type Titles = ReadonlyMap<string, string>;

const sharesOf = (shares: readonly StoredShare[], id: string): MilestoneShare[] =>
  shares.flatMap(({ milestone_id, address: _address, ...share }) => (milestone_id === id ? [share] : []));

const linked = ({ id, name, plannedDate, status }: MilestoneRow): LinkedMilestone => ({ id, name, plannedDate, status });

/** The review clocks by which the days of some milestones follow from one. */
function clocksFrom(id: string, rows: readonly MilestoneRow[]): RunningClock[] {
  const running = rows.flatMap(({ basis }): RunningClock[] =>
    basis?.start_id === id
      ? [{ id: basis.clock, name: basis.clock_name, hold: holdOf(basis.clock), happened: basis.happened ?? nothingHappened }]
      : [],
  );
  return running.filter((one, at) => running.findIndex((other) => other.id === one.id) === at);
}

/** Which of the documents required there are: somebody may have deleted one since. */
const documentsOf = ({ documentsRequired, documents }: MilestoneRow, titles: Titles): MilestoneDetail["documents"] =>
  documentsRequired.map((name) => {
    const id = documents.find((one) => one.name === name)?.document_id;
    const title = id === undefined ? undefined : titles.get(id);
    return id !== undefined && title !== undefined ? { name, document_id: id, title } : { name, document_id: null, title: null };
  });

const shortOf = (one: Milestone) => {
  const { id, protocolId, country, type, name, plannedDate, status, responsiblePerson, isShared, may } = one;
  return { id, protocolId, country, type, name, plannedDate, status, responsiblePerson, isShared, may };
};

/** Milestones as they are told to somebody. */
export function createShowing({ people, documents }: ShowingParts) {
  /** What the documents of some milestones are called that are still there. */
  async function titlesOf(tx: Database, rows: readonly MilestoneRow[]): Promise<Titles> {
    const held = rows.filter((row) => row.documents.length > 0);
    const byOwner = Map.groupBy(held, ({ owner }) => owner).values();
    const found = await Promise.all(
      [...byOwner].map((own) =>
        documents.current(
          tx,
          ownerOfRow(own[0] ?? { owner: "" }),
          own.flatMap((row) => row.documents.map(({ document_id }) => document_id)),
        ),
      ),
    );
    return new Map(found.flat().map(({ id, title }) => [id, title]));
  }

  /** What owners are called whose milestones are not the viewer's own. */
  const ownersOf = (tx: Database, { viewer }: Reader, rows: readonly MilestoneRow[]) =>
    people.names(
      tx,
      rows.flatMap(({ owner }) => (owner === viewer.id ? [] : owner)),
    );

  async function shown(tx: Database, reader: Reader, rows: readonly MilestoneRow[]): Promise<Milestone[]> {
    const ids = rows.map(({ id }) => id);
    const [shares, names, titles] = await Promise.all([readShares(tx, ids), ownersOf(tx, reader, rows), titlesOf(tx, rows)]);
    return rows.map((row) => {
      const { documents: _documents, checklist_id: _checklist, ...said } = row;
      const may = mayOf(reader, row);
      const held = sharesOf(shares, row.id);
      return {
        ...said,
        isShared: held.length > 0,
        sharedWith: may === "own" ? held.map(({ recipient }) => recipient) : [],
        documents_present: documentsOf(row, titles).filter(({ document_id }) => document_id !== null).length,
        may,
        owner: may === "own" ? null : (names.get(row.owner) ?? "Deleted person"),
      };
    });
  }

  async function placed(tx: Database, reader: Reader, rows: readonly MilestoneRow[]): Promise<PlacedMilestone[]> {
    const ids = rows.map(({ id }) => id);
    const [all, links] = await Promise.all([shown(tx, reader, rows), readLinksOf(tx, ids)]);
    const held = new Set(ids);
    const onOf = Map.groupBy(
      links.filter(({ on_id }) => held.has(on_id)),
      ({ id }) => id,
    );
    return all.map((one) => ({
      ...shortOf(one),
      depends_on: (onOf.get(one.id) ?? []).map(({ on_id }) => on_id),
      documents_missing: one.documentsRequired.length - one.documents_present,
      by_clock: one.basis !== null,
    }));
  }

  /** What stands on either side of a milestone, as far as the reader may read it. */
  async function around(tx: Database, reader: Reader, row: MilestoneRow) {
    const links = await readLinksOf(tx, [row.id]);
    const others = await readOwn(
      tx,
      ownerOfRow(row),
      links.map(({ id, on_id }) => (id === row.id ? on_id : id)),
    );
    const mine = others.filter((one) => one.owner === reader.viewer.id || reader.shared.has(one.id));
    const on = new Set(links.flatMap(({ id, on_id }) => (id === row.id ? on_id : [])));
    return {
      depends_on: mine.filter(({ id }) => on.has(id)).map(linked),
      dependents: mine.filter(({ id }) => !on.has(id)).map(linked),
      clocks: clocksFrom(row.id, mine),
    };
  }

  async function detail(tx: Database, reader: Reader, row: MilestoneRow): Promise<MilestoneDetail> {
    const [[one], links, titles, shares] = await Promise.all([
      shown(tx, reader, [row]),
      around(tx, reader, row),
      titlesOf(tx, [row]),
      readShares(tx, [row.id]),
    ]);
    if (!one) throw new Error("a milestone that was read is not shown");
    return { ...one, ...links, documents: documentsOf(row, titles), shares: one.may === "own" ? sharesOf(shares, row.id) : [] };
  }

  /** The documents required that are not there. */
  const missingOf = async (tx: Database, row: MilestoneRow): Promise<string[]> =>
    documentsOf(row, await titlesOf(tx, [row])).flatMap(({ name, document_id }) => (document_id === null ? name : []));

  return { shown, placed, detail, missingOf };
}
