import type { ProductType } from "@clausewise/contracts";
import type { QuestionRules } from "./question-rules.ts";

const medicines: readonly ProductType[] = ["drug", "biologic"];
const areas: readonly ProductType[] = ["ivd", "device", ...medicines];

/** Makes ready to tell what kind of product a question's words belong to; null where they belong to none, or to several. */
export function createAreaReader(rules: QuestionRules["areas"]): (question: string) => ProductType | null {
  const known = rules.flatMap(({ title, pattern }) => {
    const area = areas.find((one) => one === title);
    return area === undefined ? [] : [{ area, fits: new RegExp(pattern, "i") }];
  });
  return (question) => {
    const named = known.filter(({ fits }) => fits.test(question)).map(({ area }) => area);
    const ofMedicines = named.filter((area) => medicines.includes(area));
    return ofMedicines.length > 0 && ofMedicines.length < named.length ? null : (named[0] ?? null);
  };
}
