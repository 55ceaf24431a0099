import { rulesOf } from "./rules.ts";

/** For which areas of product some texts are written; which texts is told in one of three ways. */
export interface BuiltInProductArea {
  title: string;
  /** Parts of 21 CFR, from one to another. */
  parts: { from: number; to: number } | null;
  /** Regular expression over the citation. */
  cited: string | null;
  /** Regular expression over the source's title, without regard to capitals. */
  titled: string | null;
  /** Whether a title that names both drugs and devices counts. */
  mixed: boolean;
  of: string[];
  also: string[];
  /** Citations, with the title after an arrow, that the row holds for, and that it does not hold for. */
  fits: string[];
  not: string[];
}

/** Which rules are written for which products; the first row that fits holds. */
export const builtInProductAreas = (): BuiltInProductArea[] =>
  rulesOf("sources/product-areas").map((rule) => {
    const [from, to] = rule.mayOf("parts")?.split("-").map(Number) ?? [];
    return {
      title: rule.title,
      parts: from === undefined || to === undefined ? null : { from, to },
      cited: rule.mayOf("cited"),
      titled: rule.mayOf("titled"),
      mixed: rule.mayOf("mixed") === "yes",
      of: rule.listOf("of"),
      also: rule.listOf("also"),
      fits: rule.listOf("fits"),
      not: rule.listOf("not"),
    };
  });
