import { randomUUID } from "node:crypto";
import type { ImportResult } from "@clausewise/contracts";
import type { Database } from "../../../platform/database/client.ts";
import { first } from "../../../platform/database/rows.ts";
import type { Viewer } from "../../../service.ts";
import type { AuditEntry } from "../../audit/audit-trail.ts";
import { addClauseChanges } from "../written-before.repository.ts";
import { renumberedSections, sectionNamed } from "../compare-sections.ts";
import { onlyIn } from "../compare-versions.ts";
import { readSections } from "../reading.repository.ts";
import { paired } from "../renumbered.ts";
import { addSources, describeSource, findSources, findVersions, restate, sourceName, versionRow } from "./import.repository.ts";
import { seenAgain, type Imported } from "./import-versions.ts";
import type { PreparedPassage, PreparedText } from "./prepared-text.ts";
import { keepStatistics } from "./statistics.repository.ts";
import {
  addMembers,
  addPassages,
  countMembers,
  dropStage,
  findStaged,
  isInForce,
  moveStaged,
  openStaged,
  readMemberHashes,
  readOnlyIn,
} from "./staged-texts.repository.ts";

/** A text that was brought in, and how it differs from the one it follows. */
interface TakenIn extends ImportResult {
  entry: AuditEntry | null;
  /** Sections whose words changed, came or went; none for a source's first version. */
  clauses: string[];
  /** Sections that are gone, and whose words stand, the same or nearly, in another one now. */
  renumbered: { from: string; to: string }[];
}

/** Runs work in a transaction in which nobody else adds passages, so that whoever follows them by their keys misses none. */
export type InTurn = (work: (tx: Database) => Promise<void>) => Promise<void>;

/** Gives passages of a text from one place up to another. */
type PassagesOf = (from: number, to: number) => Promise<PreparedPassage[]>;

/** A text to bring in. */
export interface Incoming {
  text: PreparedText;
  /** Who brings it in: until it is whole it is theirs, and nobody may read it. */
  owner: Viewer;
  now: string;
}

export interface TextIntake {
  /**
   * Puts a version together of words that the shared library may not have yet, some at a time; nobody meets it before it is
   * whole. What was brought in is not brought in again where this was cut off.
   */
  stage(inTurn: InTurn, incoming: Incoming, passages: PassagesOf): Promise<void>;
  /** Makes what was put together a version of its source, under the law of the day `now` is on. */
  take(tx: Database, incoming: Incoming): Promise<TakenIn>;
  /** Has the database count anew what it holds, where much came in. */
  keepStatistics(database: Database): Promise<void>;
}

/** Passages brought in at once: whoever else wants to write waits for these. */
const some = 50;

export const textIntake: TextIntake = {
  keepStatistics,

  async stage(inTurn, incoming, passages) {
    const { hashes } = incoming.text;
    let begun: Awaited<ReturnType<typeof begin>> = null;
    await inTurn(async (tx) => void (begun = await begin(tx, incoming)));
    if (begun === null) return;
    const { sourceId, versionId, members }: Begun = begun;
    for (let from = members; from < hashes.length; from += some) {
      const given = await passages(from, from + some);
      await inTurn(async (tx) => {
        await addPassages(tx, sourceId, given);
        await addMembers(tx, versionId, sourceId, from, hashes.slice(from, from + some));
      });
    }
  },

  async take(tx, { text, owner, now }) {
    const { source, siblings } = await standing(tx, text);
    if (!source) throw new Error(`The words of ${text.identifier} were not brought in.`);
    const same = sameIn(siblings, text);
    const { result, entry } = same
      ? await seenAgain(tx, { source, siblings, same, input: text, today: now.slice(0, 10) })
      : await addVersion(tx, { stage: { owner, sourceId: source.id }, siblings, text, now });
    const { clauses, renumbered } = same ? unchanged : await changedClauses(tx, siblings, result);
    await noteChanges(tx, clauses, { version_id: result.version_id, text, now });
    return { ...result, entry, clauses, renumbered };
  },
};

/** What a text that applies now or later changed is told beside our notes on it; what an earlier version changed is history. */
async function noteChanges(
  tx: Database,
  clauses: readonly string[],
  { version_id, text, now }: { version_id: string; text: PreparedText; now: string },
): Promise<void> {
  const today = now.slice(0, 10);
  const since = text.effective ?? today;
  if (clauses.length === 0 || !(since > today || (await isInForce(tx, version_id)))) return;
  await addClauseChanges(
    tx,
    version_id,
    clauses.map((clause) => ({ clause, by: text.identifier, since })),
  );
}

