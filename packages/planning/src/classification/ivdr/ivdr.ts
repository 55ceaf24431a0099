import { type Condition, all, any, fires, is, not, only } from "../../rules/condition.ts";
import { type Rule, type RuleSet, ruleOf } from "../../rules/rule-set.ts";
import { annexVIII } from "./ivdr-clauses.ts";
import { ivdrQuestions } from "./ivdr-questions.ts";

/** That it is classified by what its result is for. */
const tests: Condition = any(
  is("ivd_kind", "test", "critical_accessory"),
  all(is("ivd_kind", "instrument"), is("measures_directly", "yes")),
  all(is("ivd_kind", "software"), is("ivd_software_role", "independent", "both")),
);
const detects = is("agent", "presence", "exposure");
const endangers = is("decision_error", "yes");
const serves = (purpose: string, ...more: Condition[]) => all(is("ivd_purpose", purpose), ...more);

const following: Rule[] = (
  [
    ["1.4", "Software that drives a device", all(is("ivd_kind", "software"), is("ivd_software_role", "drives", "both"))],
    ["1.5", "Calibrators", is("ivd_kind", "calibrator")],
    ["1.6", "Control materials with an assigned value", is("ivd_kind", "assigned_control")],
  ] as const
).map(([section, title, applies]) =>
  ruleOf({
    id: section,
    name: `Implementing rule ${section}`,
    title,
    group: "Implementing rules",
    clauses: [annexVIII(section)],
    applies,
    indents: ["A", "B", "C", "D"].map((of) => ({
      says: `It is in the class of the device that it is used with: class ${of}.`,
      when: is("paired_class", of),
      gives: of,
    })),
  }),
);

const letter = (at: string) => ({ clauses: [annexVIII(`2.3(${at})`)], gives: "C" });

