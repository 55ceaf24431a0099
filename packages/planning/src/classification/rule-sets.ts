import type { RuleSet } from "../rules/rule-set.ts";
import { ivdrClassification } from "./ivdr/ivdr.ts";
import { mdrClassification } from "./mdr/mdr.ts";
import { usLeadCenter } from "./us/lead-center.ts";
import { usDevice } from "./us/us-device.ts";
import { usMedicine } from "./us/us-medicine.ts";

/** Every questionnaire with its rules. */
export const ruleSets: readonly RuleSet[] = [mdrClassification, ivdrClassification, usDevice, usLeadCenter, usMedicine];

/** A questionnaire by its name; throws where there is none. */
export function ruleSetNamed(id: string): RuleSet {
  const set = ruleSets.find((one) => one.id === id);
  if (set === undefined) throw new Error(`There is no questionnaire ${id}`);
  return set;
}
