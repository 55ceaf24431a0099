import { z } from "zod";
import { CalendarDate, Id, text } from "../domain/fields.ts";
import { GuidanceProductType } from "../domain/kinds.ts";
import { lengths } from "../domain/limits.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

export const GuidanceStatus = z.enum(["Final", "Draft"]);

export const GuidanceDocument = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  topic: z.array(z.string()),
  fdaOrganization: z.array(z.string()),
  therapeuticArea: z.string().nullable(),
  guidanceStatus: GuidanceStatus,
  openForComment: z.boolean(),
  commentClosingDate: CalendarDate.nullable(),
  issueDate: CalendarDate.nullable(),
  documentUrl: z.string(),
  file_size: z.string().nullable(),
  /** Every area it is about, combination included; none where FDA names none. */
  productType: z.array(GuidanceProductType),
  regulatory_pathway: z.array(z.string()),
  deviceClass: z.string().nullable(),
});
export type GuidanceDocument = z.infer<typeof GuidanceDocument>;

export const GuidanceFilter = listInput(
  {
    query: text(lengths.search).default(""),
    status: GuidanceStatus.optional(),
    organization: text(lengths.label).optional(),
    topic: text(lengths.label).optional(),
  },
  ["newest"],
);
export type GuidanceFilter = z.output<typeof GuidanceFilter>;

export const guidanceOperations = operations({
  all: {
    method: "GET",
    path: "/api/fda-guidance/all",
    access: "user",
    summary: "Every FDA guidance document known here, newest first.",
    input: z.object({}),
    output: z.array(GuidanceDocument),
    example: {},
    tagged: true,
  },
  search: {
    method: "POST",
    path: "/api/fda-guidance/search",
    access: "user",
    summary: "FDA guidance documents by words, status, organization and topic.",
    input: GuidanceFilter,
    output: page(GuidanceDocument),
    example: { query: "software" },
    reply: "page",
  },
});
