import { createHash } from "node:crypto";
import { type Checklist, type Evidence, type ItemChanges, referenceExports, type TrackedItem } from "@clausewise/contracts";
import { checklistRoutes, reviewDates, submissionOf } from "@clausewise/planning";
import { differences } from "../../differences.ts";
import { notFound } from "../../errors.ts";
import { nameEvidence, type NamedEvidence } from "../../evidence.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { GapReads } from "../gaps/gaps.reads.ts";
import type { PathwayReads } from "../pathways/pathways.reads.ts";
import type { ProductReads } from "../products/products.reads.ts";
import { checklistReport } from "./checklist-report.ts";
import {
  deleteChecklist,
  findChecklist,
  insertChecklist,
  lockChecklist,
  putMark,
  readChecklists,
  readMarks,
  updateSubmitted,
  type ChecklistRow,
  type MarkRow,
} from "./checklists.repository.ts";
import { type Known, routeOf, trackedItems } from "./tracked-items.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  products: Pick<ProductReads, "find">;
  evidence: NamedEvidence;
  pathways: Pick<PathwayReads, "answered">;
  gaps: Pick<GapReads, "packs">;
}

type KnownProduct = NonNullable<Awaited<ReturnType<ProductReads["find"]>>> & Known;

const saidOf = ({ completed_at, responsible, due, note, evidence }: TrackedItem) => ({ completed_at, responsible, due, note, evidence });

const noChecklist = () => notFound("This checklist");

/** Checklists of submissions: items by rule, and what people say of them. */
export function createChecklistService({ database, audit, clock, products, evidence, pathways, gaps }: Parts): Services["checklists"] {
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

  const itemOf = ({ items }: Checklist, id: string): TrackedItem => {
    const item = items.find((one) => one.id === id);
    if (!item) throw notFound("This item of the checklist");
    return item;
  };

  /** What is kept of an item behind a change. */
  function marked(before: TrackedItem, given: ItemChanges, shownBy: Evidence[]): MarkRow {
    const { completed, responsible, due, note } = given;
    const done = before.completed_at ?? clock.now();
    return {
      checklist_id: given.id,
      item: given.item,
      completed_at: completed === undefined ? before.completed_at : completed ? done : null,
      responsible: responsible ?? before.responsible,
      due: due === undefined ? before.due : due,
      note: note ?? before.note,
      evidence: shownBy,
    };
  }

  return {
    routes: async () => checklistRoutes.map(({ id, name, market, items }) => ({ id, name, market, items: items.length })),

    async list({ product_id }, caller) {
      const viewer = viewerOf(caller);
      const product = await productOf(viewer, product_id);
      return shown(database, viewer, product, await readChecklists(database, viewer, product_id));
    },

    async generate({ product_id, route }, caller) {
      const viewer = viewerOf(caller);
      const product = await productOf(viewer, product_id);
      if (!routeOf(route)) throw notFound("This route");
      return audit.change(caller, async (tx) => {
        const made = await insertChecklist(tx, viewer, { product_id, route, submitted: null, created_at: clock.now() });
        const row = made ?? (await readChecklists(tx, viewer, product_id)).find((one) => one.route === route);
        const result = await only(tx, viewer, product, row);
        return { result, entry: made && { action: "checklist.generated", object_id: result.id, changes: { product_id, route } } };
      });
    },

    async change(given, caller) {
      const viewer = viewerOf(caller);
      const { row, product } = await opened(viewer, given.id);
      const { evidence: held } = itemOf(await only(database, viewer, product, row), given.item);
      const shownBy = given.evidence && (await nameEvidence(evidence, viewer, given.evidence, held));
      return audit.change(caller, async (tx) => {
        const before = itemOf(await only(tx, viewer, product, row), given.item);
        const mark = marked(before, given, shownBy ?? before.evidence);
        const { checklist_id: _list, item, ...said } = mark;
        const changes = differences(saidOf(before), said);
        if (Object.keys(changes).length === 0) return { result: before, entry: null };
        await putMark(tx, viewer, mark);
        const result = { ...before, ...said, completed: said.completed_at !== null };
        return { result, entry: { action: "checklist.changed", object_id: given.id, changes: { item, ...changes } } };
      });
    },

    async plan({ id, submitted }, caller) {
      const viewer = viewerOf(caller);
      const { product } = await opened(viewer, id);
      return audit.change(caller, async (tx) => {
        const row = await lockChecklist(tx, viewer, id);
        if (!row) throw noChecklist();
        const changes = differences({ submitted: row.submitted }, { submitted });
        await updateSubmitted(tx, viewer, id, submitted);
        const result = await only(tx, viewer, product, { ...row, submitted });
        return { result, entry: Object.keys(changes).length === 0 ? null : { action: "checklist.planned", object_id: id, changes } };
      });
    },

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        if (!(await deleteChecklist(tx, viewerOf(caller), id))) throw noChecklist();
        return { result: { done: true as const }, entry: { action: "checklist.removed", object_id: id } };
      }),

    async export({ id, format }, caller) {
      const viewer = viewerOf(caller);
      const { row, product } = await opened(viewer, id);
      const checklist = await only(database, viewer, product, row);
      const { writeDocx, writeXlsx } = await import("@clausewise/documents");
      const report = checklistReport(checklist, product.name, clock.today());
      const bytes = format === "docx" ? await writeDocx(report) : await writeXlsx(report);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      await audit.note(caller, { action: "checklist.exported", object_id: id, changes: { format, sha256 } });
      return { filename: `clausewise-checklist-${checklist.route.id}.${format}`, media_type: referenceExports[format], bytes };
    },
  };
}
