import { all, any, is, not } from "../../rules/condition.ts";
import { inGroup, none, option } from "../../rules/questions.ts";
import { type Rule, type RuleSet, ruleOf } from "../../rules/rule-set.ts";
import { cfr21, drugAct, phsAct } from "./us-clauses.ts";

const group = "Route to market";
const product = inGroup("What it is");
const evidence = inGroup("What it rests on");

const questions = [
  product.one(
    {
      id: "medicine_kind",
      text: "What is it?",
      help: "Biological products are viruses, serums, toxins, vaccines, blood and its components, allergenics, proteins and what is analogous to them, cells and genes among them. Proteins such as insulin have been biological products since March 2020. Homeopathic products are drugs. Nicotine is a drug where it is meant to help people to stop smoking or to relieve withdrawal, and else a tobacco product, whatever it was made from. Food, supplements and cosmetics are drugs where they are meant to treat or prevent a disease.",
      clauses: [phsAct("(i)"), drugAct("505", "(b)")],
    },
    option("drug", "A drug"),
    option("biological", "A biological product"),
    option("tissue", "Human cells, tissues or a product based on them"),
    option("none", "None of these: a device, a tobacco product, food, a supplement or a cosmetic"),
  ),
  product.many(
    {
      id: "hctp",
      text: "Which of these does the cell or tissue product fail?",
      help: "Only what passes all of them is regulated under section 361 of the PHS Act alone; everything else is a biological product, a drug or a device. Culturing, expanding or combining with a scaffold goes beyond.",
      clauses: [cfr21("1271.10(a)"), cfr21("1271.3(c)"), cfr21("1271.3(f)")],
    },
    option("manipulated", "It is more than minimally manipulated"),
    option("not_homologous", "It is meant for another basic function than in the donor"),
    option(
      "combined",
      "It is combined with another article that is not water, a crystalloid or a sterilising, preserving or storage agent",
    ),
    option("systemic", "It has a systemic effect or rests on living cells, and is not autologous, of a close relative or for reproduction"),
    none("None: it passes all of them"),
  ),
  product.yesNo({
    id: "monograph",
    text: "Does it meet every condition of an OTC monograph order?",
    help: "A nonprescription drug whose active ingredients, doses, labelling and use are those of an order under section 505G needs no application. No order covers homeopathic drugs.",
    clauses: [drugAct("505G", "(a)")],
  }),
  evidence.one(
    {
      id: "same_as_listed",
      text: "Is it the same as a listed drug?",
      help: "Same active ingredient, dosage form, strength, route of administration and, with few exceptions, labelling, and bioequivalent. A petition may allow another strength, form, route, or one other ingredient of a combination. The device part of a generic combination product may differ where people can use it in place of the listed one without training and as safely; another device that changes how the drug is used or taken is a different product.",
      clauses: [drugAct("505", "(j)"), cfr21("314.92"), cfr21("314.93")],
    },
    option("same", "Yes"),
    option("petition", "It differs in a way that a petition has allowed"),
    option("different", "No"),
  ),
  evidence.one(
    {
      id: "investigations",
      text: "Who made the investigations that show safety and effectiveness?",
      help: "An application rests on others' studies where it relies, even in part, on published literature or on FDA's finding for a listed drug, without a right of reference to the data.",
      clauses: [drugAct("505", "(b)"), cfr21("314.54")],
    },
    option("own", "All were made by or for us, or we have a right of reference"),
    option("others", "Some were not, and we have no right of reference"),
  ),
  evidence.yesNo({
    id: "biosimilar",
    text: "Is it shown to be highly similar to a licensed reference product?",
    help: "No clinically meaningful differences in safety, purity and potency; same mechanism of action where it is known, route of administration, dosage form and strength.",
    clauses: [phsAct("(k)")],
  }),
  evidence.one(
    {
      id: "us_trials",
      text: "Are clinical investigations planned in the United States, and of what?",
      help: "An IND is needed before people take part, unless the investigation is exempt. Studies of bioavailability or bioequivalence in people have exemptions of their own.",
      clauses: [cfr21("312.2(a)"), cfr21("312.2(b)(1)"), cfr21("312.2(b)(5)"), cfr21("312.20")],
    },
    option("marketed", "Yes, of a drug that is lawfully marketed in the United States"),
    option("placebo", "Yes, of nothing but a placebo, without a drug that would need an IND"),
    option("ind", "Yes, of another drug"),
    option("no", "No"),
  ),
  evidence.many(
    {
      id: "ind_limits",
      text: "Which of these is so of the investigation of the marketed drug?",
      help: "It is exempt only where none is.",
      clauses: [cfr21("312.2(b)(1)")],
    },
    option("new_labelling", "It is meant to support a new indication or another significant change of the labelling"),
    option("advertising", "It is meant to support a significant change in the advertising of a prescription drug"),
    option("riskier", "Route, dose, patients or another factor significantly increase the risk, or make it less acceptable"),
    option("without_protection", "It is not reviewed by an IRB, or done without informed consent"),
    option("promoted", "The drug is promoted as safe or effective for the use under investigation, or charged for against 312.7"),
    none(),
  ),
  evidence.yesNo({
    id: "serious",
    text: "Does it treat a serious condition for which there is an unmet need?",
    help: "Fast track, breakthrough therapy, accelerated approval and priority review build on this.",
    clauses: [drugAct("506", "(a)"), drugAct("506", "(b)"), drugAct("506", "(c)")],
  }),
];

