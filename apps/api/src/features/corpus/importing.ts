import type { ImportResult } from "@clausewise/contracts";
import type { Database } from "../../database/client.ts";
import type { AuditEntry } from "../audit/audit-trail.ts";
import {
  addSource,
  addVersion,
  contentHash,
  descriptionOf,
  describeSource,
  findSource,
  findVersion,
  rechain,
  setRetrieved,
  setSuperseded,
  type VersionToAdd,
} from "./corpus.repository.ts";

interface Imported {
  result: ImportResult;
  entry: AuditEntry | null;
}

/** Brings a version into the shared library under the law of `today`, with what its record says; null where nothing changed. */
export async function bringIn(tx: Database, input: VersionToAdd, today: string): Promise<Imported> {
  const known = await findSource(tx, input);
  const same = known && (await findVersion(tx, known.id, contentHash(input)));
  return known && same ? seenAgain(tx, { known, same, input, today }) : addNew(tx, known?.id ?? null, input, today);
}

interface SeenAgain {
  known: NonNullable<Awaited<ReturnType<typeof findSource>>>;
  same: NonNullable<Awaited<ReturnType<typeof findVersion>>>;
  input: VersionToAdd;
  today: string;
}

async function seenAgain(tx: Database, { known, same, input, today }: SeenAgain): Promise<Imported> {
  // An earlier version sent again must not bring back the title or address of its time.
  const described = same.is_current ? differences(known, descriptionOf(input)) : {};
  const superseding = differences({ supersedes: same.supersedes.join(" | ") }, { supersedes: input.supersedes.join(" | ") });
  const corrected = Object.keys({ ...described, ...superseding }).length > 0;
  const seenLater = input.retrieved > same.retrieved;
  if (corrected) {
    if (same.is_current) await describeSource(tx, known.id, input);
    await setSuperseded(tx, same.id, input.supersedes);
    await rechain(tx, known.id, today);
  }
  if (seenLater) await setRetrieved(tx, same.id, input.retrieved);
  const changes = { ...described, ...superseding, ...(seenLater && { retrieved: { before: same.retrieved, after: input.retrieved } }) };
  const passages = { added: 0, kept: same.passages, removed: 0 };
  return {
    result: { outcome: corrected ? "changed" : "unchanged", source_id: known.id, version_id: same.id, passages },
    entry: corrected || seenLater ? { action: "corpus.checked", ...objectOf(known.id, same.id), changes } : null,
  };
}

async function addNew(tx: Database, knownId: string | null, input: VersionToAdd, today: string): Promise<Imported> {
  const sourceId = knownId ?? (await addSource(tx, input));
  const { id, ...passages } = await addVersion(tx, sourceId, input);
  const current = await rechain(tx, sourceId, today);
  if (knownId && current === id) await describeSource(tx, sourceId, input);
  return {
    result: { outcome: knownId ? "changed" : "added", source_id: sourceId, version_id: id, passages },
    entry: {
      action: "corpus.imported",
      ...objectOf(sourceId, id),
      changes: { identifier: input.identifier, label: input.label, passages },
    },
  };
}

const objectOf = (sourceId: string, versionId: string) => ({ object_type: "source", object_id: sourceId, object_version: versionId });

function differences(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, { before: unknown; after: unknown }> {
  const changed = Object.entries(after).filter(([field, value]) => before[field] !== value);
  return Object.fromEntries(changed.map(([field, value]) => [field, { before: before[field], after: value }]));
}
