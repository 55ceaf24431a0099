import { all, is, not } from "../../rules/condition.ts";
import { inGroup, option } from "../../rules/questions.ts";
import { type Rule, type RuleSet, ruleOf } from "../../rules/rule-set.ts";
import { cfr21, drugAct, phsAct } from "./us-clauses.ts";

const group = "Route to market";
const product = inGroup("What it is");
const evidence = inGroup("What it rests on");

const questions = [
  product.one(
    {
      id: "medicine_kind",
      text: "Is it a drug or a biological product?",
      help: "Biological products are viruses, serums, toxins, vaccines, blood and its components, allergenics, proteins and what is analogous to them, cells and genes among them. Proteins such as insulin have been biological products since March 2020.",
      clauses: [phsAct("(i)"), drugAct("505", "(b)")],
    },
    option("drug", "A drug"),
    option("biological", "A biological product"),
  ),
  product.yesNo({
    id: "monograph",
    text: "Does it meet every condition of an OTC monograph order?",
    help: "A nonprescription drug whose active ingredients, doses, labelling and use are those of an order under section 505G needs no application.",
    clauses: [drugAct("505G", "(a)")],
  }),
  evidence.one(
    {
      id: "same_as_listed",
      text: "Is it the same as a listed drug?",
      help: "Same active ingredient, dosage form, strength, route of administration and, with few exceptions, labelling, and bioequivalent. A petition may allow another strength, form, route, or one other ingredient of a combination.",
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
      text: "Are clinical investigations planned in the United States?",
      help: "An IND is needed before people take part, unless the investigation is exempt: chiefly of a lawfully marketed drug, without a new indication, another population or dose that raises risk, or promotion.",
      clauses: [cfr21("312.2(a)"), cfr21("312.2(b)(1)"), cfr21("312.20")],
    },
    option("ind", "Yes, and they are not exempt"),
    option("exempt", "Yes, and all are exempt"),
    option("no", "No"),
  ),
  evidence.yesNo({
    id: "serious",
    text: "Does it treat a serious condition for which there is an unmet need?",
    help: "Fast track, breakthrough therapy, accelerated approval and priority review build on this.",
    clauses: [drugAct("506", "(a)"), drugAct("506", "(b)"), drugAct("506", "(c)")],
  }),
];

const drug = is("medicine_kind", "drug");
const biological = is("medicine_kind", "biological");
const applied = all(drug, is("monograph", "no"));
const full = all(applied, is("same_as_listed", "different"));

const single = (id: string, name: string, title: string, clauses: Rule["clauses"], says: string, when: Rule["applies"]): Rule =>
  ruleOf({ id, name, title, group, clauses, applies: when, indents: [{ says, when: all(), gives: id }] });

const rules: Rule[] = [
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

/** The route of a drug or biological product in the United States. */
export const usMedicine: RuleSet = {
  id: "us-medicine",
  title: "Route of a drug or biological product in the United States",
  questions,
  rules,
  outcomes: everyRoute,
  labels: {
    monograph: "OTC monograph, no application",
    anda: "ANDA, 505(j)",
    nda_b2: "NDA, 505(b)(2)",
    nda_b1: "NDA, 505(b)(1)",
    biosimilar: "Biosimilar, 351(k)",
    bla: "BLA, 351(a)",
  },
  further: { us_trials: { of: everyRoute }, serious: { of: ["nda_b1", "nda_b2", "bla"] } },
  remarks: [
    {
      says: "An IND must be in effect before the first clinical investigation begins: 30 days after FDA receives it, unless FDA says otherwise before.",
      clauses: [cfr21("312.20"), cfr21("312.40(b)")],
      when: is("us_trials", "ind"),
    },
    {
      says: "The investigations may go on without an IND as long as they stay exempt.",
      clauses: [cfr21("312.2(b)(1)")],
      when: is("us_trials", "exempt"),
    },
    {
      says: "Fast track, breakthrough therapy designation or accelerated approval may be requested.",
      clauses: [drugAct("506", "(a)"), drugAct("506", "(b)"), drugAct("506", "(c)")],
      when: is("serious", "yes"),
    },
  ],
  strictest: { says: "Several routes follow.", clauses: [drugAct("505", "(b)")] },
};
