import { z } from "zod";
import { CalendarDate, KnownDate, Slug } from "./fields.ts";

export const templateTypes = [
  "submission",
  "quality_system",
  "risk",
  "clinical",
  "software",
  "cybersecurity",
  "labelling",
  "udi",
  "post_market",
  "combination",
  "import_export",
  "pharmaceutical_quality",
] as const;
export const templateCategories = ["device", "drug", "biologic"] as const;
/** What an authority's own form is; it may be of no kind of ours. */
export const officialFormTypes = ["form", "template", "checklist"] as const;
export const templateCountries = ["US", "EU", "JP", "CA", "AU", "CN", "BR", "IN", "KR", "RU", "GB", "CH", "SG", "SA"] as const;
export const templateFormats = ["PDF", "DOCX", "XLSX"] as const;
/** What an authority gives: a file, or a form that is filled in on its site. */
export const officialFormats = [...templateFormats, "online"] as const;

/** What is known of a product, or of the day, that a place in a template may be filled from. */
export const templateFillings = [
  "product.name",
  "product.description",
  "product.category",
  "product.firm",
  "product.stage",
  "product.markets",
  "product.product_codes",
  "product.regulation_numbers",
  "product.classes",
  "product.standards",
  "product.predicates",
  "product.reference_products",
  "product.notified_body",
  "today",
] as const;
export const TemplateFilling = z.enum(templateFillings);
export type TemplateFilling = z.infer<typeof TemplateFilling>;

const said = z.string().trim().min(1);

/** Names of places in a text, in double braces: `{{product.name}}`. */
export const placesIn = (text: string): string[] => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = ""]) => name);

const isFilled = (text: string): boolean => placesIn(text).every((name) => TemplateFilling.safeParse(name).success);

/** Words with places that are filled in. */
const Filled = z.string().refine(isFilled, { error: "holds a place that nothing fills" });
const FilledLine = said.refine(isFilled, { error: "holds a place that nothing fills" });

const fieldId = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** A label with room for what is to be filled in; `from` is what fills it where a product is chosen. */
export const TemplateField = z.strictObject({ id: fieldId, label: said, from: TemplateFilling.nullable(), hint: said.nullable() });

/** A column of a sheet: how wide it is in characters, what may be chosen in it, and what belongs there. */
const Column = z.union([
  said,
  z.strictObject({
    title: said,
    width: z.number().int().min(4).max(80).optional(),
    options: z.array(said).optional(),
    hint: said.optional(),
  }),
]);

/** Columns of a table whose rows are the requirements of a rule pack. */
export const requirementColumns = ["Clause", "What is asked", "Applies", "How it is shown", "Evidence"] as const;

const TemplateTable = z
  .strictObject({
    columns: z.array(Column).min(2),
    rows: z.array(z.array(Filled)).optional(),
    blank_rows: z.number().int().min(0).max(200).optional(),
    /** A rule pack whose requirements are the rows. */
    rows_from: Slug.optional(),
  })
  .refine(({ columns, rows = [] }) => rows.every((row) => row.length === columns.length), {
    error: "has a row that is not as long as its head",
  });

export const TemplateBlock = z.union([
  z.strictObject({ text: FilledLine }),
  z.strictObject({ list: z.array(FilledLine).min(1) }),
  z.strictObject({ steps: z.array(FilledLine).min(1) }),
  z.strictObject({ fields: z.array(TemplateField).min(1) }),
  z.strictObject({ choice: z.strictObject({ id: fieldId, label: said, options: z.array(said).min(2) }) }),
  z.strictObject({ table: TemplateTable }),
  z.strictObject({ signature: z.array(said).min(1) }),
]);
export type TemplateBlock = z.infer<typeof TemplateBlock>;

const TemplateCitation = z.strictObject({ source: said, clause: said });

export const TemplateSection = z.strictObject({
  id: Slug,
  level: z.union([z.literal(1), z.literal(2)]),
  title: said,
  /** The clauses that ask for it; none where it only frames the document. */
  citations: z.array(TemplateCitation),
  /** Requirements of rule packs that it answers: `us-510k-summary/predicate`. */
  requirements: z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)),
  /** What belongs there; it goes away when the section is filled. */
  instruction: said,
  body: z.array(TemplateBlock).min(1),
});
export type TemplateSection = z.infer<typeof TemplateSection>;

export const TemplateHead = z.strictObject({
  template: Slug,
  title: said,
  category: z.enum(templateCategories),
  /** Jurisdictions that it is for, the main one first. */
  countries: z.array(z.enum(templateCountries)).min(1),
  authority: said,
  template_type: z.enum(templateTypes),
  format: z.enum(templateFormats),
  description: said,
  featured: z.boolean(),
  basis: z.array(z.strictObject({ source: said, clauses: said })).min(1),
  official_source: z.strictObject({ title: said, url: z.url({ protocol: /^https$/ }) }).nullable(),
  version: KnownDate,
  checked: CalendarDate,
  checked_against: said,
});

/** A template of our own: sections with the clauses that ask for them. */
export interface TemplateContent extends z.infer<typeof TemplateHead> {
  sections: TemplateSection[];
}

export const templateTypeNames: Readonly<Record<(typeof templateTypes)[number], string>> = {
  submission: "Submission",
  quality_system: "Quality system",
  risk: "Risk",
  clinical: "Clinical",
  software: "Software",
  cybersecurity: "Cybersecurity",
  labelling: "Labelling",
  udi: "UDI",
  post_market: "Post-market",
  combination: "Combination products",
  import_export: "Import and export",
  pharmaceutical_quality: "Pharmaceutical quality",
};

export const officialFormTypeNames: Readonly<Record<(typeof officialFormTypes)[number], string>> = {
  form: "Form",
  template: "Template",
  checklist: "Checklist",
};

/** A form of an authority's own, which is had from the authority. */
export const OfficialForm = z.strictObject({
  id: Slug,
  title: said,
  category: z.enum(templateCategories),
  country: z.enum(templateCountries),
  authority: said,
  template_type: z.enum(officialFormTypes),
  format: z.enum(officialFormats),
  description: said,
  /** Where the authority gives it. */
  url: z.url({ protocol: /^https$/ }),
  /** What stands at that address. */
  url_note: said,
  /** The clauses that ask for it. */
  asked_by: z.array(TemplateCitation),
  checked: CalendarDate,
  checked_against: said,
});
export type OfficialForm = z.infer<typeof OfficialForm>;
