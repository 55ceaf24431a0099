import type { Applies, CitedChange, GapRequirement } from "@clausewise/contracts";
import {
  marketsOf,
  nameOf,
  requirementApplies,
  statusOf,
  type RequirementApplies,
  type Serving,
  type TakenRequirement,
} from "@clausewise/planning";
import type { GapParts } from "./gap-parts.ts";
import { listedOf, type ListedRequirement } from "./browse-requirements.ts";
import type { OpenedAnalysis } from "./opened-analysis.ts";
import type { HeldRequirement, PackShelf } from "./pack-shelf.ts";
import { readProofs, readRequirements, readTaken, type ProofRow, type RequirementRow } from "./requirements.repository.ts";
import { seenBeside, type Watched } from "./seen-beside.ts";
import { staleProofs } from "./stale-proofs.ts";

/** A requirement of an analysis with all that is known of it. */
export interface StoodRequirement {
  row: RequirementRow;
  said: TakenRequirement;
  /** As its pack has it today; null where it no longer has it. */
  held: HeldRequirement | null;
  proofs: readonly ProofRow[];
  accepted: { name: string; holds: boolean } | null;
  byRule: RequirementApplies;
  serving: readonly (Serving & { row: RequirementRow; own: readonly ProofRow[] })[];
  item: GapRequirement;
}

/** Everything of an analysis as it stands. */
export interface Standings {
  all: readonly StoodRequirement[];
  byId: ReadonlyMap<string, StoodRequirement>;
  byName: ReadonlyMap<string, StoodRequirement>;
  stale: ReadonlyMap<string, string>;
  /** What changed in the clauses of those whose clauses did. */
  changes: ReadonlyMap<string, readonly CitedChange[]>;
  /** As they are listed. */
  listed: readonly ListedRequirement[];
  /** What evidence and acceptance name elsewhere, and how that was. */
  watched: Watched;
  seen: string;
}

const distinct = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids.flatMap((id) => id ?? []))].toSorted((a, b) => a.localeCompare(b));

type Said = Pick<StoodRequirement, "row" | "said" | "held" | "proofs">;

/** Works out where every requirement of the chosen packs stands. */
export async function workOut(parts: GapParts, opened: OpenedAnalysis): Promise<Standings> {
  const { database, citations, clock } = parts;
  const { id, owner } = opened;
  const shelf = parts.packs();
  const [rows, proofs, changed] = await Promise.all([
    readRequirements(
      database,
      owner,
      id,
      opened.packs.map(({ pack }) => pack),
    ),
    readProofs(database, owner, id),
    citations.allChanged(owner, "gap_requirement", clock.today()),
  ]);
  const ofKind = (kind: ProofRow["kind"]) => distinct(proofs.map((proof) => (proof.kind === kind ? proof.object_id : null)));
  const watched = {
    documents: ofKind("document"),
    bookmarks: ofKind("bookmark"),
    people: distinct(rows.map(({ accepted_by }) => accepted_by)),
  };
  const beside = await seenBeside(parts, owner, watched);
  const [stale, said] = await Promise.all([staleProofs(parts, owner, proofs, beside), saidOf(parts, opened, shelf, rows)]);
  const proofsOf = Map.groupBy(proofs, ({ requirement_id }) => requirement_id);
  const known = inOrder(shelf, rows).map((row): Said & { accepted: string | null } => ({
    row,
    said: said(row),
    held: shelf.requirement(row.pack, row.requirement_id),
    proofs: proofsOf.get(row.id) ?? [],
    accepted: row.accepted_at === null ? null : (beside.names.get(row.accepted_by ?? "") ?? "Deleted person"),
  }));
  const all = standAll(known, { opened, shelf, stale, changed: new Set(changed.keys()) });
  const nameFor = ({ row }: StoodRequirement) => nameOf(row.pack, row.requirement_id);
  return {
    all,
    stale,
    changes: changed,
    listed: listedOf(
      all.map(({ item }) => item),
      clock.today(),
    ),
    watched,
    seen: beside.text,
    byId: new Map(all.map((one) => [one.row.id, one])),
    byName: new Map(all.map((one) => [nameFor(one), one])),
  };
}

