import { z } from "zod";
import { CalendarDate, Done, filled, flag, Id, Slug, text, Timestamp } from "../domain/fields.ts";
import { FormBlock } from "../domain/forms.ts";
import { ProductCategory } from "../domain/kinds.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { officialFormats, officialFormTypes, templateCountries, templateFormats, templateTypes } from "../domain/templates.ts";
import { facetedPage, listInput, page } from "../wire/list.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { ChangeKind } from "./answer-changes.ts";
import { referenceExports } from "./references.ts";

export const TemplateFormat = z.enum(templateFormats);
export type TemplateFormat = z.infer<typeof TemplateFormat>;
export const TemplateCountry = z.enum(templateCountries);
export type TemplateCountry = z.infer<typeof TemplateCountry>;
/** What a template is had as; a form of an authority's own may be filled in on its site. */
export const ListedFormat = z.enum(officialFormats);
export type ListedFormat = z.infer<typeof ListedFormat>;
/** What a template is for, or what kind of form an authority's own is. */
export const TemplateType = z.enum([...templateTypes, ...officialFormTypes]);
export type TemplateType = z.infer<typeof TemplateType>;

export const templateMediaTypes: Readonly<Record<TemplateFormat, string>> = {
  PDF: "application/pdf",
  DOCX: referenceExports.docx,
  XLSX: referenceExports.xlsx,
};

export const Template = z.object({
  id: Slug,
  name: z.string(),
  category: ProductCategory,
  /** The main one of those that it is for. */
  country: TemplateCountry,
  authority: z.string(),
  templateType: TemplateType,
  description: z.string(),
  lastUpdated: CalendarDate,
  /** Where the file is had: from here, or from the authority. */
  downloadUrl: z.string(),
  format: ListedFormat,
  featured: z.boolean(),
  /** Its downloads as a share of those of the most downloaded one, in percent. */
  popularity: z.number().int().min(0).max(100),
  /** Address of the official text that it is made after, or of the form itself; empty where there is none. */
  officialSource: z.string(),
  /** Written here, or an authority's own. */
  origin: z.enum(["own", "official"]),
  countries: z.array(TemplateCountry),
  /** What its file is made as here, its own format first; nothing of an authority's form. */
  formats: z.array(TemplateFormat),
  downloads: z.number().int(),
  /** Sections, and how many of them name a clause; none of an authority's form. */
  sections: z.number().int(),
  mapped: z.number().int(),
  /** Sections of which a clause changed since they were written. */
  changed: z.number().int(),
  /** The day on which it was last held against the official text. */
  checked: CalendarDate,
});
export type Template = z.infer<typeof Template>;

export const templateFacets = ["category", "country", "type", "format", "origin"] as const;

export const TemplateFilter = listInput(
  {
    /** Words of its name, what it is for, its authority, or a clause that its sections name. */
    search: text(lengths.search).optional(),
    category: ProductCategory.optional(),
    country: TemplateCountry.optional(),
    type: TemplateType.optional(),
    format: ListedFormat.optional(),
    origin: Template.shape.origin.optional(),
  },
  ["featured", "name", "updated"],
);
export type TemplateFilter = z.output<typeof TemplateFilter>;

export const TemplatePage = facetedPage(Template, templateFacets);
export type TemplatePage = z.infer<typeof TemplatePage>;

/** A clause that asks for a section, where it is read, and what became of it since the section was written. */
export const TemplateClause = z.object({
  source: z.string(),
  clause: z.string(),
  /** Null where the library does not hold it today. */
  source_id: Id.nullable(),
  passage_id: Id.nullable(),
  /** Of its official text; null where that is on no page of its own. */
  url: z.string().nullable(),
  change: z.object({ kind: ChangeKind, since: Timestamp.nullable() }).nullable(),
});
export type TemplateClause = z.infer<typeof TemplateClause>;

