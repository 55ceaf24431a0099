import { z } from "zod";
import { CalendarDate } from "./fields.ts";
import { JurisdictionCode, ProductType } from "./kinds.ts";
import { marketTopics } from "./market-words.ts";

const said = z.string().trim().min(1);

export const MarketTopic = z.enum(marketTopics);
export type MarketTopic = z.infer<typeof MarketTopic>;

/** The regions that markets are listed under. */
export const Region = z.enum(["North America", "Europe", "Asia Pacific", "South America", "Middle East", "Africa"]);

/** Who a market is: what is known of it whether its law is held or not. */
export const MarketIdentity = z.strictObject({
  code: JurisdictionCode,
  /** ISO 3166-1 alpha-3; null for a union. */
  iso3: z.string().length(3).nullable(),
  name: said,
  official_name: said,
  region: Region,
  authority: z.strictObject({
    name: said,
    /** As it calls itself; null where that is the same. */
    local_name: said.nullable(),
    /** Null where its site could not be verified. */
    url: z.url({ protocol: /^https$/ }).nullable(),
  }),
  languages: z.array(said).min(1),
  currency: z.strictObject({ code: z.string().length(3), name: said }),
  memberships: z.array(said),
  checked: CalendarDate,
  checked_against: said,
});
export type MarketIdentity = z.infer<typeof MarketIdentity>;

/** A number that a fact states, in the unit of its clause; `days` says which days are meant, and is null where they are none or it is not said. */
export const MarketFigure = z.strictObject({
  amount: z.number(),
  unit: z.enum(["hours", "days", "months", "years", "USD", "CAD", "INR", "SAR", "SGD"]),
  days: z.enum(["calendar", "working", "FDA"]).nullable().default(null),
});

/** One thing that the law of a market says, in words of our own, with the clauses it rests on. */
export const MarketFact = z.strictObject({
  market: JurisdictionCode,
  /** The kinds of product of which the clauses speak. */
  products: z.array(ProductType).min(1),
  topic: MarketTopic,
  /** Under which facts of several markets stand in one line. */
  label: said.max(60),
  value: said.max(60),
  detail: said,
  figure: MarketFigure.nullable(),
  /** Source as the library names it, and the whole citation. */
  citations: z.array(z.strictObject({ source: said, clause: said })).min(1),
  checked: CalendarDate,
});
export type MarketFact = z.infer<typeof MarketFact>;
