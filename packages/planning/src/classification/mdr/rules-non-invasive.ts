import { all, any, fires, is, not, only } from "../../rules/condition.ts";
import { type Rule, ruleOf } from "../../rules/rule-set.ts";
import { annexVIII } from "./mdr-clauses.ts";
import { active, nonInvasive, thing } from "./scope.ts";

const group = "Non-invasive devices";

export const nonInvasiveRules: Rule[] = [
  ruleOf({
    id: "1",
    name: "Rule 1",
    title: "Non-invasive devices",
    group,
    clauses: [annexVIII("4.1")],
    applies: nonInvasive,
    indents: [
      {
        says: "A non-invasive device is in class I, unless another rule applies to it.",
        when: all(not(active), not(fires("2022/2347", "2", "3", "4", "8", "14", "15", "16", "17", "18", "19", "21"))),
        gives: "I",
      },
    ],
  }),
  ruleOf({
    id: "2",
    name: "Rule 2",
    title: "Channelling or storing what goes into the body",
    group,
    clauses: [annexVIII("4.2")],
    applies: all(nonInvasive, not(only("stores", "none"))),
    indents: [
      {
        says: "It may be connected to an active device in class IIa or higher: class IIa.",
        when: is("active_connection", "higher"),
        gives: "IIa",
      },
      {
        says: "It channels or stores blood or other body liquids, or stores organs, parts of them, cells or tissues: class IIa.",
        when: is("stores", "body_liquids", "tissues"),
        gives: "IIa",
      },
      { says: "It is a blood bag: class IIb.", when: is("stores", "blood_bag"), gives: "IIb" },
      {
        says: "In all other cases it is in class I.",
        when: not(any(is("active_connection", "higher"), is("stores", "body_liquids", "tissues", "blood_bag"))),
        gives: "I",
      },
    ],
  }),
  ruleOf({
    id: "3",
    name: "Rule 3",
    title: "Changing what goes into the body",
    group,
    clauses: [annexVIII("4.3")],
    applies: nonInvasive,
    indents: [
      {
        says: "It changes the biological or chemical composition of what goes into the body, and does more than filter, centrifuge or exchange gas or heat: class IIb.",
        when: is("modifies", "otherwise"),
        gives: "IIb",
      },
      {
        says: "It changes the composition of what goes into the body by nothing but filtration, centrifugation, or exchange of gas or heat: class IIa.",
        when: is("modifies", "physical"),
        gives: "IIa",
      },
      {
        says: "It is a substance that touches human cells, tissues, organs or embryos outside the body before they are implanted or given: class III.",
        when: is("in_vitro", "yes"),
        gives: "III",
      },
    ],
  }),
  ruleOf({
    id: "4",
    name: "Rule 4",
    title: "Contact with injured skin or mucous membrane",
    group,
    clauses: [annexVIII("4.4")],
    applies: all(thing, is("contact", "injured")),
    indents: [
      {
        says: "It is a mechanical barrier, compresses, or absorbs what the wound exudes: class I.",
        when: is("wound_use", "barrier"),
        gives: "I",
      },
      {
        says: "It is principally for injuries that have breached the dermis or mucous membrane and heal only by secondary intent: class IIb.",
        when: is("wound_use", "secondary_intent"),
        gives: "IIb",
      },
      {
        says: "It is principally to manage the micro-environment of the injury: class IIa.",
        when: is("wound_use", "micro_environment"),
        gives: "IIa",
      },
      { says: "In all other cases it is in class IIa.", when: is("wound_use", "other"), gives: "IIa" },
    ],
  }),
];
