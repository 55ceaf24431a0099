import type { Applies, RulePack } from "@clausewise/contracts";
import { packApplies } from "@clausewise/planning";
import { ownerOf, type Viewer } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";
import { areasOf } from "./gap-summary.ts";
import { readAnalyses } from "./gaps.repository.ts";
import { standingsOf } from "./kept-standings.ts";
import { openAnalysis } from "./opened-analysis.ts";
import { readIds } from "./requirements.repository.ts";

/** A rule pack for a product, and how many requirements of each heading are open in the gap analysis. */
export interface PackStanding extends Pick<RulePack, "pack" | "title" | "jurisdictions" | "basis"> {
  applies: Applies;
  /** How many it has in all. */
  requirements: number;
  /** Null where the product is not held against it yet. */
  groups: { group: string; clauses: string[]; open: number; all: number }[] | null;
}

/** What other features may know of gap analyses. */
export const createGapReads = (parts: GapParts) => ({
  /** A person's own products that are held against packs. */
  async held(viewer: Viewer): Promise<string[]> {
    const rows = await readAnalyses(parts.database, viewer);
    return rows.filter((row) => ownerOf(row).id === viewer.id).map(({ id }) => id);
  },

  /** The requirements of a product that apply or may, and what was linked to them. */
  async resting(viewer: Viewer, productId: string) {
    const { all } = await standingsOf(parts, await openAnalysis(parts, viewer, productId));
    return all
      .filter(({ item }) => item.status !== "not_applicable")
      .map(({ item: { id, title, clauses }, proofs }) => ({
        id,
        title,
        clauses,
        answers: proofs.flatMap(({ answer_id }) => answer_id ?? []),
        documents: proofs.flatMap(({ kind, object_id }) => (kind === "document" ? (object_id ?? []) : [])),
      }));
  },

  /** Everything that an analysis has an id for: its requirements, also of packs that are no longer chosen. */
  requirementIds: async (viewer: Viewer, productId: string): Promise<string[]> =>
    (await readIds(parts.database, viewer, productId)).requirements,

  /** The packs that apply to a product of the viewer's, those among them with headings that it is held against. */
  async packs(viewer: Viewer, productId: string): Promise<PackStanding[]> {
    const opened = await openAnalysis(parts, viewer, productId);
    const { all } = await standingsOf(parts, opened);
    const aimed = { areas: areasOf(opened.product), markets: opened.product.targetMarkets };
    return parts.packs().packs.flatMap(({ pack, title, jurisdictions, basis, requirements, ...rest }) => {
      const applies = packApplies({ ...rest, jurisdictions }, aimed);
      const taken = opened.packs.some((one) => one.pack === pack);
      if (!taken && applies.state !== "applies") return [];
      const items = all.flatMap(({ item }) => (item.pack === pack && item.status !== "not_applicable" ? [item] : []));
      const groups = [...Map.groupBy(items, ({ group }) => group)].map(([group, of]) => ({
        group,
        clauses: [...new Set(of.flatMap(({ clauses }) => clauses))],
        open: of.filter(({ status }) => status !== "met").length,
        all: of.length,
      }));
      return [{ pack, title, jurisdictions, basis, applies, requirements: requirements.length, groups: taken ? groups : null }];
    });
  },
});
export type GapReads = ReturnType<typeof createGapReads>;
