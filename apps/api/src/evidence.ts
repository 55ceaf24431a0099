import type { Evidence } from "@clausewise/contracts";
import { evidenceKinds } from "@clausewise/contracts/vocabulary";
import { notFound } from "./errors.ts";
import type { Viewer } from "./service.ts";

type Kind = Evidence["kind"];

/** Those of some things that a person may rest something on, and what they are called. */
type Named = (viewer: Viewer, ids: readonly string[]) => Promise<{ id: string; label: string; part_of?: string | null }[]>;

/** What people's documents, bookmarks and the library's clauses are called. */
export type NamedEvidence = Readonly<Record<Kind, Named>>;

const missing: Record<Kind, string> = { document: "This document", bookmark: "This bookmark", clause: "This clause" };

async function nameSome(
  named: Named,
  viewer: Viewer,
  kind: Kind,
  ids: readonly string[],
  before: readonly Evidence[],
): Promise<Evidence[]> {
  const wanted = [...new Set(ids)];
  const held = before.filter((one) => one.kind === kind);
  const added = wanted.filter((id) => !held.some((one) => one.id === id));
  const found = added.length === 0 ? [] : await named(viewer, added);
  if (found.length < added.length) throw notFound(missing[kind]);
  const all = [...held, ...found.map(({ id, label, part_of = null }): Evidence => ({ kind, id, label, part_of }))];
  return wanted.flatMap((id) => all.find((one) => one.id === id) ?? []);
}

/** What was chosen before keeps the name it had, whether or not it is still there; what is new must be there to be read. */
export async function nameEvidence(
  named: NamedEvidence,
  viewer: Viewer,
  given: Readonly<Record<Kind, readonly string[]>>,
  before: readonly Evidence[],
): Promise<Evidence[]> {
  const chosen = await Promise.all(evidenceKinds.map((kind) => nameSome(named[kind], viewer, kind, given[kind], before)));
  return chosen.flat();
}
