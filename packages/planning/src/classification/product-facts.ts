import type { Answers, MarketClass, ProductFacts } from "@clausewise/contracts";
import { countedAnswers } from "../rules/asked.ts";
import { classify } from "../rules/classify.ts";
import { type Condition, any, is, not, truthOf } from "../rules/condition.ts";
import { read } from "../rules/evaluate.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { implanted, invasive, software, thing } from "./mdr/scope.ts";

/** Facts of a product that the answers to a questionnaire say, by the conditions under which they hold. */
const factConditions: Readonly<Record<string, Partial<Record<keyof ProductFacts, Condition>>>> = {
  "eu-mdr": {
    software,
    implantable: implanted,
    sterile: is("sterile", "yes"),
    measuring: is("measuring", "yes"),
    reusable: is("reusable", "yes"),
    biological_origin: is("tissue", "human", "animal"),
    patient_contacting: any(invasive, is("contact", "intact_skin", "injured")),
    investigational: is("made_for", "investigation"),
    combination: is("medicinal_substance", "yes"),
    ivd: not(any(thing, software, is("kind", "part", "system"))),
  },
  "eu-ivdr": {
    ivd: is(
      "ivd_kind",
      "test",
      "instrument",
      "receptacle",
      "general",
      "critical_accessory",
      "calibrator",
      "assigned_control",
      "unassigned_control",
      "software",
    ),
    software: is("ivd_kind", "software"),
    sterile: is("ivd_sterile", "yes"),
  },
  "us-lead-center": { combination: is("combined_as", "entity", "package", "labelling") },
};

const settled = (set: RuleSet, answers: Answers): string | null => {
  const [outcome, ...others] = classify(set, answers).outcomes;
  return others.length === 0 ? (outcome ?? null) : null;
};

/** The class that the answers settle, where a class is what the questionnaire gives. */
function classFacts(set: RuleSet, answers: Answers): ProductFacts {
  const outcome = settled(set, answers);
  if (set.id === "eu-mdr" && outcome !== null && outcome !== "none") return { class_eu: outcome };
  const type = answers["class_us"];
  return set.id === "us-device" && typeof type === "string" && type !== "unknown" ? { class_us: type } : {};
}

/** What answers say of a product; what they leave open is left out. */
export function factsOfAnswers(set: RuleSet, given: Answers): ProductFacts {
  const answers = countedAnswers(set, given);
  const { known } = read(set, answers);
  const said = Object.entries(factConditions[set.id] ?? {}).flatMap(([fact, condition]) => {
    const truth = truthOf(condition, known);
    return truth === null ? [] : [[fact, truth] as const];
  });
  return { ...Object.fromEntries(said), ...classFacts(set, answers) };
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
  const type = classFacts(set, answers).class_us;
  const high = outcome === "pma" || outcome === "hde" ? "III" : null;
  const inUs = set.id === "us-device" ? (high ?? (outcome === "de_novo" ? null : type)) : null;
  return typeof inUs === "string" ? { market: "US", class: inUs, rule: set.labels[outcome] ?? null } : null;
}
