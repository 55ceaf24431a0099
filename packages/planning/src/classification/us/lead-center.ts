import { all, is } from "../../rules/condition.ts";
import { inGroup, option } from "../../rules/questions.ts";
import { type Rule, type RuleSet, ruleOf } from "../../rules/rule-set.ts";
import { cfr21 } from "./us-clauses.ts";

const group = "Combination product";
const { one } = inGroup(group);

const centers = [
  option("cder", "Center for Drug Evaluation and Research (CDER)"),
  option("cber", "Center for Biologics Evaluation and Research (CBER)"),
  option("cdrh", "Center for Devices and Radiological Health (CDRH)"),
];

const questions = [
  one(
    {
      id: "combined_as",
      text: "How are its parts combined?",
      help: "A combination product comprises two or more of drug, device and biological product: as one entity (a drug-eluting stent, a prefilled syringe, a pen with its cartridge), packaged together (a kit with a drug and its syringe), or sold apart but labelled so that both are needed for the intended use. An app that a drug may be used without is no part of it; one without which the drug is not used as its label says is. A device that only holds a material of its own, such as dental amalgam, is of one kind. Cells on a scaffold are a biological product with a device.",
      clauses: [cfr21("3.2(e)")],
    },
    option("entity", "Physically or chemically, as one entity"),
    option("package", "Packaged together"),
    option("labelling", "Sold apart, and each labelled for use with the other"),
    option("not_combined", "It is of one kind only"),
  ),
  one(
    {
      id: "primary_action",
      text: "Which single mode of action gives the most important therapeutic action?",
      help: "The mode that is expected to make the greatest contribution to the overall intended therapeutic effect. A prefilled syringe acts by what is in it, a stent by holding the vessel open. Proteins for treatment have been reviewed by CDER since 2003, other biological products by CBER.",
      clauses: [cfr21("3.2(m)"), cfr21("3.4(a)")],
    },
    option("drug", "That of the drug"),
    option("biological", "That of a biological product of CBER: vaccine, blood, cells, tissue, genes, allergenics"),
    option("biological_cder", "That of a biological product of CDER: monoclonal antibody, insulin or another protein for treatment"),
    option("device", "That of the device"),
    option("unclear", "It cannot be told with reasonable certainty"),
  ),
  one(
    {
      id: "similar_products",
      text: "Which center regulates other combination products that raise similar questions of safety and effectiveness as a whole?",
      help: "Where the most important action cannot be told, products like it are looked for.",
      clauses: [cfr21("3.4(b)")],
    },
    ...centers,
    option("no_similar", "There are none"),
  ),
  one(
    {
      id: "expertise",
      text: "Which center has the most expertise on its most significant questions of safety and effectiveness?",
      help: "Decides where there is no combination product like it.",
      clauses: [cfr21("3.4(b)")],
    },
    ...centers,
  ),
];

const centerNames = ["cder", "cber", "cdrh"];

/** The center that reviews each kind of product, which is the one that leads. */
const byAction: readonly { action: string; of: string; center: string }[] = [
  { action: "drug", of: "the drug", center: "cder" },
  { action: "biological_cder", of: "a biological product that CDER reviews", center: "cder" },
  { action: "biological", of: "a biological product that CBER reviews", center: "cber" },
  { action: "device", of: "the device", center: "cdrh" },
];
const combined = is("combined_as", "entity", "package", "labelling");
const unclear = all(combined, is("primary_action", "unclear"));

const rules: Rule[] = [
  ruleOf({
    id: "single",
    name: "21 CFR 3.2(e)",
    title: "Combination products",
    group,
    clauses: [cfr21("3.2(e)")],
    indents: [
      { says: "A product of one kind only is no combination product.", when: is("combined_as", "not_combined"), gives: "not_combined" },
    ],
  }),
  ruleOf({
    id: "3.4(a)",
    name: "21 CFR 3.4(a)",
    title: "Primary mode of action",
    group,
    clauses: [cfr21("3.4(a)")],
    applies: combined,
    indents: byAction.map(({ action, of, center }) => ({
      says: `The primary mode of action is that of ${of}: ${center.toUpperCase()} leads.`,
      when: is("primary_action", action),
      gives: center,
    })),
  }),
  ruleOf({
    id: "3.4(b)",
    name: "21 CFR 3.4(b)",
    title: "Where the primary mode of action cannot be told",
    group,
    clauses: [cfr21("3.4(b)")],
    applies: unclear,
    indents: centerNames.flatMap((center) => [
      {
        says: `${center.toUpperCase()} regulates combination products that raise similar questions, and leads.`,
        when: is("similar_products", center),
        gives: center,
      },
      {
        says: `There are none like it: ${center.toUpperCase()} has the most expertise on its most significant questions, and leads.`,
        when: all(is("similar_products", "no_similar"), is("expertise", center)),
        gives: center,
      },
    ]),
  }),
];

/** The center of FDA that leads the review of a combination product. */
export const usLeadCenter: RuleSet = {
  id: "us-lead-center",
  title: "Lead center of a combination product in the United States",
  questions,
  rules,
  outcomes: ["not_combined", "cder", "cber", "cdrh"],
  labels: { not_combined: "No combination product", cder: "CDER leads", cber: "CBER leads", cdrh: "CDRH leads" },
  further: {},
  remarks: [
    {
      says: "Where the assignment is unclear or disputed, a request for designation is answered within 60 days of filing.",
      clauses: [cfr21("3.7"), cfr21("3.8(b)")],
      when: unclear,
    },
  ],
  strictest: { says: "Several centers may lead.", clauses: [cfr21("3.4")] },
};
