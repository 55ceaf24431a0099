import { all, any, is, not } from "../../rules/condition.ts";
import { type Rule, ruleOf, unless } from "../../rules/rule-set.ts";
import { annexVIII } from "./mdr-clauses.ts";
import { implanted, inOrifice, placed, surgical, thing } from "./scope.ts";

const group = "Invasive devices";

const front = is("orifice_site", "front");
const connected = is("active_connection", "higher");
const centralContact = is("vital_contact", "heart", "central_circulation", "central_nervous_system");
const heartDefect = all(is("vital_contact", "heart", "central_circulation"), is("heart_defect", "yes"));
const givesMedicine = is("delivers", "medicine");

/** That it stays outside Rule 8. */
const passing = all(surgical, not(implanted));

const heartDefectIndent = {
  says: "It is specifically meant to control, diagnose, monitor or correct a defect of the heart or the central circulation by direct contact: class III.",
  when: heartDefect,
  gives: "III",
};
const centralContactIndent = {
  says: "It is specifically meant for direct contact with the heart, the central circulation or the central nervous system: class III.",
  when: centralContact,
  gives: "III",
};
const ionisingIndent = {
  says: "It supplies energy as ionising radiation: class IIb.",
  when: is("ionising", "treats", "images"),
  gives: "IIb",
};
const effectOrAbsorbed = any(is("biological_effect", "yes"), is("absorbed", "yes"));

export const invasiveRules: Rule[] = [
  ruleOf({
    id: "5",
    name: "Rule 5",
    title: "Invasive through a body orifice",
    group,
    clauses: [annexVIII("5.1")],
    applies: inOrifice,
    indents: [
      { says: "It is for transient use: class I.", when: all(is("duration", "transient"), not(connected)), gives: "I" },
      {
        says: "It is for short-term use, beyond mouth, ear canal and nasal cavity: class IIa.",
        when: all(is("duration", "short"), not(connected), not(front)),
        gives: "IIa",
      },
      {
        says: "It is for short-term use in the mouth as far as the pharynx, the ear canal up to the drum, or the nasal cavity: class I.",
        when: all(is("duration", "short"), not(connected), front),
        gives: "I",
      },
      {
        says: "It is for long-term use: class IIb, also where it is connected to an active device.",
        when: all(is("duration", "long"), not(all(front, is("mucosa_absorbs", "no")))),
        gives: "IIb",
      },
      {
        says: "It is for long-term use in mouth, ear canal or nasal cavity, and not liable to be absorbed by the mucous membrane: class IIa.",
        when: all(is("duration", "long"), front, is("mucosa_absorbs", "no")),
        gives: "IIa",
      },
      { says: "It is meant to be connected to an active device in class IIa or higher: class IIa.", when: connected, gives: "IIa" },
    ],
  }),
  ruleOf({
    id: "6",
    name: "Rule 6",
    title: "Surgically invasive, transient use",
    group,
    clauses: [annexVIII("5.2")],
    applies: all(passing, is("duration", "transient")),
    indents: unless({ says: "It is surgically invasive and for transient use: class IIa.", gives: "IIa" }, [
      heartDefectIndent,
      {
        says: "It is a reusable surgical instrument without a connection to an active device: class I.",
        clauses: [annexVIII("5.2"), annexVIII("2.3")],
        when: all(is("surgical_instrument", "yes"), is("reusable", "yes"), is("active_connection", "no")),
        gives: "I",
      },
      centralContactIndent,
      ionisingIndent,
      { says: "It has a biological effect, or is wholly or mainly absorbed: class IIb.", when: effectOrAbsorbed, gives: "IIb" },
      {
        says: "It administers medicines by a delivery system in a potentially hazardous manner: class IIb.",
        when: all(givesMedicine, is("hazardous_delivery", "yes")),
        gives: "IIb",
      },
    ]),
  }),
  ruleOf({
    id: "7",
    name: "Rule 7",
    title: "Surgically invasive, short-term use",
    group,
    clauses: [annexVIII("5.3")],
    applies: all(passing, is("duration", "short")),
    indents: unless({ says: "It is surgically invasive and for short-term use: class IIa.", gives: "IIa" }, [
      heartDefectIndent,
      centralContactIndent,
      ionisingIndent,
      { says: "It has a biological effect, or is wholly or mainly absorbed: class III.", when: effectOrAbsorbed, gives: "III" },
      {
        says: "It undergoes chemical change in the body and is not placed in the teeth: class IIb.",
        when: all(is("chemical_change", "yes"), is("in_teeth", "no")),
        gives: "IIb",
      },
      { says: "It administers medicines: class IIb.", when: givesMedicine, gives: "IIb" },
    ]),
  }),
  ruleOf({
    id: "8",
    name: "Rule 8",
    title: "Implantable devices and long-term surgically invasive devices",
    group,
    clauses: [annexVIII("5.4")],
    applies: thing,
    indents: implantIndents(),
  }),
];

function implantIndents() {
  const special = [
    {
      says: "It is placed in the teeth: class IIa.",
      when: is("in_teeth", "yes"),
      gives: "IIa",
    },
    {
      says: "It is meant for direct contact with the heart, the central circulation or the central nervous system: class III.",
      when: centralContact,
      gives: "III",
    },
    { says: "It has a biological effect, or is wholly or mainly absorbed: class III.", when: effectOrAbsorbed, gives: "III" },
    {
      says: "It undergoes chemical change in the body and is not placed in the teeth: class III.",
      when: all(is("chemical_change", "yes"), is("in_teeth", "no")),
      gives: "III",
    },
    { says: "It administers medicinal products: class III.", when: givesMedicine, gives: "III" },
    {
      says: "It is a breast implant or a surgical mesh: class III.",
      when: is("implant_type", "breast", "mesh"),
      gives: "III",
    },
    {
      says: "It is a total or partial joint replacement, and no ancillary component: class III.",
      when: all(is("implant_type", "joint"), is("ancillary", "no")),
      gives: "III",
    },
    {
      says: "It replaces a spinal disc or is in contact with the spinal column, and is no component such as a screw or plate: class III.",
      when: all(is("implant_type", "disc", "spine"), is("ancillary", "no")),
      gives: "III",
    },
  ];
  const activeImplant = {
    says: "It is an active implantable device, or an accessory to one: class III.",
    when: is("active_implant", "is_one", "accessory"),
    gives: "III",
  };
  const within = unless({ says: "It is implantable, or surgically invasive for long-term use: class IIb.", gives: "IIb" }, [
    ...special,
    activeImplant,
  ]);
  return within.map((indent) => (indent === activeImplant ? indent : { ...indent, when: all(placed, indent.when) }));
}
