import { inGroup, none, option } from "../../rules/questions.ts";
import { cfr21, deviceAct } from "./us-clauses.ts";

const scope = inGroup("What it is");
const type = inGroup("Type of device");
const market = inGroup("What is on the market");
const risk = inGroup("Risk and need");

export const usDeviceQuestions = [
  scope.one(
    {
      id: "us_scope",
      text: "Is it a device by law?",
      help: "A device is meant for the diagnosis, cure, mitigation, treatment or prevention of disease, or to affect structure or function of the body, and does not achieve its primary purposes by chemical action or by being metabolised. Tests that a laboratory develops for itself are made of devices, too: FDA's rule of 2024 on them was set aside in March 2025, and how it looks at them is its policy. Software functions that the law takes out are administrative support, general wellness, health records, display and transfer of data, and some decision support for professionals. A product of nicotine that claims no effect on a disease is a tobacco product, whatever its nicotine was made from.",
      clauses: [deviceAct("201(h)(1)"), deviceAct("520(o)(1)"), cfr21("809.3(a)")],
    },
    option("device", "Yes"),
    option("chemical", "No: it works by chemical action or by being metabolised"),
    option("software", "No: it is software of functions that the law takes out"),
    option("other", "No: it is meant for none of these purposes"),
  ),
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
      help: "Limits stand in section .9 of each part, such as 21 CFR 880.9. Another use is, for example, another medical purpose, or use by lay people where others are for professionals. Exemptions in class II often hold under conditions only, which the regulation or the list names. Another technology is, for example, cutting by laser in place of a blade, or nucleic acid probes in place of culture. The named in vitro uses are cancer (immunohistochemistry apart), genetic disorders, surrogate markers of life-threatening diseases, cardiovascular risk, diabetes management, microorganisms directly from clinical material, most antibodies other than IgG, noninvasive testing, and near-patient testing.",
      clauses: [cfr21("880.9"), cfr21("862.9")],
    },
    option("other_use", "It is for another use than legally marketed devices of the type"),
    option("other_technology", "It works by another fundamental scientific technology"),
    option("ivd_use", "It is an in vitro diagnostic for one of the uses that the limits name"),
    option("unmet_condition", "It does not meet a condition that the exemption itself names"),
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
  risk.one(
    {
      id: "us_study",
      text: "Is the device investigated on people in the United States, and how risky is that?",
      help: "A significant risk device is an implant, or supports or sustains life, or is of substantial importance in diagnosing, curing, mitigating or treating disease, or otherwise presents a potential for serious risk; the sponsor decides first and the IRB has to agree. Exempt are, among others, investigations of legally marketed devices by their labelling, and of diagnostics that are noninvasive, need no risky sampling, give no energy to a subject and are confirmed by another procedure.",
      clauses: [cfr21("812.3(m)"), cfr21("812.2(b)"), cfr21("812.2(c)")],
    },
    option("significant", "Yes, of significant risk"),
    option("nonsignificant", "Yes, not of significant risk"),
    option("exempt", "Yes, and the investigation is exempt"),
    option("no", "No"),
  ),
  risk.yesNo({
    id: "breakthrough",
    text: "Does it treat or diagnose a life-threatening or irreversibly debilitating disease more effectively, and break new ground?",
    help: "More effective treatment or diagnosis, and one of these: breakthrough technology, no approved or cleared alternative, significant advantages over those there are, or availability in the best interest of patients.",
    clauses: [deviceAct("515B")],
  }),
];
