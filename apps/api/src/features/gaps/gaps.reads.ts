import type { Applies, RulePack } from "@clausewise/contracts";
import { packApplies } from "@clausewise/planning";
import { ownerOf, type Viewer } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";
import { areasOf } from "./gap-summary.ts";
import { readAnalyses } from "./gaps.repository.ts";
import { standingsOf } from "./kept-standings.ts";
import { openAnalysis } from "./opened-analysis.ts";
import { readIds } from "./requirements.repository.ts";
import { restingRequirements } from "./resting-requirements.ts";

/** A rule pack for a product, and how many requirements of each heading are open in the gap analysis. */
export interface PackStanding extends Pick<RulePack, "pack" | "title" | "jurisdictions" | "basis"> {
  applies: Applies;
  /** How many it has in all. */
  requirements: number;
  /** Null where the product is not held against it yet. */
  groups: { group: string; clauses: string[]; open: number; all: number }[] | null;
}

/** What is linked to a requirement of a product, and whether it applies. */
export interface GapEvidence {
  title: string;
  applies: Applies["state"];
  note: string;
  proofs: { label: string; page: number | null; note: string; stale: string | null }[];
}

/** What other features may know of gap analyses. */
export const createGapReads = (parts: GapParts) => ({
  /** A person's own products that are held against packs. */
  async held(viewer: Viewer): Promise<string[]> {
    const rows = await readAnalyses(parts.database, viewer);
    return rows.filter((row) => ownerOf(row).id === viewer.id).map(({ id }) => id);
  },

  /** The requirements of a product that apply or may, each with where it rests and what was linked to it. */
  resting: async (viewer: Viewer, productId: string) => restingRequirements(parts, await openAnalysis(parts, viewer, productId)),

  /** What is linked to each requirement of a product of the viewer's, by `pack/id`. */
  async evidence(viewer: Viewer, productId: string): Promise<ReadonlyMap<string, GapEvidence>> {
    const { all, stale } = await standingsOf(parts, await openAnalysis(parts, viewer, productId));
    return new Map(
      all.map(({ item, row, proofs }) => {
        const shown = proofs.map(({ id, label, page, note }) => ({ label, page, note, stale: stale.get(id) ?? null }));
        return [`${item.pack}/${item.requirement_id}`, { title: item.title, applies: item.applies.state, note: row.note, proofs: shown }];
      }),
    );
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
