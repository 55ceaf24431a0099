import { z } from "zod";
import { CalendarDate, Id, text, Timestamp } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { letterFamilies } from "../domain/vocabulary.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

export const LetterFamily = z.enum(letterFamilies);
export type LetterFamily = z.infer<typeof LetterFamily>;

/** What the product of a letter is, as far as its subject and its office say it. */
export const LetterKind = z.enum(["device", "drug", "biologic"]);
export type LetterKind = z.infer<typeof LetterKind>;

/** Whether a letter concerns a product, and by which rules. */
const Concern = z.object({
  /** `high`: it is to a watched firm, or on a regulation that the product lists; `kind`: on a product of its kind. */
  relevance: z.enum(["high", "kind"]),
  because: z.array(z.string()).min(1),
});

export const WarningLetter = z.object({
  /** The number of the letter and its day, or the last part of the address of its page. */
  id: z.string(),
  company: z.string(),
  date: CalendarDate.nullable(),
  subject: z.string(),
  /** Regulations that it cites; null where its text is not held, so that they are not known. */
  violations: z.array(z.string()).nullable(),
  url: z.string(),
  /** Number of the inspected site; FDA's list does not have it. */
  fei_number: z.string().nullable(),
  /** `high`, `kind`, or empty where it was not held against a product. */
  relevance: z.string(),
  direct_link: z.string().optional(),
  api_source: z.string().optional(),
  /** FDA's number of the case. */
  marcs_cms: z.string().nullable(),
  posted_date: CalendarDate.nullable(),
  issuing_office: z.string(),
  subject_family: LetterFamily,
  product_kind: z.array(LetterKind),
  /** Where the firm's answer is read, or what FDA's list says of it; null where the list has none. */
  response: z.string().nullable(),
  /** The same of the letter by which FDA closed the case. */
  close_out: z.string().nullable(),
  /** False where the letter is built in and the list that says it was never fetched: then nothing is known of either. */
  follow_up_known: z.boolean(),
  not_listed_since: Timestamp.nullable(),
  facts_from: z.enum(["register", "built_in"]),
  checked_against: z.string().nullable(),
  concern: Concern.nullable(),
});
export type WarningLetter = z.infer<typeof WarningLetter>;

const letterFacets = ["family", "kind", "office", "year", "cited", "follow_up"] as const;

const year = z.string().regex(/^\d{4}$/, "must be a year");

export const WarningLetterFilter = listInput(
  {
    /** Words of the firm, the subject, the office or the number. */
    search: text(lengths.search).optional(),
    family: LetterFamily.optional(),
    kind: LetterKind.optional(),
    office: text(lengths.label).optional(),
    year: year.optional(),
    from: CalendarDate.optional(),
    to: CalendarDate.optional(),
    /** A part of the regulations, as `21 CFR 820`, or `unknown` for letters whose text is not held. */
    cited: text(lengths.label).optional(),
    follow_up: z.enum(["response", "close_out", "none", "unknown"]).optional(),
    /** Only what concerns this product of the person's. */
    product: Id.optional(),
  },
  ["newest", "oldest", "firm"],
);
export type WarningLetterFilter = z.output<typeof WarningLetterFilter>;

export const WarningLetterPage = facetedPage(WarningLetter, letterFacets);
export type WarningLetterPage = z.infer<typeof WarningLetterPage>;

const Counted = z.object({ value: z.string(), count: z.number().int() });

/** How many letters there were, told only where the register has them all for the period. */
export const LetterTrends = z.object({
  /** Null where the register is not complete for any whole year: then there are no figures, and `because` says why. */
  period: z.object({ from: CalendarDate, to: CalendarDate }).nullable(),
  because: z.string(),
  total: z.number().int(),
  /** In the order of the years; the last is not over where the period ends within it. */
  by_year: z.array(Counted),
  /** Most frequent first. */
  by_office: z.array(Counted),
  by_family: z.array(Counted),
});
export type LetterTrends = z.infer<typeof LetterTrends>;

export const warningLetterOperations = operations({
  list: {
    method: "GET",
    path: "/api/warning-letters",
    access: "user",
    summary:
      "FDA's warning letters by words, subject, office, kind of product and year; of a product, those that concern it, each with the reason.",
    input: WarningLetterFilter,
    output: WarningLetterPage,
    example: { search: "devices", limit: 10 },
    reply: "page",
    mayName: { product: { operation: "products.create", take: "id" } },
  },
  trends: {
    method: "GET",
    path: "/api/warning-letters/trends",
    access: "user",
    summary: "Letters by year, office and subject, over the years for which the register has them all; none where it has not.",
    input: z.object({ kind: LetterKind.optional() }),
    output: LetterTrends,
    example: { kind: "device" },
  },
});