export const ShownSection = z.object({
  id: Slug,
  level: z.union([z.literal(1), z.literal(2)]),
  title: z.string(),
  clauses: z.array(TemplateClause),
  /** Requirements of rule packs that it answers. */
  requirements: z.array(z.object({ pack: Slug, id: Slug, pack_title: z.string(), title: z.string() })),
  instruction: z.string(),
  blocks: z.array(FormBlock),
});
export type ShownSection = z.infer<typeof ShownSection>;

export const TemplateDetail = Template.extend({
  /** Of an authority's form, the clauses that ask for it. */
  basis: z.array(z.object({ source: z.string(), clauses: z.string() })),
  official: z.object({ title: z.string(), url: z.string() }).nullable(),
  checked_against: z.string(),
  /** What its places are filled from; null where they stay open. */
  product: z.object({ id: Id, name: z.string() }).nullable(),
  /** As the file has them; none of an authority's form. */
  shown: z.array(ShownSection),
});
export type TemplateDetail = z.infer<typeof TemplateDetail>;

/** A file that was made of a template. */
export const MadeFile = z.object({
  id: Id,
  template: Slug,
  name: z.string(),
  /** Day of the template that it was made of. */
  version: z.string(),
  format: TemplateFormat,
  /** As the product was called; null where it was made for none. */
  product: z.string().nullable(),
  sha256: z.string(),
  made_at: Timestamp,
  /** Clauses of its sections that changed since. */
  changes: z.array(z.object({ citation: z.string(), kind: ChangeKind, since: Timestamp.nullable() })),
});
export type MadeFile = z.infer<typeof MadeFile>;

export const MadeFileFilter = listInput({ template: Slug.optional() }, ["newest"]);
export type MadeFileFilter = z.output<typeof MadeFileFilter>;

export const TemplateDownload = z.object({
  templateId: filled(lengths.label),
  templateName: filled(lengths.search),
  country: filled(lengths.code),
  authority: filled(lengths.label),
});

const forProduct = { operation: "products.create", take: "id" } as const;

export const templateOperations = operations({
  list: {
    method: "GET",
    path: "/api/templates",
    access: "user",
    summary: "Templates of our own and official forms, featured ones first, then those that are downloaded most.",
    input: TemplateFilter,
    output: TemplatePage,
    example: { search: "risk", limit: 10 },
    reply: "page",
  },
  get: {
    method: "GET",
    path: "/api/templates/{id}",
    access: "user",
    summary: "One template with its sections as its file has them, filled from a product where one is named, and how their clauses stand.",
    input: z.object({ id: Slug, product: Id.optional() }),
    output: TemplateDetail,
    example: { id: "us-510k-summary" },
    mayName: { product: forProduct },
  },
  file: {
    method: "GET",
    path: "/api/templates/{id}/file",
    access: "user",
    summary: "The file of a template, filled from a product where one is named; what it rests on is followed from then on.",
    input: z.object({
      id: Slug,
      format: TemplateFormat.optional().describe("Its own where none is named"),
      product: Id.optional(),
      instructions: flag().default(true).describe("Whether it says what belongs in each section"),
    }),
    output: FileReply,
    example: { id: "us-510k-summary" },
    mayName: { product: forProduct },
    reply: "file",
    mediaTypes: Object.values(templateMediaTypes),
    changes: true,
    perMinute: callsPerMinute.export,
  },
  made: {
    method: "GET",
    path: "/api/template-files",
    access: "user",
    summary: "Files that a person made of templates, newest first, each with the clauses that changed since.",
    input: MadeFileFilter,
    output: page(MadeFile),
    example: { limit: 10 },
    reply: "page",
  },
  logDownload: {
    method: "POST",
    path: "/api/template-downloads",
    access: "user",
    summary: "Records that a template was downloaded.",
    input: TemplateDownload,
    output: Done,
    example: { templateId: "t1", templateName: "Cover letter", country: "US", authority: "FDA" },
  },
});
