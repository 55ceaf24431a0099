import type { GuidanceDocument } from "@clausewise/contracts";

/** Names in FDA's lists that hold the comma which parts them. */
const withCommas = [
  "Chemistry, Manufacturing, and Controls (CMC)",
  "Safety - Issues, Errors, and Problems",
  "Ear, Nose & Throat",
  "Tanning Lamps, Booths & Beds",
];

/** The entries of a list in FDA's spelling. */
export function entriesIn(list: string | null | undefined): string[] {
  if (!list) return [];
  const held = withCommas.filter((name) => list.includes(name));
  const rest = held.reduce((left, name) => left.replace(name, ""), list);
  return [...new Set([...held, ...rest.split(",").map((one) => one.trim())])].filter(Boolean);
}

const names: Readonly<Record<string, string>> = {
  CDER: "Center for Drug Evaluation and Research",
  CDRH: "Center for Devices and Radiological Health",
  CBER: "Center for Biologics Evaluation and Research",
  CVM: "Center for Veterinary Medicine",
  CTP: "Center for Tobacco Products",
  CFSAN: "Center for Food Safety and Applied Nutrition",
  OCE: "Oncology Center of Excellence",
  OC: "Office of the Commissioner",
  OII: "Office of Inspections and Investigations",
  ORA: "Office of Regulatory Affairs",
  OWH: "Office of Women's Health",
};

/** An organization by its name: `Center for Devices and Radiological Health` of `CDRH`, also where that stands behind it. */
export function organizationName(said: string): string {
  const plain = said
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s*[|(].*$/, "")
    .trim();
  return names[plain] ?? plain;
}

const products: readonly [RegExp, GuidanceDocument["productType"][number]][] = [
  [/^drugs$/i, "drugs"],
  [/^(?:medical devices|devices|radiation-emitting products)$/i, "devices"],
  [/^biologics$/i, "biologics"],
  [/^combination(?: products?)?$/i, "combination"],
];

/** Areas of product by what FDA's list calls them; it has combination products among the topics. */
export const productTypesOf = (said: readonly string[]): GuidanceDocument["productType"] => [
  ...new Set(said.flatMap((one) => products.flatMap(([pattern, type]) => (pattern.test(one) ? [type] : [])))),
];
