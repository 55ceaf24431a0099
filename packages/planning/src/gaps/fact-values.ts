import type { FactName, FactOption } from "@clausewise/contracts";
import { productFacts } from "@clausewise/contracts";

/** Values that are no words by themselves: as they stand in a sentence, and as they are chosen. */
const spelled: Readonly<Record<string, Readonly<Record<string, readonly [within: string, chosen: string]>>>> = {
  category: {
    device: ["medical device", "Medical device"],
    ivd: ["in vitro diagnostic", "In vitro diagnostic"],
    drug: ["drug", "Drug"],
    biologic: ["biologic", "Biologic"],
    combination: ["combination product", "Combination product"],
  },
  role: {
    manufacturer: ["manufacturer", "Manufacturer"],
    authorised_representative: ["authorised representative", "Authorised representative"],
    importer: ["importer", "Importer"],
    distributor: ["distributor", "Distributor"],
    user_facility: ["user facility", "User facility, such as a hospital"],
  },
  us_application: {
    nda: ["an NDA under 505(b)(1)", "NDA, 505(b)(1)"],
    nda_505b2: ["an NDA under 505(b)(2)", "NDA, 505(b)(2)"],
    anda: ["an ANDA", "ANDA"],
    bla: ["a BLA", "BLA"],
    none: ["none of these", "None of these"],
  },
  ivd_setting: {
    laboratory: ["carried out in a laboratory", "In a laboratory"],
    near_patient: ["a near-patient test", "Near the patient, by professionals"],
    self_test: ["a self-test", "By lay people, as a self-test"],
  },
  radiation: {
    none: ["no radiation", "No"],
    unintended: ["radiation that is not intended", "Yes, though that is not intended"],
    hazardous: ["radiation that is or may be hazardous, as intended", "Yes, intended and hazardous or potentially so"],
    ionising: ["ionising radiation, as intended", "Yes, intended and ionising"],
  },
  signatures: {
    none: ["no electronic signatures", "No"],
    without_biometrics: ["electronic signatures without biometrics", "Yes, by code and password or the like"],
    with_biometrics: ["electronic signatures by biometrics", "Yes, by biometrics"],
  },
  correction: {
    none: ["no correction or removal", "No"],
    to_report: ["a correction or removal to be reported", "Yes, one to be reported"],
    not_to_report: ["a correction or removal that need not be reported", "Yes, one that need not be reported"],
  },
  combination_system: {
    drug_cgmp: ["drug CGMP, with parts of part 820", "Drug CGMP (parts 210 and 211), with parts of part 820"],
    part_820: ["part 820, with parts of drug CGMP", "Part 820, with parts of drug CGMP"],
    both: ["both sets of rules in full", "Both sets of rules in full"],
  },
};

/** A value as it stands behind its fact's words. */
export const valueWords = (fact: FactName, value: string): string => spelled[fact]?.[value]?.[0] ?? value;

/** What may be answered to a fact; null where it is yes or no. */
export function optionsOf(fact: FactName): FactOption[] | null {
  const values: readonly string[] | null = productFacts[fact];
  return values && values.map((value) => ({ value, label: spelled[fact]?.[value]?.[1] ?? value }));
}
