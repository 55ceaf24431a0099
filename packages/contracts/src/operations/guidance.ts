import { z } from "zod";
import { CalendarDate, filled, flag, Id, KnownDate, text, Timestamp } from "../domain/fields.ts";
import { GuidanceProductType, TextKind } from "../domain/kinds.ts";
import { lengths } from "../domain/limits.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

/** FDA lists what is final and what is a draft; what it replaced or withdrew stays here, and says so. */
export const GuidanceStatus = z.enum(["Final", "Draft", "Superseded", "Withdrawn"]);
export type GuidanceStatus = z.infer<typeof GuidanceStatus>;

/** The organizations that are always offered; FDA's list names others too. */
export const guidanceOrganizations = [
  "Center for Drug Evaluation and Research",
  "Center for Devices and Radiological Health",
  "Center for Biologics Evaluation and Research",
  "Oncology Center of Excellence",
  "Office of the Commissioner",
  "Office of Women's Health",
] as const;

/** The topics that are offered: ours, given by rule. */
export const guidanceTopics = [
  "Clinical - Medical",
  "Digital Health",
  "Cybersecurity",
  "Premarket",
  "Quality Systems",
  "Software",
  "AI/ML",
  "Manufacturing",
  "Design Controls",
  "ICH-Efficacy",
  "Clinical Trials",
  "Biosimilars",
] as const;
export const GuidanceTopic = z.enum(guidanceTopics);
export type GuidanceTopic = z.infer<typeof GuidanceTopic>;

/** Name of a document: the last part of the address of its page at FDA. */
export const GuidanceId = z
  .string()
  .max(lengths.title)
  .regex(/^[\w.~-]+$/, "must be the name of a guidance document");

/** Another guidance document, by its id where it is listed here. */
const GuidanceReference = z.object({ id: GuidanceId.nullable(), title: z.string() });

export const GuidanceDocument = z.object({
  id: GuidanceId,
  title: z.string(),
  /** Ours; empty where there is none. */
  summary: z.string(),
  topic: z.array(GuidanceTopic),
  fdaOrganization: z.array(z.string()),
  therapeuticArea: z.string().nullable(),
  guidanceStatus: GuidanceStatus,
  /** Whether comments are taken on the day it is asked for. */
  openForComment: z.boolean(),
  commentClosingDate: CalendarDate.nullable(),
  issueDate: KnownDate.nullable(),
  /** Its page at FDA; empty of an earlier edition that has none any longer. */
  documentUrl: z.string(),
  file_size: z.string().nullable(),
  /** Every area it is about, combination included; none where FDA names none. */
  productType: z.array(GuidanceProductType),
  regulatory_pathway: z.array(z.string()),
  deviceClass: z.string().nullable(),
  docket: z.string().nullable(),
  /** As FDA's list gives them. */
  fda_topics: z.array(z.string()),
  pdf_url: z.string().nullable(),
  supersedes: z.array(GuidanceReference),
  superseded_by: GuidanceReference.nullable(),
  withdrawn_on: KnownDate.nullable(),
  /** Since when FDA's list does not have it any longer; null while it does, and where that is not known. */
  not_listed_since: Timestamp.nullable(),
  /** What the library holds of it, official words first. */
  texts: z.array(z.object({ source_id: Id, text_kind: TextKind })),
  /** Whether its facts are of FDA's list as it was last fetched, or of what is built in. */
  facts_from: z.enum(["register", "built_in"]),
  /** What the built-in facts were compared with. */
  checked_against: z.string().nullable(),
});
export type GuidanceDocument = z.infer<typeof GuidanceDocument>;

/** A guidance document as one person sees it in a list. */
export const ListedGuidance = GuidanceDocument.extend({ is_watched: z.boolean() });
export type ListedGuidance = z.infer<typeof ListedGuidance>;

/** A guidance document with all that is known of it. */
export const GuidanceDetail = ListedGuidance.extend({
  /** What it says, in our words, each with the section of the document. */
  points: z.array(z.object({ text: z.string(), section: z.string().nullable() })),
  related_clauses: z.array(z.string()),
  /** By which rule it has each topic. */
  topic_reasons: z.array(z.object({ topic: GuidanceTopic, because: z.string() })),
});
export type GuidanceDetail = z.infer<typeof GuidanceDetail>;

/** Where words stand in a text that is held. */
export const GuidanceHit = z.object({
  guidance_id: GuidanceId,
  title: z.string(),
  guidanceStatus: GuidanceStatus,
  citation: z.string(),
  heading: z.string(),
  /** Page of the official document; null where the text has none. */
  page: z.number().int().nullable(),
  text_kind: TextKind,
  text: z.string(),
  source_id: Id,
  passage_id: Id,
});
export type GuidanceHit = z.infer<typeof GuidanceHit>;

const guidanceFacets = ["status", "organization", "topic", "product", "comments", "held", "watched"] as const;

export const GuidanceFilter = listInput(
  {
    query: text(lengths.search).default(""),
    status: GuidanceStatus.optional(),
    organization: text(lengths.label).optional(),
    topic: text(lengths.label).optional(),
    product: GuidanceProductType.optional(),
    /** Open for comment now. */
    comments: z.literal("open").optional(),
    /** Whose words of it the library holds. */
    held: TextKind.optional(),
    /** Those the person watches. */
    watched: z.literal("yes").optional(),
  },
  ["newest", "oldest", "closing", "title"],
);
export type GuidanceFilter = z.output<typeof GuidanceFilter>;

export const GuidancePage = facetedPage(ListedGuidance, guidanceFacets);
export type GuidancePage = z.infer<typeof GuidancePage>;

/** A document that is built in, so that it is always there. */
const oneOfThem = "content-premarket-submissions-device-software-functions";

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
    summary: "FDA guidance documents by words, status, organization and topic, with what each filter would leave.",
    input: GuidanceFilter,
    output: GuidancePage,
    example: { query: "software" },
    reply: "page",
  },
  texts: {
    method: "GET",
    path: "/api/fda-guidance/texts",
    access: "user",
    summary: "Where words stand in the texts of guidance documents that are held, best first, each with its page.",
    input: z.object({ search: filled(lengths.search), id: GuidanceId.optional() }),
    output: z.object({
      hits: z.array(GuidanceHit),
      /** Documents of which official words are held: in no other can they be found. */
      held: z.number().int(),
    }),
    example: { search: "software validation" },
  },
  ofSource: {
    method: "GET",
    path: "/api/fda-guidance/of-source",
    access: "user",
    summary: "The guidance document that a text of the library is of; null where it is of none.",
    input: z.object({ library_source_id: Id }),
    output: GuidanceDocument.nullable(),
    example: {},
    needs: { library_source_id: { operation: "library.importVersion", take: "source_id" } },
  },
  get: {
    method: "GET",
    path: "/api/fda-guidance/{id}",
    access: "user",
    summary: "One guidance document with our summary, the rules that gave it its topics, and what the library holds of it.",
    input: z.object({ id: GuidanceId }),
    output: GuidanceDetail,
    example: { id: oneOfThem },
  },
  watch: {
    method: "PUT",
    path: "/api/fda-guidance/{id}/watch",
    access: "user",
    summary: "Watches a guidance document, or does so no longer.",
    input: z.object({ id: GuidanceId, is_watched: flag() }),
    output: ListedGuidance,
    example: { id: oneOfThem, is_watched: true },
  },
});
