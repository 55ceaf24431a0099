import { createHash } from "node:crypto";
import { type Checklist, type Evidence, type ItemChanges, referenceExports, type TrackedItem } from "@clausewise/contracts";
import { checklistRoutes } from "@clausewise/planning";
import { differences } from "../../differences.ts";
import { notFound } from "../../errors.ts";
import { nameEvidence, type NamedEvidence } from "../../evidence.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { checklistReport } from "./checklist-report.ts";
import {
  deleteChecklist,
  insertChecklist,
  lockChecklist,
  putMark,
  readChecklists,
  updateSubmitted,
  type MarkRow,
} from "./checklists.repository.ts";
import { createOpening, noChecklist, type OpeningParts } from "./opened-checklists.ts";
import { routeOf } from "./tracked-items.ts";

interface Parts extends OpeningParts {
  audit: AuditTrail;
  clock: Clock;
  evidence: NamedEvidence;
}

const saidOf = ({ completed_at, responsible, due, note, evidence }: TrackedItem) => ({ completed_at, responsible, due, note, evidence });

/** Checklists of submissions: items by rule, and what people say of them. */
export function createChecklistService({ database, audit, clock, products, evidence, pathways, gaps }: Parts): Services["checklists"] {
  const { productOf, shown, opened, only } = createOpening({ database, products, pathways, gaps });

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
