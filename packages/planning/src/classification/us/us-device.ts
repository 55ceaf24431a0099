import { all, any, is, not } from "../../rules/condition.ts";
import { type Rule, type RuleSet, ruleOf } from "../../rules/rule-set.ts";
import { usDeviceQuestions } from "./device-questions.ts";
import { cfr21, deviceAct } from "./us-clauses.ts";

const group = "Route to market";

const device = is("us_scope", "device");
const typeOf = (...classes: string[]) => all(device, is("us_type", "classified"), is("class_us", ...classes));
const goesBeyond = is("beyond_type", "other_use", "other_technology", "ivd_use", "unmet_condition");
const withinExemption = all(is("exempt_type", "yes"), is("beyond_type", "none"));
/** Types whose devices are cleared, or else are new. */
const cleared = any(
  all(typeOf("I", "II"), not(withinExemption)),
  all(typeOf("III"), is("pma_called", "no")),
  all(device, is("us_type", "unclassified")),
);
const isNew = any(all(device, is("us_type", "none")), all(cleared, is("equivalent", "no")));
const highRisk = any(all(isNew, is("controls_suffice", "no")), all(typeOf("III"), is("pma_called", "yes")));

const rules: Rule[] = [
  ruleOf({
    id: "not_device",
    name: "201(h)",
    title: "What a device is",
    group,
    clauses: [deviceAct("201(h)(1)")],
    indents: [
      {
        says: "What achieves its primary purposes by chemical action in or on the body, or by being metabolised, is no device: it is looked at as a drug or biological product.",
        when: is("us_scope", "chemical"),
        gives: "not_device",
      },
      {
        says: "Software of the functions that section 520(o) takes out is no device, unless FDA finds that a serious harm is reasonably likely.",
        clauses: [deviceAct("520(o)(1)"), deviceAct("520(o)(3)")],
        when: is("us_scope", "software"),
        gives: "not_device",
      },
      {
        says: "What is not meant for one of the purposes that the definition names is no device.",
        when: is("us_scope", "other"),
        gives: "not_device",
      },
    ],
  }),
  ruleOf({
    id: "exempt",
    name: "Exemption",
    title: "Exempt from premarket notification",
    group,
    clauses: [deviceAct("510(l)"), deviceAct("510(m)"), cfr21("880.9")],
    applies: withinExemption,
    indents: [
      {
        says: "A type in class I that is exempt, within the limits of the exemption, is listed and sold without notification.",
        clauses: [deviceAct("510(l)"), cfr21("880.9")],
        when: typeOf("I"),
        gives: "exempt_i",
      },
      {
        says: "A type in class II that is exempt, within the limits of the exemption, is sold without notification.",
        clauses: [deviceAct("510(m)"), cfr21("880.9")],
        when: typeOf("II"),
        gives: "exempt_ii",
      },
    ],
  }),
  ruleOf({
    id: "510k",
    name: "510(k)",
    title: "Premarket notification",
    group,
    clauses: [deviceAct("510(k)"), cfr21("807.81")],
    applies: all(cleared, is("equivalent", "yes")),
    indents: [
      {
        says: "A device that goes beyond the limits of its type's exemption needs a 510(k).",
        clauses: [cfr21("880.9"), cfr21("807.81")],
        when: all(typeOf("I", "II"), is("exempt_type", "yes"), goesBeyond),
        gives: "510k",
      },
      {
        says: "A device of a type in class I or II that is not exempt, substantially equivalent to a predicate, is cleared by 510(k).",
        when: all(typeOf("I", "II"), is("exempt_type", "no")),
        gives: "510k",
      },
      {
        says: "A type in class III for which approval is not yet required is cleared by 510(k).",
        clauses: [deviceAct("515(b)"), cfr21("807.81")],
        when: typeOf("III"),
        gives: "510k",
      },
      {
        says: "A type that was never classified is cleared by 510(k).",
        when: all(device, is("us_type", "unclassified")),
        gives: "510k",
      },
    ],
  }),
  ruleOf({
    id: "de_novo",
    name: "De Novo",
    title: "Classification of a new type",
    group,
    clauses: [deviceAct("513(f)(2)"), cfr21("860.200")],
    applies: all(isNew, is("controls_suffice", "yes")),
    indents: [
      {
        says: "A new type of device is in class III by itself; where controls suffice, De Novo classification puts it in class I or II.",
        clauses: [deviceAct("513(f)(1)"), deviceAct("513(f)(2)"), cfr21("860.200")],
        when: all(),
        gives: "de_novo",
      },
    ],
  }),
  ruleOf({
    id: "hde",
    name: "HDE",
    title: "Humanitarian device exemption",
    group,
    clauses: [cfr21("814.104")],
    applies: highRisk,
    indents: [
      {
        says: "A designated humanitarian use device may be approved by an HDE, without showing effectiveness as a PMA does.",
        when: is("humanitarian", "yes"),
        gives: "hde",
      },
    ],
  }),
  ruleOf({
    id: "pma",
    name: "PMA",
    title: "Premarket approval",
    group,
    clauses: [deviceAct("515(a)"), cfr21("814.20")],
    applies: all(highRisk, is("humanitarian", "no")),
    indents: [
      {
        says: "A type in class III for which approval is required needs a PMA.",
        when: typeOf("III"),
        gives: "pma",
      },
      {
        says: "A new type of device that controls do not suffice for stays in class III and needs a PMA.",
        clauses: [deviceAct("513(f)(1)"), deviceAct("515(a)")],
        when: isNew,
        gives: "pma",
      },
    ],
  }),
];

/** Class and route of a device in the United States. */
export const usDevice: RuleSet = {
  id: "us-device",
  title: "Route of a device in the United States",
  questions: usDeviceQuestions,
  rules,
  outcomes: ["not_device", "exempt_i", "exempt_ii", "510k", "de_novo", "hde", "pma"],
  labels: {
    not_device: "No device",
    exempt_i: "Class I, exempt from 510(k)",
    exempt_ii: "Class II, exempt from 510(k)",
    "510k": "510(k)",
    de_novo: "De Novo",
    hde: "HDE",
    pma: "PMA",
  },
  further: { us_study: { of: ["510k", "de_novo", "hde", "pma"] }, breakthrough: { of: ["510k", "de_novo", "pma"] } },
  remarks: [
    {
      says: "The investigation goes on without an IDE as long as it stays exempt; labels, consent and review by an IRB may be due all the same.",
      clauses: [cfr21("812.2(c)")],
      when: is("us_study", "exempt"),
    },
    {
      says: "Designation as a breakthrough device may be requested before the 510(k), De Novo request or PMA is submitted.",
      clauses: [deviceAct("515B")],
      when: is("breakthrough", "yes"),
    },
  ],
  strictest: { says: "Several routes follow.", clauses: [deviceAct("513(a)")] },
};
