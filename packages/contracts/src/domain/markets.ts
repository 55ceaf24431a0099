import { jurisdictionName } from "./jurisdiction-names.ts";
import { regulators } from "./regulators.ts";

/** The fifty markets that products are planned for, by region. Of the countries of the EU five stand by themselves; the others are in `EU`. */
const regions = [
  ["North America", "US CA MX"],
  ["Europe", "EU DE FR IT ES NL GB CH NO TR RU UA"],
  ["Asia Pacific", "JP CN KR AU NZ IN SG TW HK MY TH ID PH VN PK BD KZ"],
  ["South America", "BR AR CO CL PE EC"],
  ["Middle East", "SA AE IL JO"],
  ["Africa", "EG ZA NG KE GH TZ ET MA"],
] as const;

export interface PlannedMarket {
  code: string;
  name: string;
  /** Those who watch over products there, as people write them: `MDA, NPRA`. */
  authority: string;
}

/** Regulators that have a site of their own, by their acronyms. */
const authorityOf = (code: string): string => {
  const known = regulators[code] ?? [];
  return known
    .filter(({ website }) => website !== null)
    .map(({ acronym }) => acronym)
    .join(", ");
};

export const marketRegions = regions.map(([region, codes]) => ({
  region,
  markets: codes.split(" ").map((code): PlannedMarket => ({ code, name: jurisdictionName(code), authority: authorityOf(code) })),
}));
