import { z } from "zod";
import { CalendarDate, Done, Id, Timestamp, count, filled, flag, text } from "../domain/fields.ts";
import { JurisdictionCode, ProductCategory, ProductType } from "../domain/kinds.ts";
import { counts, lengths } from "../domain/limits.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";
import { PredicateDevice, ProductIntake, ReferenceProduct, productStages } from "./compass.ts";
import { OfficialSource } from "./official.ts";

/** The register that bears out what is said, and the day of that register on which it did. */
export const Origin = z.object({ source_id: OfficialSource.shape.id, as_of: CalendarDate });
export type Origin = z.infer<typeof Origin>;

/** Null where a person typed it, and no register here says the same. */
const borneOut = { origin: Origin.nullable() };

const word = text(lengths.label);

/** FDA's code for a kind of device, with what its classification says of the kind; null where nothing is known. */
const TypedCode = z.object({
  code: z
    .string()
    .regex(/^[A-Za-z]{3}$/, "must be three letters, such as FRN")
    .toUpperCase(),
  device_name: text(lengths.heading).nullable(),
  /** `1`, `2` or `3`; the register also has `U`, `N` and `F`, for kinds that are in no class. */
  device_class: word.nullable(),
  /** Of title 21: `880.5725`. */
  regulation_number: word.nullable(),
  panel: word.nullable(),
});
export const ProductCode = TypedCode.extend(borneOut);
export type ProductCode = z.infer<typeof ProductCode>;

const TypedPredicate = PredicateDevice.extend({
  kNumber: filled(lengths.code),
  deviceName: text(lengths.heading),
  applicant: word,
  classification: word,
  productCode: text(lengths.code),
});
export const Predicate = TypedPredicate.extend(borneOut);
export type Predicate = z.infer<typeof Predicate>;

const TypedReference = ReferenceProduct.extend({
  applicationNumber: filled(lengths.code),
  brandName: text(lengths.heading),
  genericName: text(lengths.heading),
  sponsor: word,
  dosageForm: text(lengths.heading),
  strength: text(lengths.heading),
});
export const Reference = TypedReference.extend(borneOut);
export type Reference = z.infer<typeof Reference>;

/** The class of a product in a market, and the rule that puts it there: `IIb` in the EU by `MDR Annex VIII, Rule 12`. */
export const MarketClass = z.object({ market: JurisdictionCode, class: filled(lengths.name), rule: word.nullable() });
export type MarketClass = z.infer<typeof MarketClass>;

/** A standard by its number, without a year where the one in force is meant. */
export const ProductStandard = z.object({ identifier: filled(lengths.name), year: z.number().int().min(1900).max(2100).nullable() });
export type ProductStandard = z.infer<typeof ProductStandard>;

/** Words that are searched for again, under a name of their own. */
export const SavedSearch = z.object({ name: filled(lengths.name), words: filled(lengths.search) });
export type SavedSearch = z.infer<typeof SavedSearch>;

/** A part of the Code of Federal Regulations: `21 CFR 820`. */
const CfrPart = z.string().regex(/^\d{1,2} CFR \d{1,4}$/, "must be a title and a part, such as 21 CFR 820");

/** A section of title 21: `880.5725`. */
const RegulationNumber = z.string().regex(/^\d{1,4}\.\d{1,5}$/, "must be a section of title 21, such as 880.5725");

const several = <T extends z.ZodType>(one: T) => z.array(one).max(counts.entries).default([]);

/** What a person says of a product. */
const fields = {
  name: filled(lengths.label),
  currentStage: filled(lengths.name),
  category: ProductCategory.nullable().default(null),
  /** Every area it belongs to; a combination product has several. */
  areas: z.array(ProductType).max(ProductType.options.length).default([]),
  classification: word.default(""),
  targetMarkets: z.array(JurisdictionCode).max(counts.markets).default([]),
  description: text(lengths.description).default(""),
  product_codes: several(TypedCode),
  regulation_numbers: several(RegulationNumber),
  classes: several(MarketClass),
  cfr_parts: several(CfrPart),
  standards: several(ProductStandard),
  predicateDevices: several(TypedPredicate),
  referenceProducts: several(TypedReference),
  /** Whose product it is, as letters and registers name the firm. */
  firm: word.default(""),
  watched_firms: several(filled(lengths.label)),
  notified_body: word.default(""),
  watched_sources: z
    .object({
      /** Official sources, by their ids. */
      official: several(OfficialSource.shape.id),
      /** Sources of the library, by theirs. */
      library: several(Id),
    })
    .default({ official: [], library: [] }),
  saved_searches: several(SavedSearch),
};

/** Stages offered for a category, and where none is chosen. */
export const stagesOf = (category: ProductCategory | null): readonly string[] => productStages[category ?? "none"];

const stageFits = {
  check: ({ category, currentStage }: { category: ProductCategory | null; currentStage: string }) =>
    stagesOf(category).includes(currentStage),
  problem: { path: ["currentStage"], error: "must be a stage of the chosen category" },
};