const drugDefinition = { source: "FD&C Act", clause: "FD&C Act 201(g)(1)" };

const drug = is("medicine_kind", "drug");
const tissue = is("medicine_kind", "tissue");
const biological = any(is("medicine_kind", "biological"), all(tissue, not(is("hctp", "none"))));
const needsInd = any(is("us_trials", "ind"), all(is("us_trials", "marketed"), not(is("ind_limits", "none"))));
const exemptTrials = any(is("us_trials", "placebo"), all(is("us_trials", "marketed"), is("ind_limits", "none")));
const applied = all(drug, is("monograph", "no"));
const full = all(applied, is("same_as_listed", "different"));

const single = (id: string, name: string, title: string, clauses: Rule["clauses"], says: string, when: Rule["applies"]): Rule =>
  ruleOf({ id, name, title, group, clauses, applies: when, indents: [{ says, when: all(), gives: id }] });

const rules: Rule[] = [
  single(
    "not_medicine",
    "201(g)",
    "What a drug is",
    [drugDefinition],
    "What is meant neither to diagnose, cure, mitigate, treat or prevent disease nor, food apart, to affect structure or function of the body is no drug.",
    is("medicine_kind", "none"),
  ),
  single(
    "hctp",
    "1271.10",
    "Human cells and tissues under section 361 alone",
    [cfr21("1271.10(a)")],
    "Cells or tissues that pass every criterion need no application: the rules of part 1271 on registration, donors, practice and reports hold.",
    all(tissue, is("hctp", "none")),
  ),
  single(
    "monograph",
    "505G",
    "OTC monograph",
    [drugAct("505G", "(a)")],
    "A nonprescription drug that meets an order needs no application.",
    all(drug, is("monograph", "yes")),
  ),
  single(
    "anda",
    "505(j)",
    "Abbreviated application",
    [drugAct("505", "(j)"), cfr21("314.92"), cfr21("314.94")],
    "A drug that is the same as a listed drug, or differs as a petition allowed, is approved by an ANDA.",
    all(applied, is("same_as_listed", "same", "petition")),
  ),
  single(
    "nda_b2",
    "505(b)(2)",
    "Application that rests on others' studies in part",
    [drugAct("505", "(b)"), cfr21("314.54")],
    "Full reports are given, and some are of studies by others without a right of reference: a 505(b)(2) application.",
    all(full, is("investigations", "others")),
  ),
  single(
    "nda_b1",
    "505(b)(1)",
    "Full application",
    [drugAct("505", "(b)"), cfr21("314.50")],
    "Full reports of investigations by or for the applicant: a 505(b)(1) application.",
    all(full, not(is("investigations", "others"))),
  ),
  single(
    "biosimilar",
    "351(k)",
    "Biosimilar",
    [phsAct("(k)")],
    "A product that is highly similar to a licensed reference product is licensed as a biosimilar.",
    all(biological, is("biosimilar", "yes")),
  ),
  single(
    "bla",
    "351(a)",
    "Biologics license application",
    [phsAct("(a)"), cfr21("601.2")],
    "A biological product is licensed by a BLA with its own full evidence.",
    all(biological, is("biosimilar", "no")),
  ),
];

const everyRoute = ["monograph", "anda", "nda_b2", "nda_b1", "biosimilar", "bla"];
const allOutcomes = ["not_medicine", "hctp", ...everyRoute];

/** The route of a drug or biological product in the United States. */
export const usMedicine: RuleSet = {
  id: "us-medicine",
  title: "Route of a drug or biological product in the United States",
  questions,
  rules,
  outcomes: allOutcomes,
  labels: {
    not_medicine: "Neither drug nor biological product",
    hctp: "Human cells or tissues, section 361 alone",
    monograph: "OTC monograph, no application",
    anda: "ANDA, 505(j)",
    nda_b2: "NDA, 505(b)(2)",
    nda_b1: "NDA, 505(b)(1)",
    biosimilar: "Biosimilar, 351(k)",
    bla: "BLA, 351(a)",
  },
  further: {
    us_trials: { of: everyRoute },
    ind_limits: { of: everyRoute, when: is("us_trials", "marketed") },
    serious: { of: ["nda_b1", "nda_b2", "bla"] },
  },
  remarks: [
    {
      says: "An IND must be in effect before the first clinical investigation begins: 30 days after FDA receives it, unless FDA says otherwise before.",
      clauses: [cfr21("312.20"), cfr21("312.40(b)")],
      when: needsInd,
    },
    {
      says: "The investigations may go on without an IND as long as they stay exempt.",
      clauses: [cfr21("312.2(b)(1)"), cfr21("312.2(b)(5)")],
      when: exemptTrials,
    },
    {
      says: "No application may be submitted within 4 years of the reference product's first licensure, and none is approved within 12.",
      clauses: [phsAct("(k)(7)")],
      when: all(biological, is("biosimilar", "yes")),
    },
    {
      says: "A biological product cannot be approved by 505(b)(2) or an ANDA.",
      clauses: [phsAct("(a)"), phsAct("(k)")],
      when: biological,
    },
    {
      says: "Fast track, breakthrough therapy designation or accelerated approval may be requested.",
      clauses: [drugAct("506", "(a)"), drugAct("506", "(b)"), drugAct("506", "(c)")],
      when: is("serious", "yes"),
    },
  ],
  strictest: { says: "Several routes follow.", clauses: [drugAct("505", "(b)")] },
};
