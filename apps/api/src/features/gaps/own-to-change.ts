import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";
import { lockAnalysis, type AnalysisRow } from "./gaps.repository.ts";

const changedMeanwhile = () =>
  new AppError(
    "conflict",
    "This gap analysis was changed elsewhere after you opened it, so nothing was overwritten. Load it again to see what was saved.",
  );

/** Throws where a product is not the viewer's own; asked before a transaction. */
export async function assertOwnProduct({ products }: Pick<GapParts, "products">, viewer: Viewer, id: string): Promise<void> {
  if (!(await products.find(viewer, id))) throw notFound("This product");
}

/** The analysis of a product of the viewer's for changing it, or null where there is none yet; throws where another version was read. */
export async function ownToChange(tx: Database, viewer: Viewer, id: string, version: number): Promise<AnalysisRow | null> {
  const row = await lockAnalysis(tx, viewer, id);
  if ((row?.version ?? 0) !== version) throw changedMeanwhile();
  return row;
}
