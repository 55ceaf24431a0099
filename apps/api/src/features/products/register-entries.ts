import type { Predicate, ProductCode, Reference } from "@clausewise/contracts";
import type { RegisterEntry } from "../official/official.reads.ts";

/** What is said of something, before it is known what bears it out. */
export type Said<T> = Omit<T, "origin">;

const isDay = (value: string | null | undefined): value is string => /^\d{4}-\d{2}-\d{2}$/.test(value ?? "");

export const codeOf = ({ key, title, fields }: RegisterEntry): Said<ProductCode> => ({
  code: key,
  device_name: title,
  device_class: fields["device_class"] ?? null,
  regulation_number: fields["regulation_number"] ?? null,
  panel: fields["medical_specialty_description"] ?? fields["review_panel"] ?? null,
});

const classNames: Readonly<Record<string, string>> = { "1": "Class I", "2": "Class II", "3": "Class III" };

/** A class as people write it; FDA's letters for kinds that are in none stay as they are. */
const className = (device_class: string): string => classNames[device_class] ?? device_class;

/** The class and regulation of a kind of device in words; empty where its entry is not known. */
function classificationOf(kind: Said<ProductCode> | undefined): string {
  const { device_class, regulation_number } = kind ?? {};
  const parts = [device_class && className(device_class), regulation_number && `21 CFR ${regulation_number}`];
  return parts.filter(Boolean).join(", ");
}

/** `kind` is what the classification says of its product code, where it is known. */
export const predicateOf = ({ key, title, fields }: RegisterEntry, kind: Said<ProductCode> | undefined): Said<Predicate> => ({
  kNumber: key,
  deviceName: title,
  applicant: fields["applicant"] ?? "",
  clearanceDate: isDay(fields["decision_date"]) ? fields["decision_date"] : null,
  classification: classificationOf(kind),
  productCode: fields["product_code"] ?? "",
});

export const referenceOf = ({ key, title, fields }: RegisterEntry): Said<Reference> => ({
  applicationNumber: key,
  brandName: title === key ? "" : title,
  genericName: fields["active_ingredients"] ?? "",
  sponsor: fields["sponsor_name"] ?? "",
  approvalDate: isDay(fields["approval_date"]) ? fields["approval_date"] : null,
  dosageForm: fields["dosage_form"] ?? "",
  strength: fields["strength"] ?? "",
});

const compact = (search: string): string => search.replaceAll(/[^a-z0-9]/gi, "").toUpperCase();

/** The keys that somebody may mean who writes a number or a code in their own way: `k 123456`, `NDA 20-503`. */
export const keysMeant = {
  codes: (search: string): string[] => (/^[A-Z]{3}$/.test(compact(search)) ? [compact(search)] : []),
  predicates: (search: string): string[] => (/^(?:K|DEN|BK)\d{5,6}$/.test(compact(search)) ? [compact(search)] : []),
  references: (search: string): string[] => {
    const [, kind = "", digits] = /^(A?NDA|BLA)?(\d{4,6})$/.exec(compact(search)) ?? [];
    if (digits === undefined) return [];
    return (kind === "" ? ["NDA", "ANDA", "BLA"] : [kind]).map((one) => `${one}${digits.padStart(6, "0")}`);
  },
};