export const NewProduct = z.object(fields).refine(stageFits.check, stageFits.problem);
export type NewProduct = z.output<typeof NewProduct>;

/** The whole of a product as it is to stand, and the version that it was made from. */
export const ProductChanges = z.object({ ...fields, id: Id, version: count(1, counts.offset) }).refine(stageFits.check, stageFits.problem);
export type ProductChanges = z.output<typeof ProductChanges>;

/** A product as a person keeps it: whatever is watched, compared or drafted for it is read off this. */
export const Product = z.object({
  ...ProductIntake.shape,
  id: Id,
  /** Grows by one with each change. */
  version: z.number().int(),
  created_at: Timestamp,
  updated_at: Timestamp,
  description: z.string(),
  product_codes: z.array(ProductCode),
  /** Sections of title 21: `880.5725`. */
  regulation_numbers: z.array(z.string()),
  classes: z.array(MarketClass),
  /** `21 CFR 820`. */
  cfr_parts: z.array(z.string()),
  standards: z.array(ProductStandard),
  predicateDevices: z.array(Predicate),
  referenceProducts: z.array(Reference),
  firm: z.string(),
  watched_firms: z.array(z.string()),
  notified_body: z.string(),
  watched_sources: z.object({ official: z.array(OfficialSource.shape.id), library: z.array(Id) }),
  saved_searches: z.array(SavedSearch),
});
export type Product = z.infer<typeof Product>;

export const ProductFilter = listInput(
  {
    /** Words of its name. */
    search: text(lengths.search).optional(),
    /** Those that were deleted and can still be had back, in place of the others. */
    deleted: flag().optional(),
  },
  ["newest", "name"],
);
export type ProductFilter = z.output<typeof ProductFilter>;

/** What a register has on some words. */
const lookedUp = <T extends z.ZodType>(entry: T) =>
  z.object({
    register: OfficialSource.pick({ id: true, title: true, scope: true }),
    /** The day to which the register says that it is complete; null where it was never fetched, and so says nothing. */
    as_of: CalendarDate.nullable(),
    /** Entries that fit, of which the first are given. */
    total: z.number().int(),
    hits: z.array(entry),
  });

const LookUp = z.object({ search: filled(lengths.search) });

const watched = {
  operation: "library.importVersion",
  take: "source_id",
  inside: { object: { official: [] }, list: "library" },
} as const;

const created = { operation: "products.create", take: "id" } as const;

export const productOperations = operations({
  list: {
    method: "GET",
    path: "/api/products",
    access: "user",
    summary: "A person's products, the last changed first.",
    input: ProductFilter,
    output: page(Product),
    example: { search: "pump" },
    reply: "page",
  },
  create: {
    method: "POST",
    path: "/api/products",
    access: "user",
    summary: "Keeps a product; what the registers here say in the same words is marked with its register and day.",
    input: NewProduct,
    output: Product,
    example: { name: "Infusion pump", currentStage: "concept", category: "device", areas: ["device"], targetMarkets: ["US", "EU"] },
    mayName: { watched_sources: watched },
  },
  get: {
    method: "GET",
    path: "/api/products/{id}",
    access: "user",
    summary: "One product.",
    input: z.object({ id: Id }),
    output: Product,
    example: {},
    needs: { id: created },
  },
  update: {
    method: "PUT",
    path: "/api/products/{id}",
    access: "user",
    summary: "Puts a product in place of what it was, unless it was changed since the version that this was made from.",
    input: ProductChanges,
    output: Product,
    example: { version: 1, name: "Infusion pump", currentStage: "marketed", category: "device", areas: ["device"] },
    needs: { id: created },
    mayName: { watched_sources: watched },
  },
  remove: {
    method: "DELETE",
    path: "/api/products/{id}",
    access: "user",
    summary: "Deletes a product; for 30 days it can be had back.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: created },
  },
  restore: {
    method: "POST",
    path: "/api/products/{id}/restore",
    access: "user",
    summary: "Brings back a product that was deleted.",
    input: z.object({ id: Id }),
    output: Product,
    example: {},
    needs: { id: created },
  },
  codes: {
    method: "GET",
    path: "/api/product-codes",
    access: "user",
    summary: "Kinds of devices in FDA's classification, by product code or words of their names.",
    input: LookUp,
    output: lookedUp(ProductCode),
    example: { search: "infusion pump" },
  },
  predicates: {
    method: "GET",
    path: "/api/predicate-devices",
    access: "user",
    summary: "Devices that FDA cleared, by 510(k) number or words of their names.",
    input: LookUp,
    output: lookedUp(Predicate),
    example: { search: "K123456" },
  },
  references: {
    method: "GET",
    path: "/api/reference-products",
    access: "user",
    summary: "Drugs that FDA approved, by application number, brand name or active ingredient.",
    input: LookUp,
    output: lookedUp(Reference),
    example: { search: "insulin" },
  },
});