interface Begun {
  sourceId: string;
  versionId: string;
  members: number;
}

/** What there is to go on with; null where the version is there already. */
async function begin(tx: Database, { text, owner, now }: Incoming): Promise<Begun | null> {
  const { source, siblings } = await standing(tx, text);
  if (sameIn(siblings, text)) return null;
  const sourceId = source?.id ?? randomUUID();
  if (!source) await addSources(tx, [{ sourceId, version: text }], now);
  const versionId = await openStaged(tx, { owner, sourceId }, text, now);
  return { sourceId, versionId, members: await countMembers(tx, versionId) };
}

const sameIn = (siblings: Siblings, { content_hash }: PreparedText) => siblings.find((one) => one.content_hash === content_hash);

async function standing(tx: Database, text: PreparedText) {
  const source = (await findSources(tx, [text])).get(sourceName(text));
  return { source, siblings: source ? ((await findVersions(tx, [source.id])).get(source.id) ?? []) : [] };
}

type Siblings = Awaited<ReturnType<typeof standing>>["siblings"];

interface Adding {
  stage: { owner: Viewer; sourceId: string };
  siblings: Siblings;
  text: PreparedText;
  now: string;
}

async function addVersion(tx: Database, { stage, siblings, text, now }: Adding): Promise<Imported> {
  const { sourceId } = stage;
  const { content_hash, hashes } = text;
  const id = await findStaged(tx, stage, text);
  const members = id === null ? 0 : await countMembers(tx, id);
  if (id === null || members !== hashes.length) throw new Error(`Of ${text.identifier} ${members} passages are there of ${hashes.length}.`);
  const passages = siblings.length > 0 ? await countsBeside(tx, sourceId, hashes) : { added: new Set(hashes).size, kept: 0, removed: 0 };
  const { row, restated } = versionRow({ id, sourceId, siblings, now, version: text, content_hash, passages: hashes.length });
  await moveStaged(tx, row);
  await dropStage(tx, stage);
  await restate(tx, restated);
  if (row.is_current) await describeSource(tx, sourceId, text);
  const changes = { identifier: text.identifier, label: text.label, passages };
  return {
    result: { outcome: siblings.length > 0 ? "changed" : "added", source_id: sourceId, version_id: id, passages },
    entry: { action: "corpus.imported", object_id: sourceId, object_version: id, changes },
  };
}

/** How the passages of a version to come stand to those of the versions there are. */
async function countsBeside(tx: Database, sourceId: string, hashes: readonly string[]): Promise<ImportResult["passages"]> {
  const known = new Map((await readMemberHashes(tx, sourceId)).map(({ hash, is_current }) => [hash, is_current]));
  const now = new Set(hashes);
  const kept = [...now].filter((hash) => known.has(hash)).length;
  return { added: now.size - kept, kept, removed: [...known].filter(([hash, isCurrent]) => isCurrent && !now.has(hash)).length };
}

const unchanged: Pick<TakenIn, "clauses" | "renumbered"> = { clauses: [], renumbered: [] };

async function changedClauses(tx: Database, siblings: Siblings, { source_id, version_id }: ImportResult): Promise<typeof unchanged> {
  const row = first((await findVersions(tx, [source_id])).get(source_id)?.filter(({ id }) => id === version_id) ?? []);
  const before = siblings.find(({ id }) => id === row.replaces);
  if (!before) return unchanged;
  const there = await readOnlyIn(tx, version_id, before.id);
  const gone = await readOnlyIn(tx, before.id, version_id);
  const texts = new Map([...there, ...gone].map(({ passage_id, text }) => [passage_id, text]));
  const differences = paired({
    removed: onlyIn(gone, there),
    added: onlyIn(there, gone),
    textOf: ({ passage_id }) => texts.get(passage_id) ?? "",
  });
  const renumbered = renumberedSections(differences);
  const held = renumbered.length === 0 ? [] : await readSections(tx, [version_id]);
  const left = new Set(held.map((citation) => sectionNamed({ citation, heading: "" })));
  return { clauses: [...new Set([...there, ...gone].map(sectionNamed))], renumbered: renumbered.filter(({ from }) => !left.has(from)) };
}
