import { randomUUID } from "node:crypto";
import type { ImportResult } from "@clausewise/contracts";
import type { Database } from "../../../platform/database/client.ts";
import type { AuditEntry } from "../../audit/audit-trail.ts";
import {
  addSources,
  addVersions,
  descriptionOf,
  describeSource,
  findSources,
  findVersions,
  restate,
  setRetrieved,
  setSuperseded,
  sourceName,
  type Described,
  type Addition,
  type StoredSource,
  type StoredVersion,
  type VersionToAdd,
} from "./import.repository.ts";
import { contentHash } from "../passage-hash.ts";
import { chainOn } from "../version-chain.ts";

export interface Imported {
  result: ImportResult;
  entry: AuditEntry | null;
}

/**
 * Brings versions of different sources into the shared library under the law of the day `now` is on, each with
 * what its record says; null where nothing changed.
 */
export async function bringIn(tx: Database, inputs: readonly VersionToAdd[], now: string): Promise<Imported[]> {
  const sources = await findSources(tx, inputs);
  const versions = await findVersions(
    tx,
    [...sources.values()].map(({ id }) => id),
  );
  const imported = new Map<VersionToAdd, Imported>();
  const fresh: Addition[] = [];
  for (const input of inputs) {
    const source = sources.get(sourceName(input));
    const siblings = (source && versions.get(source.id)) ?? [];
    const hash = contentHash(input);
    const same = siblings.find((version) => version.content_hash === hash);
    if (source && same) imported.set(input, await seenAgain(tx, { source, siblings, same, input, today: now.slice(0, 10) }));
    else fresh.push({ sourceId: source?.id ?? randomUUID(), isNew: source === undefined, version: input, siblings });
  }
  for (const [input, added] of await addNew(tx, fresh, now)) imported.set(input, added);
  return inputs.flatMap((input) => imported.get(input) ?? []);
}

interface SeenAgain {
  source: StoredSource;
  siblings: readonly StoredVersion[];
  same: StoredVersion;
  input: Described;
  today: string;
}

export async function seenAgain(tx: Database, { source, siblings, same, input, today }: SeenAgain): Promise<Imported> {
  // An earlier version sent again must not bring back the title or address of its time.
  const described = same.is_current ? differences(source, descriptionOf(input)) : {};
  const superseding = differences({ supersedes: same.supersedes.join(" | ") }, { supersedes: input.supersedes.join(" | ") });
  const corrected = Object.keys({ ...described, ...superseding }).length > 0;
  const seenLater = input.retrieved > same.retrieved;
  if (corrected) {
    if (same.is_current) await describeSource(tx, source.id, input);
    await setSuperseded(tx, same.id, input.supersedes);
    await restate(tx, chainOn(siblings, today));
  }
  if (seenLater) await setRetrieved(tx, same.id, input.retrieved);
  const changes = { ...described, ...superseding, ...(seenLater && { retrieved: { before: same.retrieved, after: input.retrieved } }) };
  const passages = { added: 0, kept: same.passages, removed: 0 };
  return {
    result: { outcome: corrected ? "changed" : "unchanged", source_id: source.id, version_id: same.id, passages },
    entry: corrected || seenLater ? { action: "corpus.checked", ...objectOf(source.id, same.id), changes } : null,
  };
}

async function addNew(tx: Database, fresh: readonly Addition[], now: string): Promise<[VersionToAdd, Imported][]> {
  await addSources(
    tx,
    fresh.filter(({ isNew }) => isNew),
    now,
  );
  const added = await addVersions(tx, fresh, now);
  for (const { addition, is_current } of added)
    if (addition.siblings.length > 0 && is_current) await describeSource(tx, addition.sourceId, addition.version);
  return added.map(({ addition: { sourceId, version, siblings }, id, passages }) => [
    version,
    {
      result: { outcome: siblings.length > 0 ? "changed" : "added", source_id: sourceId, version_id: id, passages },
      entry: {
        action: "corpus.imported",
        ...objectOf(sourceId, id),
        changes: { identifier: version.identifier, label: version.label, passages },
      },
    },
  ]);
}

const objectOf = (sourceId: string, versionId: string) => ({ object_id: sourceId, object_version: versionId });

function differences(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, { before: unknown; after: unknown }> {
  const changed = Object.entries(after).filter(([field, value]) => before[field] !== value);
  return Object.fromEntries(changed.map(([field, value]) => [field, { before: before[field], after: value }]));
}
