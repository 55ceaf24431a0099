import type { Viewer } from "../../service.ts";
import { requirementAddress } from "./gap-addresses.ts";
import type { GapParts } from "./gap-parts.ts";
import { openRequirement, type OpenedRequirement } from "./opened-requirement.ts";
import type { ProofRow } from "./requirements.repository.ts";

/** What is found of a requirement, as a signature stands under it: what it asks for, whether it applies, by what it is shown, and where it stands. */
export const findingToSign = async (parts: GapParts, viewer: Viewer, id: string) => findingOf(await openRequirement(parts, viewer, id));

/** The same of a requirement that is open. */
export function findingOf({ opened, standings, one }: OpenedRequirement) {
  const { row, said, item, proofs, serving } = one;
  const evidenceOf = (all: readonly ProofRow[]) =>
    all.map(({ added_at: _at, added_by: _by, ...proof }) => ({ ...proof, stale: standings.stale.has(proof.id) }));
  const full = serving.filter(({ relation }) => relation === "same");
  const content = {
    product: { id: opened.id, name: opened.product.name },
    requirement: { pack: row.pack, requirement_id: row.requirement_id, ...said },
    applies: { state: item.applies.state, decided: row.override },
    evidence: evidenceOf(proofs),
    evidence_of_the_same: full.flatMap(({ own }) => evidenceOf(own)),
    remark: row.note,
    status: item.status,
    acceptance:
      row.accepted_at === null ? null : { at: row.accepted_at, by: row.accepted_by, note: row.accepted_note, proofs: row.accepted_proofs },
  };
  return { owner: opened.owner, title: said.title, address: requirementAddress(opened.id, row.id), content };
}
