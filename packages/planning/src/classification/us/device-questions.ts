import { inGroup, none, option } from "../../rules/questions.ts";
import { cfr21, deviceAct } from "./us-clauses.ts";

const type = inGroup("Type of device");
const market = inGroup("What is on the market");
const risk = inGroup("Risk and need");

export const usDeviceQuestions = [
  type.one(
    {
      id: "us_type",
      text: "Is there a classification regulation or product code that the device fits?",
      help: "It fits where the intended use and the technology are those of the type. FDA's classification of devices lists every product code with its class and regulation; it can be looked up in the product's profile. Codes without a class are of devices that were on the market before 28 May 1976 and were never classified.",
      clauses: [deviceAct("513(a)"), cfr21("860.3")],
    },
    option("classified", "Yes, one with a class"),
    option("unclassified", "Yes, a product code that has no class"),
    option("none", "No"),
  ),
  type.one(
    {
      id: "class_us",
      text: "In which class is the type?",
      help: "As the regulation or the product code says it.",
      clauses: [deviceAct("513(a)")],
    },
    option("I", "Class I"),
    option("II", "Class II"),
    option("III", "Class III"),
  ),
  type.yesNo({
    id: "exempt_type",
    text: "Is the type exempt from premarket notification?",
    help: "The classification regulation says so for the type, or FDA's list of exempt class II devices does. Exempt types stay subject to the limits that are asked about next.",
    clauses: [deviceAct("510(l)"), deviceAct("510(m)")],
  }),
  type.many(
    {
      id: "beyond_type",
      text: "Does the device go beyond what is exempt?",
      help: "Limits stand in section .9 of each part, such as 21 CFR 880.9. Another use is, for example, another medical purpose, or use by lay people where others are for professionals. Another technology is, for example, cutting by laser in place of a blade, or nucleic acid probes in place of culture. The named in vitro uses are cancer (immunohistochemistry apart), genetic disorders, surrogate markers of life-threatening diseases, cardiovascular risk, diabetes management, microorganisms directly from clinical material, most antibodies other than IgG, noninvasive testing, and near-patient testing.",
      clauses: [cfr21("880.9"), cfr21("862.9")],
    },
    option("other_use", "It is for another use than legally marketed devices of the type"),
    option("other_technology", "It works by another fundamental scientific technology"),
    option("ivd_use", "It is an in vitro diagnostic for one of the uses that the limits name"),
    none("No"),
  ),
  type.yesNo({
    id: "pma_called",
    text: "Must the type have premarket approval?",
    help: "Types of class III that came after 1976 must. For older ones the regulation says from which day approval is required; until such a rule is made they are cleared by 510(k).",
    clauses: [deviceAct("515(a)"), deviceAct("515(b)")],
  }),
  market.yesNo({
    id: "equivalent",
    text: "Is there a legally marketed predicate that the device is substantially equivalent to?",
    help: "It has the same intended use, and the same technology, or another that raises no different questions of safety and effectiveness and is shown to be as safe and effective.",
    clauses: [deviceAct("513(i)"), cfr21("807.100")],
  }),
  risk.yesNo({
    id: "controls_suffice",
    text: "Would general controls, alone or with special controls, give reasonable assurance of safety and effectiveness?",
    help: "Risks are known and can be held by controls such as performance testing, labelling and standards. A device that supports or sustains life, is of substantial importance in preventing impairment of health, or presents a potential unreasonable risk, and whose risks such controls do not hold, belongs in class III.",
    clauses: [deviceAct("513(a)"), deviceAct("513(f)(2)")],
  }),
  risk.yesNo({
    id: "humanitarian",
    text: "Is it designated as a humanitarian use device?",
    help: "For a disease or condition that affects not more than 8,000 people in the United States a year, with no comparable device that is approved for it; the Office of Orphan Products Development designates it.",
    clauses: [cfr21("814.102"), cfr21("814.104")],
  }),
  risk.yesNo({
    id: "breakthrough",
    text: "Does it treat or diagnose a life-threatening or irreversibly debilitating disease more effectively, and break new ground?",
    help: "More effective treatment or diagnosis, and one of these: breakthrough technology, no approved or cleared alternative, significant advantages over those there are, or availability in the best interest of patients.",
    clauses: [deviceAct("515B")],
  }),
];