/** What each row's requirement says: of most that is what its pack says today. */
async function saidOf({ database }: GapParts, { owner }: OpenedAnalysis, shelf: PackShelf, rows: readonly RequirementRow[]) {
  const today = (row: RequirementRow) => {
    const held = shelf.requirement(row.pack, row.requirement_id);
    return held?.digest === row.digest ? held.taken : null;
  };
  const others = await readTaken(
    database,
    owner,
    rows.filter((row) => today(row) === null).map(({ id }) => id),
  );
  return (row: RequirementRow): TakenRequirement => {
    const said = today(row) ?? others.get(row.id);
    if (!said) throw new Error(`the requirement ${row.id} was removed while it was read`);
    return said;
  };
}

/** As the packs have them; what a pack no longer has stands behind its others. */
function inOrder(shelf: PackShelf, rows: readonly RequirementRow[]): RequirementRow[] {
  const packs = shelf.packs.map(({ pack }) => pack);
  const placeOf = ({ pack, requirement_id }: RequirementRow) => shelf.requirement(pack, requirement_id)?.place ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((a, b) => packs.indexOf(a.pack) - packs.indexOf(b.pack) || placeOf(a) - placeOf(b));
}

interface Around {
  opened: OpenedAnalysis;
  shelf: PackShelf;
  stale: ReadonlyMap<string, string>;
  /** Ids of those whose clauses changed. */
  changed: ReadonlySet<string>;
}

function standAll(known: readonly (Said & { accepted: string | null })[], around: Around): StoodRequirement[] {
  const byName = new Map(known.map((one) => [nameOf(one.row.pack, one.row.requirement_id), one]));
  const asProofs = (proofs: readonly ProofRow[]) => proofs.map(({ id }) => ({ id, stale: around.stale.get(id) ?? null }));
  const acceptedFor = (one: (typeof known)[number], alsoThere: readonly ProofRow[]) => {
    if (one.accepted === null) return null;
    const there = new Set([...one.proofs, ...alsoThere].map(({ id }) => id));
    return { name: one.accepted, holds: one.row.accepted_proofs.every((id) => there.has(id)) };
  };
  const servingOf = (name: string) =>
    around.shelf.relations.servedBy(name).flatMap(({ name: other, relation }) => {
      const serving = byName.get(other);
      if (!serving) return [];
      const { said, proofs, row } = serving;
      return [{ row, title: said.title, relation, proofs: asProofs(proofs), accepted: acceptedFor(serving, []), own: proofs }];
    });
  return known.map((one) => {
    const serving = servingOf(nameOf(one.row.pack, one.row.requirement_id));
    const full = serving.filter(({ relation }) => relation === "same").flatMap(({ own }) => own);
    const accepted = acceptedFor(one, full);
    const byRule = requirementApplies(one.said, around.opened.byFact, around.opened.byCondition);
    const applies = decided(one.row, byRule);
    const standing = { applies, proofs: asProofs(one.proofs), accepted, serving, clausesChanged: around.changed.has(one.row.id) };
    const item = itemOf(one, around, { applies, evidence: one.proofs.length + full.length, ...statusOf(standing) });
    return { row: one.row, said: one.said, held: one.held, proofs: one.proofs, accepted, byRule, serving, item };
  });
}

function decided({ override }: RequirementRow, { state, because }: RequirementApplies): Applies {
  if (override === null) return { state, because };
  const verb = override.state === "applies" ? "Applies" : "Does not apply";
  return { state: override.state, because: `${verb} because it was decided so: ${override.reason}` };
}

function itemOf(
  { row, said, held }: Said,
  { opened, shelf, changed }: Around,
  stands: Pick<GapRequirement, "applies" | "evidence" | "status" | "because">,
): GapRequirement {
  const pack = shelf.pack(row.pack);
  return {
    id: row.id,
    pack: row.pack,
    requirement_id: row.requirement_id,
    pack_title: pack?.title ?? row.pack,
    markets: pack ? marketsOf(pack, opened.product.targetMarkets) : [],
    group: said.group,
    title: said.title,
    requirement: said.requirement,
    level: said.level,
    clauses: said.citations.map(({ clause }) => clause),
    overridden: row.override !== null,
    responsible: row.responsible,
    due: row.due,
    clauses_changed: changed.has(row.id),
    pack_change: held === null ? "removed" : held.digest === row.digest ? null : "changed",
    ...stands,
  };
}
