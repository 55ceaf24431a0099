import type { Origin, Predicate, ProductCode, Reference } from "@clausewise/contracts";

/** One thing that is known of an entry, and what stands for not knowing it. */
interface EntryField<T> {
  name: keyof T & string;
  label: string;
  isDate?: true;
  unknown: "" | null;
}

/** Something of a product that is looked up in a register, or typed. */
export interface RegisterKind<T> {
  label: string;
  placeholder: string;
  /** The register, as people call it. */
  register: string;
  keyOf: (entry: T) => string;
  nameOf: (entry: T) => string;
  fields: readonly EntryField<T>[];
  /** An entry of the person's own under what they typed; null where that is no code or number. */
  own: (typed: string) => T | null;
  /** What has to be typed for that. */
  needs: string;
}

const compact = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

export const codeKind: RegisterKind<ProductCode> = {
  label: "FDA product code",
  placeholder: "FRN, 880.5725, or words of the device’s name",
  register: "FDA device classification",
  keyOf: ({ code }) => code,
  nameOf: ({ device_name }) => device_name ?? "",
  fields: [
    { name: "device_name", label: "Device name", unknown: null },
    { name: "device_class", label: "Class", unknown: null },
    { name: "regulation_number", label: "Regulation number", unknown: null },
    { name: "panel", label: "Panel", unknown: null },
  ],
  own: (typed) =>
    /^[A-Z]{3}$/.test(compact(typed))
      ? { code: compact(typed), device_name: null, device_class: null, regulation_number: null, panel: null, origin: null }
      : null,
  needs: "a code of three letters",
};

export const predicateKind: RegisterKind<Predicate> = {
  label: "Predicate device",
  placeholder: "K123456, or words of the device’s or the applicant’s name",
  register: "FDA 510(k) clearances",
  keyOf: ({ kNumber }) => kNumber,
  nameOf: ({ deviceName }) => deviceName,
  fields: [
    { name: "deviceName", label: "Device name", unknown: "" },
    { name: "applicant", label: "Applicant", unknown: "" },
    { name: "clearanceDate", label: "Clearance date", isDate: true, unknown: null },
    { name: "classification", label: "Classification", unknown: "" },
    { name: "productCode", label: "Product code", unknown: "" },
  ],
  own: (typed) =>
    /^(?:K|DEN|BK)\d{5,6}$/.test(compact(typed))
      ? { kNumber: compact(typed), deviceName: "", applicant: "", clearanceDate: null, classification: "", productCode: "", origin: null }
      : null,
  needs: "a number such as K123456",
};

export const referenceKind: RegisterKind<Reference> = {
  label: "Reference product",
  placeholder: "NDA 020503, a brand name or an active ingredient",
  register: "Drugs@FDA",
  keyOf: ({ applicationNumber }) => applicationNumber,
  nameOf: ({ brandName }) => brandName,
  fields: [
    { name: "brandName", label: "Brand name", unknown: "" },
    { name: "genericName", label: "Generic name", unknown: "" },
    { name: "sponsor", label: "Sponsor", unknown: "" },
    { name: "approvalDate", label: "Approval date", isDate: true, unknown: null },
    { name: "dosageForm", label: "Dosage form", unknown: "" },
    { name: "strength", label: "Strength", unknown: "" },
  ],
  own: (typed) =>
    /^(?:A?NDA|BLA)?\d{4,6}$/.test(compact(typed))
      ? {
          applicationNumber: compact(typed),
          brandName: "",
          genericName: "",
          sponsor: "",
          approvalDate: null,
          dosageForm: "",
          strength: "",
          origin: null,
        }
      : null,
  needs: "an application number such as NDA020503",
};

/** What all entries share. */
export interface Entry {
  origin: Origin | null;
}
