import { z } from "zod";
import { isMarket, jurisdictionOf } from "./jurisdictions.ts";
import { areaSpellings, authorityChoices, outcomes, productAreas, sourceKinds, sourceStatuses, textKinds } from "./vocabulary.ts";

export const SourceKind = z.enum(sourceKinds);
export type SourceKind = z.infer<typeof SourceKind>;

export const SourceStatus = z.enum(sourceStatuses);
export type SourceStatus = z.infer<typeof SourceStatus>;

export const TextKind = z.enum(textKinds);
export type TextKind = z.infer<typeof TextKind>;

export const Outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof Outcome>;

export const Authority = z.enum(authorityChoices);
export type Authority = z.infer<typeof Authority>;

export const ProductType = z.enum(productAreas);
export type ProductType = z.infer<typeof ProductType>;

/** A country or union of the register. */
export const JurisdictionCode = z.string().refine((code) => jurisdictionOf(code) !== null, "must be the code of a country or union");

/** A jurisdiction, `Research` or `Global`. */
export const MarketCode = z.string().refine(isMarket, "must be the code of a country or union, Research or Global");

const keysOf = <K extends string>(words: Record<K, unknown>): K[] => Object.keys(words) as K[];

/** As templates and product intake spell areas. */
export const ProductCategory = z.enum(keysOf(areaSpellings.category));
export type ProductCategory = z.infer<typeof ProductCategory>;

/** As analysed protocols spell areas. */
export const ProtocolProduct = z.enum(keysOf(areaSpellings.protocol));
export type ProtocolProduct = z.infer<typeof ProtocolProduct>;

/** As FDA's guidance documents spell areas. */
export const GuidanceProductType = z.enum(keysOf(areaSpellings.guidance));
export type GuidanceProductType = z.infer<typeof GuidanceProductType>;

type Spelling = keyof typeof areaSpellings;
type Word = { [S in Spelling]: keyof (typeof areaSpellings)[S] };

/** The areas that an entity's words mean, each once, in the order of the list. */
export function areasOf<S extends Spelling>(spelling: S, words: readonly Word[S][]): ProductType[] {
  const means: Record<string, readonly ProductType[]> = areaSpellings[spelling];
  const meant = new Set(words.flatMap((word) => means[String(word)] ?? []));
  return productAreas.filter((area) => meant.has(area));
}

/** The words an entity has for an area; none where its spelling does not know it. */
export const wordsFor = (spelling: Spelling, area: ProductType): string[] =>
  Object.entries<readonly ProductType[]>(areaSpellings[spelling]).flatMap(([word, areas]) => (areas.includes(area) ? [word] : []));
