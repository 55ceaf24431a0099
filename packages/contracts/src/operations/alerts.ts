import { z } from "zod";
import { CalendarDate, Id, Timestamp, WebAddress, filled } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { alertTypes, severities } from "../domain/vocabulary.ts";
import { DocumentCategory, RegulatoryBody } from "./documents.ts";
import { WorkState } from "./alert-work.ts";
import { OfficialSource } from "./official.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

export const AlertType = z.enum(alertTypes);
export type AlertType = z.infer<typeof AlertType>;

export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

/** Bodies that alerts come from: those of documents, and others whose sources are watched. */
export const AlertBody = z.enum([...RegulatoryBody.options, "MHRA", "European Commission"]);
export type AlertBody = z.infer<typeof AlertBody>;

export const Alert = z.object({
  id: Id,
  alert_type: AlertType,
  title: z.string(),
  description: z.string(),
  severity_level: Severity,
  regulatory_body: AlertBody.nullable(),
  document_category: DocumentCategory.nullable(),
  effective_date: CalendarDate.nullable(),
  source_url: z.string().nullable(),
  created_at: Timestamp,
  /** `watch`: written for everybody from what changed in an official source; `own`: written by the viewer, who alone sees it. */
  origin: z.enum(["watch", "own", "published"]),
  /** The rule by which it is that severe, as a clause; null where a person said so. */
  severity_reason: z.string().nullable(),
  /** The official source that it was written from; null where a person wrote it. */
  source_id: OfficialSource.shape.id.nullable(),
  /** The text of the library that changed; null where none did. */
  library_source_id: Id.nullable(),
  /** Texts or entries of registers that it tells of. */
  entries: z.number().int(),
  /** Why it concerns products of the viewer, a sentence each, the closest first. */
  reasons: z.array(z.string()),
  /** Where the viewer's own work on it stands. */
  work: WorkState,
  /** Who assigned it to the viewer, by name; null where nobody did. */
  assigned_by: z.string().nullable(),
});
export type Alert = z.infer<typeof Alert>;

export const NewAlert = z.object({
  alert_type: AlertType.default("guidance_update"),
  title: filled(lengths.title),
  description: filled(lengths.description),
  severity_level: Severity.default("medium"),
  regulatory_body: AlertBody.optional(),
  source_url: WebAddress.optional(),
});
export type NewAlert = z.input<typeof NewAlert>;

export const AlertFilter = listInput(
  {
    severity: Severity.optional(),
    type: AlertType.optional(),
    /** Those alone that concern the viewer's products, or that the viewer wrote. */
    whose: z.enum(["products", "own"]).optional(),
    work: WorkState.optional(),
    /** Those that somebody assigned to the viewer. */
    assigned: z.literal("me").optional(),
  },
  ["relevant", "newest", "oldest"],
);
export type AlertFilter = z.output<typeof AlertFilter>;

const created = { operation: "alerts.create", take: "id" } as const;

export const alertOperations = operations({
  list: {
    method: "GET",
    path: "/api/alerts",
    access: "user",
    scope: "read",
    tool: {
      name: "list_alerts",
      title: "List the person's alerts",
      description:
        "What changed in official sources and what the person wrote, first what concerns their products, each with its severity and the reasons why it concerns them. next is the cursor of the following page.",
    },
    summary: "The alerts for everybody and a person's own: first what concerns their products and what they wrote, the newest first.",
    input: AlertFilter,
    output: facetedPage(Alert, ["work", "assigned", "whose", "severity", "type"]),
    example: { severity: "high" },
    reply: "page",
  },
  get: {
    method: "GET",
    path: "/api/alerts/{id}",
    access: "user",
    scope: "read",
    tool: {
      name: "open_alert",
      title: "Open an alert",
      description: "One alert, with why it concerns the person's products.",
    },
    summary: "One alert, with why it concerns the person's products.",
    input: z.object({ id: Id }),
    output: Alert,
    example: {},
    needs: { id: created },
  },
  create: {
    method: "POST",
    path: "/api/alerts",
    access: "user",
    summary: "Creates an alert that its writer alone sees.",
    input: NewAlert,
    output: Alert,
    example: { title: "New guidance on software", description: "Read what changed." },
  },
  publish: {
    method: "POST",
    path: "/api/alerts/{id}/publish",
    access: "reviewer",
    summary: "Shows an alert of one's own to everybody.",
    input: z.object({ id: Id }),
    output: Alert,
    example: {},
    needs: { id: created },
  },
});
