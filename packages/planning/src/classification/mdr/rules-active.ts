import { all, any, fires, is, not } from "../../rules/condition.ts";
import { type Rule, ruleOf } from "../../rules/rule-set.ts";
import { annexVIII } from "./mdr-clauses.ts";
import { active, classified, diagnostic, inOrifice, software, therapeutic } from "./scope.ts";

const group = "Active devices";
const isThing = not(software);

const alarming = is("danger", "vital_variation");
const moves = any(is("delivers", "medicine", "other_in", "removes"), all(is("delivers", "inhaled"), not(inOrifice)));
const decides = is("software_use", "decisions");

export const activeRules: Rule[] = [
  ruleOf({
    id: "9",
    name: "Rule 9",
    title: "Active therapeutic devices, and what controls them",
    group,
    clauses: [annexVIII("6.1")],
    applies: any(active, software),
    indents: [
      {
        says: "It treats by energy that it gives or exchanges, not in a potentially hazardous way: class IIa.",
        when: all(therapeutic, is("energy", "harmless")),
        gives: "IIa",
      },
      {
        says: "It treats by energy that it gives or exchanges in a potentially hazardous way: class IIb.",
        when: all(therapeutic, is("energy", "hazardous")),
        gives: "IIb",
      },
      {
        says: "It controls, monitors or directly influences an active therapeutic device of class IIb: class IIb.",
        when: all(active, is("influences", "class_iib")),
        gives: "IIb",
      },
      {
        says: "It emits ionising radiation in order to treat, or controls, monitors or directly influences what does: class IIb.",
        when: all(active, is("ionising", "treats", "controls_treatment")),
        gives: "IIb",
      },
      {
        says: "It controls, monitors or directly influences an active implantable device: class III.",
        when: is("active_implant", "controls"),
        gives: "III",
      },
    ],
  }),
  ruleOf({
    id: "10",
    name: "Rule 10",
    title: "Active devices for diagnosis and monitoring",
    group,
    clauses: [annexVIII("6.2")],
    applies: active,
    indents: [
      {
        says: "It supplies energy that the body absorbs: class IIa.",
        when: all(diagnostic, is("diagnostic", "absorbed_energy")),
        gives: "IIa",
      },
      {
        says: "It illuminates the body in the visible spectrum: class I.",
        when: all(diagnostic, is("diagnostic", "illumination")),
        gives: "I",
      },
      {
        says: "It images where radiopharmaceuticals are in the body: class IIa.",
        when: all(diagnostic, is("diagnostic", "radiopharmaceuticals")),
        gives: "IIa",
      },
      {
        says: "It allows direct diagnosis or monitoring of vital physiological processes: class IIa.",
        when: all(diagnostic, is("diagnostic", "vital"), not(is("danger", "vital_variation", "emergency"))),
        gives: "IIa",
      },
      {
        says: "It is specifically for monitoring vital parameters whose variations may put the patient in immediate danger: class IIb.",
        when: all(diagnostic, is("diagnostic", "vital"), alarming),
        gives: "IIb",
      },
      {
        says: "It is for diagnosis where the patient is in immediate danger: class IIb.",
        when: all(diagnostic, is("diagnostic", "vital"), is("danger", "emergency")),
        gives: "IIb",
      },
      {
        says: "It emits ionising radiation for diagnostic or therapeutic radiology, or controls, monitors or directly influences what does: class IIb.",
        when: is("ionising", "treats", "images", "controls_treatment", "controls_imaging"),
        gives: "IIb",
      },
    ],
  }),
  ruleOf({
    id: "11",
    name: "Rule 11",
    title: "Software",
    group,
    clauses: [annexVIII("6.3")],
    applies: all(classified, software),
    indents: [
      {
        says: "It gives information for decisions with diagnostic or therapeutic purposes: class IIa.",
        when: all(decides, is("decision_impact", "lesser")),
        gives: "IIa",
      },
      {
        says: "It gives information for decisions that may cause death or an irreversible deterioration of health: class III.",
        when: all(decides, is("decision_impact", "death")),
        gives: "III",
      },
      {
        says: "It gives information for decisions that may cause a serious deterioration of health or a surgical intervention: class IIb.",
        when: all(decides, is("decision_impact", "serious")),
        gives: "IIb",
      },
      {
        says: "It monitors physiological processes: class IIa.",
        when: all(is("software_use", "monitoring"), not(alarming)),
        gives: "IIa",
      },
      {
        says: "It monitors vital parameters whose variations may put the patient in immediate danger: class IIb.",
        when: all(is("software_use", "monitoring"), alarming),
        gives: "IIb",
      },
      { says: "All other software is in class I.", when: is("software_use", "none"), gives: "I" },
    ],
  }),
  ruleOf({
    id: "12",
    name: "Rule 12",
    title: "Active devices that give or remove substances",
    group,
    clauses: [annexVIII("6.4")],
    applies: all(active, isThing, moves),
    indents: [
      {
        says: "It gives substances to the body or removes them, in a manner that is not potentially hazardous: class IIa.",
        when: is("hazardous_delivery", "no"),
        gives: "IIa",
      },
      {
        says: "It gives substances to the body or removes them in a potentially hazardous manner: class IIb.",
        when: is("hazardous_delivery", "yes"),
        gives: "IIb",
      },
    ],
  }),
  ruleOf({
    id: "13",
    name: "Rule 13",
    title: "All other active devices",
    group,
    clauses: [annexVIII("6.5")],
    applies: all(active, isThing),
    indents: [
      {
        says: "An active device that none of Rules 9 to 12 covers is in class I.",
        when: not(fires("2022/2347", "9", "10", "12", "20", "22")),
        gives: "I",
      },
    ],
  }),
];
