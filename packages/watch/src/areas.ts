import type { ProductType } from "@clausewise/contracts";
import { productAreas } from "@clausewise/contracts/vocabulary";
import type { AreaRule, TextAreaRule } from "./rules.ts";

export const isArea = (area: string): area is ProductType => productAreas.some((one) => one === area);

export interface NamedAreas {
  areas: ProductType[];
  /** Whether words name products of other trades, and none of ours. */
  isForeign: boolean;
}

/** Areas of product that words name. */
export function createAreas(rules: readonly AreaRule[]): (text: string) => NamedAreas {
  const known = rules.map((rule) => ({
    ...rule,
    pattern: new RegExp(rule.pattern, "iu"),
    unless: rule.unless === null ? null : new RegExp(rule.unless, "iu"),
  }));
  const sections = [...new Set(rules.map(({ section }) => section))];
  return (text) => {
    const first = sections.flatMap(
      (section) => known.find((rule) => rule.section === section && rule.pattern.test(text) && !rule.unless?.test(text)) ?? [],
    );
    const areas = new Set(first.flatMap(({ of }) => of));
    return { areas: productAreas.filter((area) => areas.has(area)), isForeign: areas.size === 0 && first.length > 0 };
  };
}

/** A rule for devices that may concern diagnostics holds for them too, as one for drugs does for biologics. */
const alike: readonly (readonly [of: ProductType, also: ProductType])[] = [
  ["device", "ivd"],
  ["drug", "biologic"],
];

/** Areas that a text is written for, by its citation and title; empty where it is written for all. */
export function createTextAreas(rules: readonly TextAreaRule[]): (citation: string, title: string) => ProductType[] {
  return (citation, title) => {
    const part = Number(/^21 CFR (\d+)/.exec(citation)?.[1] ?? Number.NaN);
    const rule = rules.find(({ parts, cited, titled }) => {
      if (!Number.isNaN(part)) return parts !== null && part >= parts.from && part <= parts.to;
      if (cited !== null) return new RegExp(cited).test(citation);
      return titled !== null && new RegExp(titled, "i").test(title);
    });
    const also = alike.filter(([of, one]) => rule?.of.includes(of) && rule.also.includes(one)).map(([, one]) => one);
    return productAreas.filter((area) => rule?.of.includes(area) || also.includes(area));
  };
}
