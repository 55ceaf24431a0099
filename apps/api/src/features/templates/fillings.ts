import {
  areaLabels,
  type FormSlot,
  type FormWords,
  jurisdictionName,
  type TemplateField,
  type TemplateFilling,
  templateFillings,
} from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import type { z } from "zod";
import type { ProductReads } from "../products/products.reads.ts";

/** What is known of a product, as far as places of templates ask for it. */
export type FillingProduct = Pick<
  NonNullable<Awaited<ReturnType<ProductReads["find"]>>>,
  | "id"
  | "name"
  | "description"
  | "areas"
  | "firm"
  | "currentStage"
  | "targetMarkets"
  | "product_codes"
  | "regulation_numbers"
  | "classes"
  | "standards"
  | "predicateDevices"
  | "referenceProducts"
  | "notified_body"
>;

/** What stands in each place; null where it is not known. */
export type Fillings = Readonly<Record<TemplateFilling, string | null>>;

const labels: Readonly<Record<TemplateFilling, string>> = {
  "product.name": "name of the product",
  "product.description": "description of the product",
  "product.category": "kind of product",
  "product.firm": "name of the firm",
  "product.stage": "stage of development",
  "product.markets": "markets",
  "product.product_codes": "product codes",
  "product.regulation_numbers": "regulation numbers",
  "product.classes": "classes",
  "product.standards": "standards applied",
  "product.predicates": "predicate device and its number",
  "product.reference_products": "reference product and its number",
  "product.notified_body": "name and number of the notified body",
  today: "date",
};

const listed = (values: readonly string[]): string => values.filter((value) => value.trim() !== "").join(", ");
const named = (name: string, number: string): string => (name === "" ? number : `${name} (${number})`);

const ofProduct = (product: FillingProduct): Omit<Record<TemplateFilling, string>, "today"> => ({
  "product.name": product.name,
  "product.description": product.description,
  "product.category": listed(product.areas.map((area) => areaLabels[area])),
  "product.firm": product.firm,
  "product.stage": product.currentStage.replaceAll("_", " "),
  "product.markets": listed(product.targetMarkets.map(jurisdictionName)),
  "product.product_codes": listed(product.product_codes.map(({ code }) => code)),
  "product.regulation_numbers": listed(product.regulation_numbers.map((number) => `21 CFR ${number}`)),
  "product.classes": listed(product.classes.map((one) => `${one.class} (${jurisdictionName(one.market)})`)),
  "product.standards": listed(product.standards.map(({ identifier, year }) => (year === null ? identifier : `${identifier}:${year}`))),
  "product.predicates": listed(product.predicateDevices.map(({ deviceName, kNumber }) => named(deviceName, kNumber))),
  "product.reference_products": listed(
    product.referenceProducts.map(({ brandName, applicationNumber }) => named(brandName, applicationNumber)),
  ),
  "product.notified_body": product.notified_body,
});

/** What the places of a template are filled with; of no product, the day alone is known. */
export function fillingsOf(product: FillingProduct | null, today: string): Fillings {
  const known = product === null ? {} : ofProduct(product);
  const all: Partial<Record<TemplateFilling, string>> = { ...known, today: knownDate(today, "long") };
  const filled = templateFillings.map((name) => [name, all[name]?.trim() || null] as const);
  return Object.fromEntries(filled) as Record<TemplateFilling, string | null>;
}

const slotOf = (name: TemplateFilling, fillings: Fillings): FormSlot => ({
  name,
  label: labels[name],
  value: fillings[name],
  hint: null,
});

const isFilling = (name: string): name is TemplateFilling => name in labels;

/** A text of a template with its places; the day is known and is no place. */
export const filledWords = (text: string, fillings: Fillings): FormWords =>
  textWithPlaces(text, fillings).flatMap((part, at, parts): FormWords => {
    const before = parts[at - 1];
    if (typeof part !== "string" || typeof before !== "object" || before.value?.endsWith(".") !== true) return [part];
    // A firm that is called "Inc." ends the sentence by itself.
    const rest = part.replace(/^\.(?= |$)/u, "");
    return rest === "" ? [] : [rest];
  });

const textWithPlaces = (text: string, fillings: Fillings): FormWords =>
  text.split(/\{\{(.+?)\}\}/u).flatMap((part, at): FormWords => {
    if (at % 2 === 0 || !isFilling(part)) return part === "" ? [] : [part];
    return part === "today" ? [fillings.today ?? ""] : [slotOf(part, fillings)];
  });

/** The same where no place can be written in, such as the title of a column. */
export const filledText = (text: string, fillings: Fillings): string =>
  filledWords(text, fillings)
    .map((part) => (typeof part === "string" ? part : (part.value ?? `[${part.label}]`)))
    .join("");

/** A field with what fills it. */
export const filledField = ({ id, label, from, hint }: z.output<typeof TemplateField>, fillings: Fillings): FormSlot => ({
  name: from === null || from === "today" ? id : from,
  label,
  value: from === null ? null : fillings[from],
  hint,
});