const rules: Rule[] = [
  ...following,
  ruleOf({
    id: "1",
    name: "Rule 1",
    title: "Transmissible agents of the highest risk",
    group: "Classification rules",
    clauses: [annexVIII("2.1")],
    applies: all(tests, detects),
    indents: [
      {
        says: "It finds out whether blood, cells, tissues or organs are fit to be given: class D.",
        when: is("donation", "yes"),
        gives: "D",
      },
      {
        says: "It detects an agent of a life-threatening disease with a high or suspected high risk of propagation: class D.",
        when: is("propagates", "yes"),
        gives: "D",
      },
      {
        says: "It determines the infectious load of a life-threatening disease where that is critical for the patient: class D.",
        when: all(is("agent", "presence"), is("infectious_load", "yes")),
        gives: "D",
      },
    ],
  }),
  ruleOf({
    id: "2",
    name: "Rule 2",
    title: "Blood grouping and tissue typing",
    group: "Classification rules",
    clauses: [annexVIII("2.2")],
    applies: tests,
    indents: [
      { says: "It is for blood grouping or tissue typing by other markers: class C.", when: is("compatibility", "others"), gives: "C" },
      {
        says: "It determines a marker of ABO, Rhesus, Kell, Kidd or Duffy that the rule names: class D.",
        when: is("compatibility", "named"),
        gives: "D",
      },
    ],
  }),
  ruleOf({
    id: "3",
    name: "Rule 3",
    title: "High individual or moderate public risk",
    group: "Classification rules",
    clauses: [annexVIII("2.3")],
    applies: tests,
    indents: [
      { ...letter("a"), says: "It detects a sexually transmitted agent: class C.", when: all(detects, is("sexual", "yes")) },
      {
        ...letter("b"),
        says: "It detects the presence of an infectious agent in blood or cerebrospinal fluid, without a high risk of propagation: class C.",
        when: all(is("agent", "presence"), is("propagates", "no"), is("blood_or_csf", "yes")),
      },
      {
        ...letter("c"),
        says: "A wrong result on the presence of the agent carries a significant risk of death or severe disability: class C.",
        when: all(is("agent", "presence"), is("agent_error", "yes")),
      },
      {
        ...letter("d"),
        says: "It screens pregnant women for their immunity to transmissible agents: class C.",
        when: all(is("agent", "exposure"), is("prenatal_immunity", "yes")),
      },
      {
        ...letter("e"),
        says: "It determines infective or immune status, and a wrong result may endanger life: class C.",
        when: serves("status", endangers),
      },
      { ...letter("f"), says: "It is a companion diagnostic: class C.", when: serves("companion") },
      {
        ...letter("g"),
        says: "It serves to stage a disease, and a wrong result may endanger life: class C.",
        when: serves("staging", endangers),
      },
      { ...letter("h"), says: "It is for screening, diagnosis or staging of cancer: class C.", when: serves("cancer") },
      { ...letter("i"), says: "It is for human genetic testing: class C.", when: serves("genetic") },
      {
        ...letter("j"),
        says: "It monitors levels, and a wrong result may endanger life: class C.",
        when: serves("monitoring", endangers),
      },
      { ...letter("k"), says: "It is for managing patients with a life-threatening disease: class C.", when: serves("management") },
      { ...letter("l"), says: "It screens the embryo or foetus for congenital disorders: class C.", when: serves("embryo") },
      {
        ...letter("m"),
        says: "It screens newborns for congenital disorders that endanger life or disable if missed: class C.",
        when: serves("newborn"),
      },
    ],
  }),
  ruleOf({
    id: "4",
    name: "Rule 4",
    title: "Self-testing",
    group: "Classification rules",
    clauses: [annexVIII("2.4")],
    applies: all(tests, is("user", "lay")),
    indents: [
      {
        says: "It is for self-testing: class C.",
        when: not(only("self_test_of", "pregnancy", "fertility", "cholesterol", "urine")),
        gives: "C",
      },
      {
        says: "It is for self-testing of pregnancy, fertility, cholesterol, or the named things in urine only: class B.",
        when: only("self_test_of", "pregnancy", "fertility", "cholesterol", "urine"),
        gives: "B",
      },
    ],
  }),
  ruleOf({
    id: "5",
    name: "Rule 5",
    title: "Laboratory products, instruments and receptacles",
    group: "Classification rules",
    clauses: [annexVIII("2.5")],
    indents: [
      {
        says: "It is a product for general laboratory use, an accessory that is not critical, a buffer, washing solution, culture medium or stain: class A.",
        when: is("ivd_kind", "general"),
        gives: "A",
      },
      {
        says: "It is an instrument specifically for in vitro diagnostic procedures: class A.",
        when: all(is("ivd_kind", "instrument"), is("measures_directly", "no")),
        gives: "A",
      },
      { says: "It is a specimen receptacle: class A.", when: is("ivd_kind", "receptacle"), gives: "A" },
    ],
  }),
  ruleOf({
    id: "6",
    name: "Rule 6",
    title: "All other devices",
    group: "Classification rules",
    clauses: [annexVIII("2.6")],
    applies: tests,
    indents: [{ says: "A device that no other rule covers is in class B.", when: not(fires("1.4", "1", "2", "3", "4")), gives: "B" }],
  }),
  ruleOf({
    id: "7",
    name: "Rule 7",
    title: "Controls without an assigned value",
    group: "Classification rules",
    clauses: [annexVIII("2.7")],
    indents: [{ says: "It is a control without an assigned value: class B.", when: is("ivd_kind", "unassigned_control"), gives: "B" }],
  }),
];

/** Annex VIII of Regulation (EU) 2017/746. */
export const ivdrClassification: RuleSet = {
  id: "eu-ivdr",
  title: "Class under the EU IVDR",
  questions: ivdrQuestions,
  rules,
  outcomes: ["A", "B", "C", "D"],
  labels: { A: "Class A", B: "Class B", C: "Class C", D: "Class D" },
  further: { ivd_sterile: { of: ["A"] } },
  remarks: [
    {
      says: "An accessory is classified by itself, apart from the device that it is used with.",
      clauses: [annexVIII("1.3")],
      when: is("ivd_kind", "critical_accessory"),
    },
    {
      says: "A device for near-patient testing is classified by itself.",
      clauses: [annexVIII("2.4")],
      when: all(tests, is("user", "near_patient")),
    },
    {
      says: "Software that is independent of other devices is classified by itself.",
      clauses: [annexVIII("1.4")],
      when: is("ivd_software_role", "independent"),
    },
  ],
  strictest: { says: "Several rules apply: the highest class decides.", clauses: [annexVIII("1.9")] },
};
