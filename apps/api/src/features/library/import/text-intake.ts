import { randomUUID } from "node:crypto";
import type { ImportResult } from "@clausewise/contracts";
import type { Database } from "../../../platform/database/client.ts";
import { insertRows } from "../../../platform/database/insert-rows.ts";
import { first } from "../../../platform/database/rows.ts";
import type { AuditEntry } from "../../audit/audit-trail.ts";
import { sectionNamed } from "../compare-sections.ts";
import { sourceVersion } from "../library.table.ts";
import { addSources, describeSource, findSources, findVersions, restate, sourceName, versionRow } from "./import.repository.ts";
import { seenAgain, type Imported } from "./import-versions.ts";
import type { PreparedPassage, PreparedText } from "./prepared-text.ts";
import { addMembers, addPassages, countMembers, readMemberHashes, readOnlyIn, readPassageHashes } from "./staged-texts.repository.ts";

/** A text that was brought in, and how it differs from the one it follows. */
interface TakenIn extends ImportResult {
  entry: AuditEntry | null;
  /** Sections whose words changed, came or went; none for a source's first version. */
  clauses: string[];
}

/** Runs work in a transaction in which nobody else adds passages, so that whoever follows them by their keys misses none. */
export type InTurn = (work: (tx: Database) => Promise<void>) => Promise<void>;

/** Gives passages of a text from one place up to another. */
export type PassagesOf = (from: number, to: number) => Promise<PreparedPassage[]>;

export interface TextIntake {
  /**
   * Brings in the words that the shared library does not have, some at a time. They are part of no version, so that nobody meets
   * them before the text is whole; what was brought in is not brought in again where this was cut off.
   */
  stage(inTurn: InTurn, text: PreparedText, passages: PassagesOf, now: string): Promise<void>;
  /** Makes a version of the words that were brought in, under the law of the day `now` is on. */
  take(tx: Database, text: PreparedText, now: string): Promise<TakenIn>;
}

/** Passages brought in at once: whoever else wants to write waits for these. */
const some = 100;

export const textIntake: TextIntake = {
  async stage(inTurn, text, passages, now) {
    let sourceId = "";
    let missing: number[] = [];
    await inTurn(async (tx) => {
      sourceId = await sourceOf(tx, text, now);
      const held = await readPassageHashes(tx, sourceId);
      missing = text.hashes.flatMap((hash, at) => (held.has(hash) ? [] : [at]));
    });
    while (missing.length > 0) {
      const from = missing[0] ?? 0;
      const given = await passages(from, from + some);
      const wanted = new Set(missing);
      await inTurn((tx) =>
        addPassages(
          tx,
          sourceId,
          given.filter((_, at) => wanted.has(from + at)),
        ),
      );
      missing = missing.filter((at) => at >= from + some);
    }
  },

  async take(tx, text, now) {
    const { source, siblings } = await standing(tx, text);
    if (!source) throw new Error(`The words of ${text.identifier} were not brought in.`);
    const same = siblings.find(({ content_hash }) => content_hash === text.content_hash);
    const { result, entry } = same
      ? await seenAgain(tx, { source, siblings, same, input: text, today: now.slice(0, 10) })
      : await addVersion(tx, { sourceId: source.id, siblings, text, now });
    return { ...result, entry, clauses: same ? [] : await changedClauses(tx, siblings, result) };
  },
};

async function standing(tx: Database, text: PreparedText) {
  const source = (await findSources(tx, [text])).get(sourceName(text));
  return { source, siblings: source ? ((await findVersions(tx, [source.id])).get(source.id) ?? []) : [] };
}

async function sourceOf(tx: Database, text: PreparedText, now: string): Promise<string> {
  const { source } = await standing(tx, text);
  const sourceId = source?.id ?? randomUUID();
  if (!source) await addSources(tx, [{ sourceId, version: text }], now);
  return sourceId;
}

type Siblings = Awaited<ReturnType<typeof standing>>["siblings"];

interface Adding {
  sourceId: string;
  siblings: Siblings;
  text: PreparedText;
  now: string;
}

async function addVersion(tx: Database, { sourceId, siblings, text, now }: Adding): Promise<Imported> {
  const { content_hash, hashes } = text;
  const passages = siblings.length > 0 ? await countsBeside(tx, sourceId, hashes) : { added: new Set(hashes).size, kept: 0, removed: 0 };
  const { row, restated } = versionRow({ sourceId, siblings, now, version: text, content_hash, passages: hashes.length });
  await insertRows(tx, sourceVersion, [row]);
  await restate(tx, restated);
  await addMembers(tx, sourceId, row.id, hashes);
  const members = await countMembers(tx, row.id);
  if (members !== hashes.length) throw new Error(`Of ${text.identifier} ${members} passages are there of ${hashes.length}.`);
  if (row.is_current) await describeSource(tx, sourceId, text);
  const changes = { identifier: text.identifier, label: text.label, passages };
  return {
    result: { outcome: siblings.length > 0 ? "changed" : "added", source_id: sourceId, version_id: row.id, passages },
    entry: { action: "corpus.imported", object_id: sourceId, object_version: row.id, changes },
  };
}

/** How the passages of a version to come stand to those of the versions there are. */
async function countsBeside(tx: Database, sourceId: string, hashes: readonly string[]): Promise<ImportResult["passages"]> {
  const known = new Map((await readMemberHashes(tx, sourceId)).map(({ hash, is_current }) => [hash, is_current]));
  const now = new Set(hashes);
  const kept = [...now].filter((hash) => known.has(hash)).length;
  return { added: now.size - kept, kept, removed: [...known].filter(([hash, isCurrent]) => isCurrent && !now.has(hash)).length };
}

async function changedClauses(tx: Database, siblings: Siblings, { source_id, version_id }: ImportResult): Promise<string[]> {
  const row = first((await findVersions(tx, [source_id])).get(source_id)?.filter(({ id }) => id === version_id) ?? []);
  const before = siblings.find(({ id }) => id === row.replaces);
  if (!before) return [];
  const there = await readOnlyIn(tx, version_id, before.id);
  const gone = await readOnlyIn(tx, before.id, version_id);
  return [...new Set([...there, ...gone].map(sectionNamed))];
}
