import type { Answers, MarketClass, ProductFacts } from "@clausewise/contracts";
import { countedAnswers } from "../rules/asked.ts";
import { classify } from "../rules/classify.ts";
import { type Condition, always, any, chosen, is, truthOf } from "../rules/condition.ts";
import { read } from "../rules/evaluate.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { implanted, invasive, software } from "./mdr/scope.ts";

type FactName = keyof ProductFacts;

/** Facts of a product that the answers to a questionnaire say, by the conditions under which they hold. */
const factConditions: Readonly<Record<string, readonly (readonly [FactName, Condition])[]>> = {
  "eu-mdr": [
    ["software", software],
    ["software_alone", is("kind", "software")],
    ["implantable", implanted],
    ["sterile", is("sterile", "yes")],
    ["measuring", is("measuring", "yes")],
    ["reusable", is("reusable", "yes")],
    ["biological_origin", is("tissue", "human", "animal")],
    ["patient_contacting", any(invasive, is("contact", "intact_skin", "injured"))],
    ["investigational", is("made_for", "investigation")],
  ],
  "eu-ivdr": [
    ["ivd", always],
    ["software", is("ivd_kind", "software")],
    ["software_alone", is("ivd_kind", "software")],
    ["sterile", is("ivd_sterile", "yes")],
  ],
  "us-lead-center": [["combination", is("combined_as", "entity", "package", "labelling")]],
};

/** What is applied for by each outcome for medicines. */
const applications: Readonly<Record<string, string>> = {
  monograph: "none",
  anda: "anda",
  nda_b1: "nda",
  nda_b2: "nda_505b2",
  bla: "bla",
  biosimilar: "bla",
};

const settled = (set: RuleSet, answers: Answers): string | null => {
  const [outcome, ...others] = classify(set, answers).outcomes;
  return others.length === 0 ? (outcome ?? null) : null;
};

/** The class that the answers settle, where a class is what the questionnaire gives. */
function classFacts(set: RuleSet, answers: Answers): { fact: FactName; value: string }[] {
  const outcome = settled(set, answers);
  if (set.id === "eu-mdr" && outcome !== null && outcome !== "none") return [{ fact: "class_eu", value: outcome }];
  if (set.id === "eu-ivdr" && outcome !== null && outcome !== "none") return [{ fact: "class_ivdr", value: outcome }];
  const application = set.id === "us-medicine" && outcome !== null ? applications[outcome] : undefined;
  if (application !== undefined) return [{ fact: "us_application", value: application }];
  const type = classInUs(set, outcome, answers);
  return type === null ? [] : [{ fact: "class_us", value: type }];
}

/** A type that needs approval is in class III, and one that is yet to be classified in none. */
function classInUs({ id }: RuleSet, outcome: string | null, answers: Answers): string | null {
  if (id !== "us-device" || outcome === "de_novo" || outcome === "not_device") return null;
  if (outcome === "pma" || outcome === "hde") return "III";
  const [type = null] = chosen(answers, "class_us") ?? [];
  return type;
}

/** What answers say of a product; what they leave open is left out. */
export function factsOfAnswers(set: RuleSet, given: Answers): { fact: FactName; value: boolean | string }[] {
  const answers = countedAnswers(set, given);
  const { known } = read(set, answers);
  const said = (factConditions[set.id] ?? []).flatMap(([fact, condition]) => {
    const value = truthOf(condition, known);
    return value === null ? [] : [{ fact, value }];
  });
  return [...said, ...classFacts(set, answers)];
}

const annexes: Readonly<Record<string, string>> = { "eu-mdr": "MDR Annex VIII", "eu-ivdr": "IVDR Annex VIII" };

/** The class of a product in a market with the rule that gives it; null where the answers do not give one class. */
export function marketClass(set: RuleSet, answers: Answers): MarketClass | null {
  const outcome = settled(set, answers);
  const annex = annexes[set.id];
  if (outcome === null || outcome === "none") return null;
  if (annex !== undefined) {
    const deciding = classify(set, answers).fired.filter(({ decides }) => decides);
    return { market: "EU", class: outcome, rule: `${annex}, ${[...new Set(deciding.map(({ name }) => name))].join(", ")}` };
  }
  const type = classInUs(set, outcome, answers);
  return type === null ? null : { market: "US", class: type, rule: set.labels[outcome] ?? null };
}
