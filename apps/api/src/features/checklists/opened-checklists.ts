import type { Checklist } from "@clausewise/contracts";
import { reviewDates, submissionOf } from "@clausewise/planning";
import { notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import type { GapReads } from "../gaps/gaps.reads.ts";
import type { PathwayReads } from "../pathways/pathways.reads.ts";
import type { ProductReads } from "../products/products.reads.ts";
import { findChecklist, readMarks, type ChecklistRow } from "./checklists.repository.ts";
import { type Known, routeOf, trackedItems } from "./tracked-items.ts";

/** What a checklist is made up from. */
export interface OpeningParts {
  database: Database;
  products: Pick<ProductReads, "find">;
  pathways: Pick<PathwayReads, "answered">;
  gaps: Pick<GapReads, "packs">;
}

type KnownProduct = NonNullable<Awaited<ReturnType<ProductReads["find"]>>> & Known;

export const noChecklist = () => notFound("This checklist");

/** Reads checklists with all that decides on their items. */
export function createOpening({ database, products, pathways, gaps }: OpeningParts) {
  async function productOf(viewer: Viewer, id: string): Promise<KnownProduct> {
    const product = await products.find(viewer, id);
    if (!product) throw notFound("This product");
    const [assessments, packs] = await Promise.all([pathways.answered(viewer, id), gaps.packs(viewer, id)]);
    return { ...product, assessments, packs };
  }

  /** Those whose route the rules still know, each with its items. */
  async function shown(tx: Database, viewer: Viewer, product: KnownProduct, rows: readonly ChecklistRow[]): Promise<Checklist[]> {
    const ids = rows.map(({ id }) => id);
    const marks = await readMarks(tx, viewer, ids);
    return rows.flatMap(({ route: routeId, submitted, ...row }) => {
      const route = routeOf(routeId);
      if (!route) return [];
      const said = marks.filter(({ checklist_id }) => checklist_id === row.id);
      const { id, name, market } = route;
      return {
        ...row,
        route: { id, name, market },
        submission: { label: submissionOf(id)?.day ?? "The submission is made", day: submitted },
        dates: submitted === null ? [] : reviewDates(id, submitted),
        items: trackedItems(route, product, said, submitted),
      };
    });
  }

  /** A checklist and its product, read apart from any change. */
  async function opened(viewer: Viewer, id: string) {
    const row = await findChecklist(database, viewer, id);
    if (!row) throw noChecklist();
    return { row, product: await productOf(viewer, row.product_id) };
  }

  async function only(tx: Database, viewer: Viewer, product: KnownProduct, row: ChecklistRow | undefined): Promise<Checklist> {
    const [checklist] = row ? await shown(tx, viewer, product, [row]) : [];
    if (!checklist) throw noChecklist();
    return checklist;
  }

  return { productOf, shown, opened, only };
}
