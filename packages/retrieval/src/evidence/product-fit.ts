import type { ProductType } from "@clausewise/contracts";
import type { Candidate } from "./candidate.ts";

/** For which areas of product some texts are written; the product's own list is in `static-data/sources`. */
export interface ProductAreaRule {
  /** Parts of 21 CFR, from one to another. */
  parts: { from: number; to: number } | null;
  /** Regular expressions over the citation, and over the source's title without regard to capitals. */
  cited: string | null;
  titled: string | null;
  /** Whether a title that names both drugs and devices counts. */
  mixed: boolean;
  /** Areas it is written for. */
  of: readonly string[];
  /** Areas it may concern besides; it is foreign to all others. */
  also: readonly string[];
}

/** 1 where a passage is written for a kind of product, -1 where it is clearly written for others, else 0. */
export type ProductFit = (candidate: Candidate, product: ProductType) => -1 | 0 | 1;

const medicine = "\\b(?:drugs?|medicin\\w+|pharmaceutical\\w*|biologic\\w*)\\b";
const titlesMix = new RegExp(`${medicine}.*\\bdevices?\\b|\\bdevices?\\b.*${medicine}`, "i");

/** Agencies, offices and acts bear product names that say nothing of the product. */
const agency =
  /federal food,? drug,? and cosmetic act|food and drugs? (?:administration|regulations|act)|center for devices and radiological health/gi;

/** Tells for which products passages are written, by the first rule that fits. */
export function createProductFit(rules: readonly ProductAreaRule[]): ProductFit {
  const known = rules.map((rule) => ({
    ...rule,
    cited: rule.cited === null ? null : new RegExp(rule.cited),
    titled: rule.titled === null ? null : new RegExp(rule.titled, "i"),
  }));
  const ruleOf = ({ citation, source_title, source_identifier }: Candidate) => {
    const part = Number(/^21 CFR (\d+)/.exec(citation)?.[1] ?? Number.NaN);
    if (!Number.isNaN(part)) return known.find(({ parts }) => parts !== null && part >= parts.from && part <= parts.to);
    const title = `${source_identifier} ${source_title}`.replace(agency, " ");
    const mixes = titlesMix.test(title);
    return known.find(({ cited, titled, mixed }) => {
      if (cited !== null) return cited.test(citation) || cited.test(source_identifier);
      return titled !== null && (mixed || !mixes) && titled.test(title);
    });
  };
  return (candidate, product) => {
    const rule = ruleOf(candidate);
    if (rule === undefined) return 0;
    if (rule.of.includes(product)) return 1;
    return rule.also.includes(product) || (product === "combination" && rule.of.length > 0) ? 0 : -1;
  };
}
