import type { RuleSet } from "../../rules/rule-set.ts";
import { connectionQuestions, contactQuestions } from "./questions-contact.ts";
import {
  dangerQuestions,
  deliveryQuestions,
  effectQuestions,
  energyQuestions,
  functionQuestions,
  softwareQuestions,
  woundQuestions,
} from "./questions-function.ts";
import { materialQuestions } from "./questions-material.ts";
import { annexVIII } from "./mdr-clauses.ts";
import { productQuestions } from "./questions-product.ts";
import { routeQuestions, specialQuestions } from "./questions-purpose.ts";
import { activeRules } from "./rules-active.ts";
import { invasiveRules } from "./rules-invasive.ts";
import { nonInvasiveRules } from "./rules-non-invasive.ts";
import { specialRules } from "./rules-special.ts";
import { implanted, implementingRemarks, scopeRules } from "./scope.ts";

/** Annex VIII of Regulation (EU) 2017/745. */
export const mdrClassification: RuleSet = {
  id: "eu-mdr",
  title: "Class under the EU MDR",
  questions: [
    ...productQuestions,
    ...contactQuestions,
    ...functionQuestions,
    ...woundQuestions,
    ...connectionQuestions,
    ...energyQuestions,
    ...softwareQuestions,
    ...dangerQuestions,
    ...deliveryQuestions,
    ...effectQuestions,
    ...materialQuestions,
    ...specialQuestions,
    ...routeQuestions,
  ],
  rules: [...scopeRules, ...nonInvasiveRules, ...invasiveRules, ...activeRules, ...specialRules],
  outcomes: ["none", "I", "IIa", "IIb", "III"],
  labels: { none: "No class of its own", I: "Class I", IIa: "Class IIa", IIb: "Class IIb", III: "Class III" },
  further: {
    made_for: { of: ["I", "IIa", "IIb", "III"] },
    well_established: { of: ["IIb"], when: implanted },
    sterile: { of: ["I"] },
    measuring: { of: ["I"] },
  },
  remarks: implementingRemarks,
  strictest: { says: "Several rules apply: the strictest decides.", clauses: [annexVIII("3.5")] },
};
