import { randomUUID } from "node:crypto";
import type { DiscussionClause } from "@clausewise/contracts";
import { citationsIn } from "@clausewise/proofreading";
import type { Database } from "../../platform/database/client.ts";
import { clauseOn } from "../../whole-clause.ts";
import type { ClausePlaces, HeldClause } from "../library/library.reads.ts";
import { deleteClauses, insertClauses, readClauses, readClausesOfThreads, updateClause, type ClauseRow } from "./clauses.repository.ts";
import type { GivenParts } from "./given-parts.ts";

const kind = "discussion_clause";

/** Clauses of one post that are followed: more than anybody reads beside a text. */
const most = 20;

/** A clause of the library that a text cites. */
interface Written {
  words: string;
  source: string;
  clause: string;
  held: readonly HeldClause[];
}

/** The names that the source of a clause may have in the library, the longest first: `FD&C Act 510`, `FD&C Act` of `FD&C Act 510(k)`. */
const sourcesOf = (clause: string): string[] => [...clause.matchAll(/[ .(]/g)].map(({ index }) => clause.slice(0, index)).toReversed();

/** The place of a clause: where it is cited so itself before the clause around it, official words before ours. */
function placed({ text, clause }: { text: string; clause: string }, places: ClausePlaces): Written[] {
  const found = sourcesOf(clause).flatMap((source) => {
    const held = places({ source, clause });
    const [first] = held;
    return first
      ? [{ words: text, source, clause, held, rank: (first.citation === clause ? 0 : 2) + (first.text_kind === "verbatim" ? 0 : 1) }]
      : [];
  });
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, 1)
    .map(({ rank: _rank, ...written }) => written);
}

/** The clauses that people cite, and what becomes of them. */
export function createCiting({
  database,
  clock,
  library,
  citations,
  keeper,
}: Pick<GivenParts, "database" | "clock" | "library" | "citations" | "keeper">) {
  /** The clauses of the library that a text cites, each once, in its order. */
  async function written(text: string): Promise<Written[]> {
    const cited = citationsIn(text).flatMap(({ clause, text: words }) => (clause === null ? [] : [{ clause, text: words }]));
    const once = cited.filter(({ clause }, at) => cited.findIndex((one) => one.clause === clause) === at).slice(0, most);
    const places = await library.clauses(once.flatMap(({ clause }) => sourcesOf(clause).map((source) => ({ source, clause }))));
    return once.flatMap((one) => placed(one, places));
  }

  /** Rests clauses on the words that they have today. */
  const rest = (tx: Database, all: readonly { id: string; held: readonly HeldClause[] }[]): Promise<void> => {
    const now = { as_of: clock.today(), at: clock.now() };
    const cited = clauseOn(library, clock.today());
    return citations.citeAll(
      tx,
      all.map(({ id, held }) => ({ citing: { kind, id, viewer: keeper, ...now }, cited: held.map(cited) })),
    );
  };

  async function drop(tx: Database, rows: readonly ClauseRow[]): Promise<void> {
    const ids = rows.map(({ id }) => id);
    await citations.forget(tx, keeper, kind, ids);
    await deleteClauses(tx, ids);
  }

  /** Has a post rest on what it cites now; a clause that it cited before goes on from the words that it had then. */
  async function follow(tx: Database, postId: string, clauses: readonly Written[]): Promise<void> {
    const before = new Map((await readClauses(tx, [postId])).map((row) => [row.clause, row]));
    const still = new Set(clauses.map(({ clause }) => clause));
    await drop(
      tx,
      [...before.values()].filter(({ clause }) => !still.has(clause)),
    );
    const all = clauses.map((one, place) => ({ ...one, place, id: before.get(one.clause)?.id ?? randomUUID() }));
    const fresh = all.filter(({ clause }) => !before.has(clause));
    for (const { id, place, words, clause } of all) if (before.has(clause)) await updateClause(tx, id, { place, words });
    await insertClauses(
      tx,
      fresh.map(({ held: _held, ...row }) => ({ ...row, post_id: postId, confirmed_at: null })),
    );
    await rest(tx, fresh);
  }

  /** Where some clauses stand now, with their words. */
  async function placesOf(rows: readonly ClauseRow[]): Promise<(row: ClauseRow) => DiscussionClause["place"]> {
    const places = await library.clauses(rows);
    const held = rows.flatMap((row) => places(row).slice(0, 1));
    const versionIds = [...new Set(held.map(({ version_id }) => version_id))];
    const sourceIds = [...new Set(held.map(({ source_id }) => source_id))];
    if (held.length === 0) return () => null;
    const [passages, versions] = await Promise.all([library.held(versionIds, held), library.siblings(keeper, sourceIds)]);
    return (row) => {
      const [found] = places(row);
      const passage = passages.find(({ passage_id, version_id }) => passage_id === found?.passage_id && version_id === found.version_id);
      const version = versions.find(({ id }) => id === found?.version_id);
      if (!found || !passage || !version) return null;
      const { source_id, passage_id, text_kind, status } = found;
      const { heading, text } = passage;
      const { source_title, label, effective, issued } = version;
      return { source_id, passage_id, source_title, heading, text, text_kind, status, label, date: effective ?? issued };
    };
  }

  async function shown(rows: readonly ClauseRow[]): Promise<(DiscussionClause & { post_id: string })[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [placeOf, changes] = await Promise.all([placesOf(rows), citations.changedSince(keeper, kind, ids, clock.today())]);
    return rows.map((row) => {
      const { id, post_id, words, clause, confirmed_at } = row;
      return { id, post_id, words, citation: clause, place: placeOf(row), changes: changes.get(id) ?? [], confirmed_at };
    });
  }

  /** The clauses of some discussions in which something changed, by the discussion. */
  async function changedIn(threadIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const rows = threadIds.length === 0 ? [] : await readClausesOfThreads(database, threadIds);
    const ids = rows.map(({ id }) => id);
    const changes = await citations.changedSince(keeper, kind, ids, clock.today());
    const changed = rows.filter(({ id }) => (changes.get(id) ?? []).length > 0);
    return new Map(
      [...Map.groupBy(changed, ({ thread_id }) => thread_id)].map(([id, all]) => [id, [...new Set(all.map(({ clause }) => clause))]]),
    );
  }

  return {
    written,
    follow,
    shown,
    changedIn,
    /** Forgets what some posts cite. */
    forget: async (tx: Database, postIds: readonly string[]) => drop(tx, await readClauses(tx, postIds)),
    /** What stands today where a clause is cited. */
    held: async (row: ClauseRow) => (await library.clauses([row]))(row),
    /** Rests a clause on the words that it has now, in place of those it had. */
    async confirm(tx: Database, { id }: ClauseRow, held: readonly HeldClause[]): Promise<void> {
      await citations.forget(tx, keeper, kind, [id]);
      await rest(tx, [{ id, held }]);
      await updateClause(tx, id, { confirmed_at: clock.now() });
    },
  };
}

export type CitingClauses = ReturnType<typeof createCiting>;
