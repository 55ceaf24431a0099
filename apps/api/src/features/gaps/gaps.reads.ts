import { ownerOf, type Viewer } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";
import { readAnalyses } from "./gaps.repository.ts";
import { standingsOf } from "./kept-standings.ts";
import { openAnalysis } from "./opened-analysis.ts";
import { readIds } from "./requirements.repository.ts";

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
});
export type GapReads = ReturnType<typeof createGapReads>;
