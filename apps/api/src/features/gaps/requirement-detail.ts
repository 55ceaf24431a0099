import type { GapProof, GapRelation, GapRequirementDetail } from "@clausewise/contracts";
import { fieldChanges, nameOf, type Related } from "@clausewise/planning";
import { viewerOf, type Caller } from "../../service.ts";
import { placesOf } from "./cited-clauses.ts";
import type { GapParts } from "./gap-parts.ts";
import type { OpenedRequirement } from "./opened-requirement.ts";
import { historyOf } from "./requirement-history.ts";
import type { ProofRow } from "./requirements.repository.ts";
import { mayAccept } from "./reviews.ts";
import type { Standings } from "./standing.ts";

/** A requirement with everything that is shown of it. */
export async function detailOf(parts: GapParts, caller: Caller, found: OpenedRequirement): Promise<GapRequirementDetail> {
  const { opened, standings, one } = found;
  const { row, said, held, item, byRule } = one;
  const { relations } = parts.packs();
  const name = nameOf(row.pack, row.requirement_id);
  const related = (all: readonly Related[]) => all.flatMap((edge) => relationOf(standings, edge));
  const [places, changes, history, names] = await Promise.all([
    placesOf(parts, [said]),
    changesOf(parts, found),
    historyOf(parts, opened.owner, row.id),
    parts.people.names(
      parts.database,
      one.proofs.flatMap(({ added_by }) => added_by ?? []),
    ),
  ]);
  return {
    ...item,
    analysis_id: opened.id,
    version: row.version,
    is_own: opened.isOwn,
    may_accept: mayAccept(caller),
    asks: held?.requirement.asks ?? "",
    expected: held?.requirement.evidence ?? [],
    cited: said.citations.map((cited) => {
      const [place] = places(cited);
      return { ...cited, source_id: place?.source_id ?? null, passage_id: place?.passage_id ?? null, citation: place?.citation ?? null };
    }),
    override: row.override,
    by_rule: { state: byRule.state, because: byRule.because },
    note: row.note,
    proofs: one.proofs.map((proof) => proofOf(proof, standings, opened.owner.id === viewerOf(caller).id, names)),
    serves: related(relations.serves(name)),
    served_by: related(relations.servedBy(name)),
    acceptance:
      row.accepted_at === null || one.accepted === null ? null : { ...one.accepted, at: row.accepted_at, note: row.accepted_note },
    changes,
    difference: held && item.pack_change === "changed" ? fieldChanges(said, held.taken) : [],
    pack_version: opened.packs.find(({ pack }) => pack === row.pack)?.version ?? "",
    history,
  };
}

function relationOf({ byName }: Standings, { name, relation, source }: Related): GapRelation[] {
  const other = byName.get(name);
  if (!other) return [];
  const { id, title, pack_title, status } = other.item;
  return [{ id, title, pack_title, status, relation, evidence: other.proofs.length, source }];
}

/** Whoever reviews reads what was linked, and opens what is theirs to open: documents and bookmarks are their owner's alone. */
const proofOf = (
  { id, kind, object_id, label, page, words, passage_id, note, added_by, added_at }: ProofRow,
  { stale }: Standings,
  isOwn: boolean,
  names: ReadonlyMap<string, string>,
): GapProof => ({
  id,
  kind,
  object_id: isOwn ? object_id : null,
  label,
  page,
  words,
  passage_id: isOwn ? passage_id : null,
  note,
  added_at,
  added_by: names.get(added_by ?? "") ?? "Deleted person",
  stale: stale.get(id) ?? null,
});

/** What changed in its clauses, with the words as they were. */
async function changesOf(
  { citations, library, clock }: GapParts,
  { opened, one }: OpenedRequirement,
): Promise<GapRequirementDetail["changes"]> {
  if (!one.item.clauses_changed) return [];
  const changes = (await citations.changedSince(opened.owner, "gap_requirement", [one.row.id], clock.today())).get(one.row.id) ?? [];
  const texts = new Map((await library.texts(changes.map(({ passage_id }) => passage_id))).map(({ id, text }) => [id, text]));
  return changes.map((change) => ({ ...change, was_text: texts.get(change.passage_id) ?? null }));
}
