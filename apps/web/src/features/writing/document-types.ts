import type { DocumentType, ProductType } from "@clausewise/contracts";
import { jurisdictionName } from "../../shared/jurisdictions.ts";

/** Stands for every jurisdiction. */
const everywhere = "*";

/** The kinds of document that there are for a category and a country; where one of them is not chosen, any fits. */
export const fittingTypes = (types: readonly DocumentType[], category: ProductType | null, country: string | null): DocumentType[] =>
  types.filter(
    ({ categories, jurisdictions }) =>
      (category === null || categories.includes(category)) &&
      (country === null || jurisdictions.includes(everywhere) || jurisdictions.includes(country)),
  );

/** The jurisdictions that documents are known of, by name. */
export const countriesOf = (types: readonly DocumentType[]): [code: string, name: string][] =>
  [...new Set(types.flatMap(({ jurisdictions }) => jurisdictions))]
    .filter((code) => code !== everywhere)
    .map((code): [string, string] => [code, jurisdictionName(code)])
    .toSorted(([, one], [, other]) => one.localeCompare(other));

/** Where a kind of document belongs, in words. */
export const placeOf = ({ jurisdictions }: Pick<DocumentType, "jurisdictions">): string =>
  jurisdictions.includes(everywhere) ? "International" : jurisdictions.map(jurisdictionName).join(", ");
