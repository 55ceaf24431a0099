import { z } from "zod";
import { CalendarDate, Id, Timestamp, WebAddress, filled } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { alertTypes, severities } from "../domain/vocabulary.ts";
import { DocumentCategory, RegulatoryBody } from "./documents.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

export const AlertType = z.enum(alertTypes);
export type AlertType = z.infer<typeof AlertType>;

export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

export const Alert = z.object({
  id: Id,
  alert_type: AlertType,
  title: z.string(),
  description: z.string(),
  severity_level: Severity,
  regulatory_body: RegulatoryBody.nullable(),
  document_category: DocumentCategory.nullable(),
  effective_date: CalendarDate.nullable(),
  source_url: z.string().nullable(),
  created_at: Timestamp,
});
export type Alert = z.infer<typeof Alert>;

export const NewAlert = z.object({
  alert_type: AlertType.default("guidance_update"),
  title: filled(lengths.title),
  description: filled(lengths.description),
  severity_level: Severity.default("medium"),
  regulatory_body: RegulatoryBody.optional(),
  source_url: WebAddress.optional(),
});
export type NewAlert = z.input<typeof NewAlert>;

export const AlertFilter = listInput({ severity: Severity.optional(), type: AlertType.optional() }, ["newest", "oldest"]);
export type AlertFilter = z.output<typeof AlertFilter>;

export const alertOperations = operations({
  list: {
    method: "GET",
    path: "/api/alerts",
    access: "user",
    summary: "A person's alerts, newest first.",
    input: AlertFilter,
    output: facetedPage(Alert, ["severity", "type"]),
    example: { severity: "high" },
    reply: "page",
  },
  create: {
    method: "POST",
    path: "/api/alerts",
    access: "user",
    summary: "Creates an alert.",
    input: NewAlert,
    output: Alert,
    example: { title: "New guidance on software", description: "Read what changed." },
  },
});
