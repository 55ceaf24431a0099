import { letterFamilyLabels, type LetterKind, type Product, type WarningLetter } from "@clausewise/contracts";
import { builtInFamilyParts } from "@clausewise/static-data";
import { oneSpelling } from "../../platform/listing/one-spelling.ts";
import { partOf } from "./cited-parts.ts";
import type { Letter } from "./merge-letters.ts";

/** As much of a product as the rules ask for. */
export type ProductInView = Pick<Product, "name" | "areas" | "category" | "firm" | "watched_firms" | "cfr_parts">;

export const familyParts = new Map(builtInFamilyParts().map(({ family, ...rest }) => [family, rest]));

const kindsOfArea: Record<Product["areas"][number], readonly LetterKind[]> = {
  device: ["device"],
  ivd: ["device"],
  drug: ["drug"],
  biologic: ["biologic"],
  combination: [],
};

/** The kinds of product that letters can be on; a combination product is of those that its other areas name. */
export const letterKindsOf = (areas: readonly Product["areas"][number][]): LetterKind[] => [
  ...new Set(areas.flatMap((area) => kindsOfArea[area])),
];

/** Forms of companies, which letters and people write now and then. */
const forms = /\b(?:inc|incorporated|llc|ltd|limited|corp|corporation|co|company|gmbh|plc|pvt|sa|ag|lp)\b/g;
const firmName = (name: string): string =>
  oneSpelling(name).replaceAll(/[.,&]/g, " ").replaceAll(forms, " ").replaceAll(/\s+/g, " ").trim();

/** Whether a letter is to a firm: all words of the firm's name stand in that of whom the letter is to. */
function isTo(company: string, firm: string): boolean {
  const [named, wanted] = [firmName(company).split(" "), firmName(firm).split(" ").filter(Boolean)];
  return wanted.length > 0 && wanted.every((word) => named.includes(word));
}

type Concern = WarningLetter["concern"];

/** Whether a letter concerns a product, with each rule that says so; null where none does. */
export function concernOf(letter: Letter, product: ProductInView): Concern {
  const high = [...firmReasons(letter, product), ...citedReasons(letter, product), ...subjectReasons(letter, product)];
  if (high.length > 0) return { relevance: "high", because: high };
  const kind = kindReasons(letter, product);
  return kind.length > 0 ? { relevance: "kind", because: kind } : null;
}

const firmReasons = ({ company }: Letter, { firm, watched_firms, name }: ProductInView): string[] => [
  ...(isTo(company, firm) ? [`It is to ${firm}, the firm of ${name}.`] : []),
  ...watched_firms.filter((one) => isTo(company, one)).map((one) => `It is to ${one}, a firm that you watch.`),
];

const citedReasons = ({ violations }: Letter, { cfr_parts, name }: ProductInView): string[] =>
  (violations ?? [])
    .filter((clause) => cfr_parts.includes(partOf(clause)))
    .map((clause) => `It cites ${clause}, and ${name} lists ${partOf(clause)}.`);

function subjectReasons({ subject_family }: Letter, { cfr_parts, name }: ProductInView): string[] {
  const under = familyParts.get(subject_family);
  const shared = under?.parts.filter((part) => cfr_parts.includes(part)) ?? [];
  return shared.length === 0 || under === undefined
    ? []
    : [`Its subject is ${letterFamilyLabels[subject_family]}: ${under.because}, and ${name} lists ${shared.join(" and ")}.`];
}

function kindReasons({ product_kind }: Letter, { areas, category, name }: ProductInView): string[] {
  const own = letterKindsOf(areas.length > 0 ? areas : category === null ? [] : [category]);
  return product_kind.filter((kind) => own.includes(kind)).map((kind) => `It is on a ${kind}, and so is ${name}.`);
}
