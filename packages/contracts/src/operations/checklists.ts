import { z } from "zod";
import { Clause } from "../domain/decisions.ts";
import { CalendarDate, Done, Id, Nothing, Timestamp, flag, text } from "../domain/fields.ts";
import { callsPerMinute, counts, lengths } from "../domain/limits.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { Evidence } from "./alert-work.ts";
import { ClockDate } from "./clocks.ts";
import { ChecklistItem } from "./compass.ts";
import { referenceExports } from "./references.ts";

/** What a checklist can be made for. */
export const ChecklistRouteName = z.object({
  id: z.string(),
  name: z.string(),
  /** Code of the jurisdiction. */
  market: z.string(),
  items: z.number().int(),
});
export type ChecklistRouteName = z.infer<typeof ChecklistRouteName>;

/** Where an item comes from: the route, a step that an assessment leads to, a rule pack that applies, or what the product is. */
export const itemOrigins = ["route", "step", "pack", "product"] as const;

/** One thing to be done, by which clause, and how far it is. */
export const TrackedItem = ChecklistItem.extend({
  origin: z.enum(itemOrigins),
  /** The requirements of a gap analysis that it stands for; null where it is none of these. */
  requirements: z.object({ pack: z.string(), group: z.string().nullable(), open: z.number().int(), all: z.number().int() }).nullable(),
  clauses: z.array(Clause),
  /** When it is due; null where it always is. */
  applies: z.string().nullable(),
  /** Why it stands on the list beside what follows from the route; null where it follows from it. */
  reason: z.string().nullable(),
  /** What would show that it is done. */
  expected: z.array(z.string()),
  completed_at: Timestamp.nullable(),
  /** Who does it, as the person writes it. */
  responsible: z.string(),
  due: CalendarDate.nullable(),
  /** When it is due by the day of the submission, and why; null where no day follows. */
  due_by_rule: z.object({ day: CalendarDate, why: z.string() }).nullable(),
  note: z.string(),
  evidence: z.array(Evidence),
});
export type TrackedItem = z.infer<typeof TrackedItem>;

/** The items of one submission for a product; those that are not done stand first. */
export const Checklist = z.object({
  id: Id,
  product_id: Id,
  route: ChecklistRouteName.pick({ id: true, name: true, market: true }),
  created_at: Timestamp,
  /** The day that it works towards, `FDA receives the 510(k)`, as planned or as it was. */
  submission: z.object({ label: z.string(), day: CalendarDate.nullable() }),
  /** What follows from that day by the review clock, as long as nothing stops it. */
  dates: z.array(z.object({ clock: z.string(), date: ClockDate })),
  items: z.array(TrackedItem),
});
export type Checklist = z.infer<typeof Checklist>;

const ItemId = z.string().regex(/^[a-z0-9-]{1,60}$/, "must be the id of an item");
const RouteId = z.string().regex(/^[a-z0-9_]{1,40}$/, "must be the id of a route");
const ids = z.array(Id).max(counts.evidence).default([]);

/** What is said of an item; what is left out stays as it is. */
export const ItemChanges = z.object({
  id: Id.describe("The checklist's"),
  item: ItemId,
  completed: flag().optional(),
  responsible: text(lengths.label).optional(),
  due: CalendarDate.nullable().optional(),
  note: text(lengths.message).optional(),
  evidence: z.object({ document: ids, bookmark: ids, clause: ids }).optional(),
});
export type ItemChanges = z.output<typeof ItemChanges>;

export const ChecklistExportFormat = z.enum(["docx", "xlsx"]);
export type ChecklistExportFormat = z.infer<typeof ChecklistExportFormat>;

const product = { operation: "products.create", take: "id" } as const;
const made = { operation: "checklists.generate", take: "id" } as const;

export const checklistOperations = operations({
  routes: {
    method: "GET",
    path: "/api/checklist-routes",
    access: "user",
    summary: "The submissions that a checklist can be made for.",
    input: Nothing,
    output: z.array(ChecklistRouteName),
    example: {},
  },
  list: {
    method: "GET",
    path: "/api/products/{product_id}/checklists",
    access: "user",
    summary: "The checklists of a product, the newest first.",
    input: z.object({ product_id: Id }),
    output: z.array(Checklist),
    example: {},
    needs: { product_id: product },
  },
  generate: {
    method: "POST",
    path: "/api/products/{product_id}/checklists",
    access: "user",
    summary: "Makes the checklist of a submission for a product; where there is one, it stays as it is.",
    input: z.object({ product_id: Id, route: RouteId }),
    output: Checklist,
    example: { route: "510k" },
    needs: { product_id: product },
  },
  change: {
    method: "PUT",
    path: "/api/checklists/{id}/items/{item}",
    access: "user",
    summary: "Says of an item whether it is done, who does it, by when, and what shows it.",
    input: ItemChanges,
    output: TrackedItem,
    example: { item: "labeling", completed: true, responsible: "Ana", due: "2027-03-01" },
    needs: { id: made },
    mayName: { evidence: { operation: "documents.upload", take: "id", inside: { object: {}, list: "document" } } },
  },
  plan: {
    method: "PUT",
    path: "/api/checklists/{id}",
    access: "user",
    summary: "Says on which day the submission is made, or was: due dates follow from it.",
    input: z.object({ id: Id, submitted: CalendarDate.nullable() }),
    output: Checklist,
    example: { submitted: "2027-03-01" },
    needs: { id: made },
  },
  remove: {
    method: "DELETE",
    path: "/api/checklists/{id}",
    access: "user",
    summary: "Deletes a checklist with what was said of its items.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: made },
  },
  export: {
    method: "GET",
    path: "/api/checklists/{id}/export",
    access: "user",
    summary: "A checklist as a file, with clause, evidence, owner and due date of each item.",
    input: z.object({ id: Id, format: ChecklistExportFormat }),
    output: FileReply,
    example: { format: "xlsx" },
    needs: { id: made },
    reply: "file",
    mediaTypes: [referenceExports.docx, referenceExports.xlsx],
    changes: true,
    perMinute: callsPerMinute.export,
  },
});
