import type { GapFact, GapMarket, GapPack, GapRequirement, Signatures } from "@clausewise/contracts";
import type { GapParts } from "../gap-parts.ts";
import { findingOf } from "../finding-to-sign.ts";
import { byMarket, offeredPacks } from "../gap-summary.ts";
import { reportOf } from "../report-to-sign.ts";
import type { OpenedAnalysis } from "../opened-analysis.ts";
import type { ProofRow } from "../requirements.repository.ts";
import type { Standings, StoodRequirement } from "../standing.ts";

interface ExportedRequirement extends GapRequirement {
  note: string;
  override: { state: string; reason: string } | null;
  accepted: { name: string; at: string; holds: boolean } | null;
  proofs: (Pick<ProofRow, "kind" | "label" | "page" | "words" | "note" | "added_at"> & { stale: string | null })[];
  /** Requirements whose evidence serves it, and how far. */
  served_by: { title: string; pack_title: string; relation: string }[];
  /** Who signed what is found of it, and whether that still holds; null where nobody ever did. */
  signed: Pick<Signatures, "signatures" | "missing"> | null;
}

/** A gap analysis as it is handed out. */
export interface ExportedAnalysis {
  product: string;
  markets: string[];
  exported_at: string;
  packs: Pick<GapPack, "pack" | "title" | "version" | "taken" | "checked" | "checked_against" | "basis">[];
  facts: GapFact[];
  by_market: GapMarket[];
  requirements: ExportedRequirement[];
  /** Who signed the analysis as a whole. */
  signed: Pick<Signatures, "signatures" | "missing">;
}

/** Everything of an analysis that a reader elsewhere needs to follow it. */
export async function exportedOf(
  parts: GapParts,
  opened: OpenedAnalysis,
  standings: Standings,
  exported_at: string,
): Promise<ExportedAnalysis> {
  const chosen = offeredPacks(parts, opened, standings).filter(({ chosen: isChosen }) => isChosen);
  return {
    product: opened.product.name,
    markets: opened.product.targetMarkets,
    exported_at,
    packs: chosen.map(({ pack, title, version, taken, checked, checked_against, basis }) => ({
      pack,
      title,
      version,
      taken,
      checked,
      checked_against,
      basis,
    })),
    facts: opened.facts,
    by_market: byMarket(parts, opened, standings),
    requirements: await withSignatures(parts, opened, standings),
    signed: await parts.signatures.under({ kind: "gap_analysis", id: opened.id, ...reportOf(opened, standings) }),
  };
}

async function withSignatures({ signatures }: GapParts, opened: OpenedAnalysis, standings: Standings): Promise<ExportedRequirement[]> {
  const signed = await signatures.signed(opened.owner, "gap_requirement");
  return Promise.all(
    standings.all.map(async (one) => {
      const { id } = one.row;
      const finding = { kind: "gap_requirement" as const, id, ...findingOf({ opened, standings, one }) };
      return { ...exportedRequirement(one, standings), signed: signed.has(id) ? await signatures.under(finding) : null };
    }),
  );
}

const exportedRequirement = (
  { item, row, accepted, proofs, serving }: StoodRequirement,
  { stale, byId }: Standings,
): Omit<ExportedRequirement, "signed"> => ({
  ...item,
  note: row.note,
  override: row.override,
  accepted: accepted && row.accepted_at !== null ? { ...accepted, at: row.accepted_at } : null,
  proofs: proofs.map(({ id, kind, label, page, words, note, added_at }) => ({
    kind,
    label,
    page,
    words,
    note,
    added_at,
    stale: stale.get(id) ?? null,
  })),
  served_by: serving
    .filter((one) => one.proofs.length > 0)
    .map(({ row: { id }, title, relation }) => ({ title, relation, pack_title: byId.get(id)?.item.pack_title ?? "" })),
});
