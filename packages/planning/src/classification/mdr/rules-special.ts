import { all, any, is, not, only } from "../../rules/condition.ts";
import { type Rule, ruleOf } from "../../rules/rule-set.ts";
import { annexVIII } from "./mdr-clauses.ts";
import { classified, implanted, inOrifice, invasive, therapeutic, thing } from "./scope.ts";

const group = "Special rules";

const stays = any(implanted, all(invasive, is("duration", "long")));
const skinOnly = only("contact", "intact_skin");

const carriesOn = is("special_purpose", "contraception", "sti");
const disinfects = is("special_purpose", "disinfection");
const whereApplied = is("acts_in", "skin", "mouth_nose");
const inGut = is("acts_in", "gut");

export const specialRules: Rule[] = [
  ruleOf({
    id: "14",
    name: "Rule 14",
    title: "Ancillary medicinal substance",
    group,
    clauses: [annexVIII("7.1")],
    applies: thing,
    indents: [
      {
        says: "It incorporates a substance that would be a medicine by itself and acts in support of the device: class III.",
        when: is("medicinal_substance", "yes"),
        gives: "III",
      },
    ],
  }),
  ruleOf({
    id: "15",
    name: "Rule 15",
    title: "Contraception and sexually transmitted diseases",
    group,
    clauses: [annexVIII("7.2")],
    applies: all(classified, carriesOn),
    indents: [
      {
        says: "It serves contraception, or prevents sexually transmitted diseases: class IIb.",
        when: not(stays),
        gives: "IIb",
      },
      {
        says: "It serves contraception, or prevents sexually transmitted diseases, as an implant or invasive for long-term use: class III.",
        when: stays,
        gives: "III",
      },
    ],
  }),
  ruleOf({
    id: "16",
    name: "Rule 16",
    title: "Care of contact lenses, disinfection and sterilisation",
    group,
    clauses: [annexVIII("7.3")],
    applies: thing,
    indents: [
      {
        says: "It is specifically for disinfecting, cleaning, rinsing or hydrating contact lenses: class IIb.",
        when: is("special_purpose", "lens_care"),
        gives: "IIb",
      },
      {
        says: "It is specifically for disinfecting or sterilising medical devices: class IIa.",
        when: all(disinfects, is("disinfects", "other")),
        gives: "IIa",
      },
      {
        says: "It is a disinfecting solution or a washer-disinfector for invasive devices, as the end point of processing: class IIb.",
        when: all(disinfects, is("disinfects", "invasive_end_point")),
        gives: "IIb",
      },
    ],
  }),
  ruleOf({
    id: "17",
    name: "Rule 17",
    title: "Recording X-ray images",
    group,
    clauses: [annexVIII("7.4")],
    applies: thing,
    indents: [
      {
        says: "It is specifically for recording diagnostic images made by X-rays: class IIa.",
        when: is("special_purpose", "x_ray_recording"),
        gives: "IIa",
      },
    ],
  }),
  ruleOf({
    id: "18",
    name: "Rule 18",
    title: "Tissues and cells of human or animal origin",
    group,
    clauses: [annexVIII("7.5")],
    applies: thing,
    indents: [
      {
        says: "It is made with non-viable tissues or cells of human or animal origin, or derivatives of them: class III.",
        when: any(is("tissue", "human"), all(is("tissue", "animal"), not(skinOnly))),
        gives: "III",
      },
    ],
  }),
  ruleOf({
    id: "19",
    name: "Rule 19",
    title: "Nanomaterial",
    group,
    clauses: [annexVIII("7.6")],
    applies: thing,
    indents: [
      {
        says: "It contains nanomaterial with a high or medium potential for internal exposure: class III.",
        when: is("nanomaterial", "high"),
        gives: "III",
      },
      {
        says: "It contains nanomaterial with a low potential for internal exposure: class IIb.",
        when: is("nanomaterial", "low"),
        gives: "IIb",
      },
      {
        says: "It contains nanomaterial with a negligible potential for internal exposure: class IIa.",
        when: is("nanomaterial", "negligible"),
        gives: "IIa",
      },
    ],
  }),
  ruleOf({
    id: "20",
    name: "Rule 20",
    title: "Medicines by inhalation",
    group,
    clauses: [annexVIII("7.7")],
    applies: all(inOrifice, is("delivers", "inhaled")),
    indents: [
      {
        says: "It administers medicines by inhalation through an orifice: class IIa.",
        when: is("inhalation", "none"),
        gives: "IIa",
      },
      {
        says: "Its mode of action is essential for how well and safely the medicine works, or it treats life-threatening conditions: class IIb.",
        when: is("inhalation", "essential", "life_threatening"),
        gives: "IIb",
      },
    ],
  }),
  ruleOf({
    id: "21",
    name: "Rule 21",
    title: "Devices made of substances",
    group,
    clauses: [annexVIII("7.8")],
    applies: all(thing, is("contact", "intact_skin", "injured", "orifice"), is("substance_based", "yes")),
    indents: [
      {
        says: "It is made of substances that are absorbed systemically in order to achieve the purpose: class III.",
        when: is("systemic", "purpose"),
        gives: "III",
      },
      {
        says: "It is made of substances that act in the stomach or lower gastrointestinal tract, and are absorbed systemically: class III.",
        when: all(inGut, is("systemic", "purpose", "incidental")),
        gives: "III",
      },
      {
        says: "It is made of substances that are applied to the skin, or in nose or mouth as far as the pharynx, and act there: class IIa.",
        when: whereApplied,
        gives: "IIa",
      },
      {
        says: "It is made of substances that are absorbed or dispersed locally in another way: class IIb.",
        when: not(any(is("systemic", "purpose"), whereApplied, all(inGut, is("systemic", "incidental")))),
        gives: "IIb",
      },
    ],
  }),
  ruleOf({
    id: "22",
    name: "Rule 22",
    title: "Therapy with an integrated diagnostic function",
    group,
    clauses: [annexVIII("7.9")],
    applies: therapeutic,
    indents: [
      {
        says: "It treats, and an integrated diagnostic function significantly determines how it manages the patient: class III.",
        when: is("closed_loop", "yes"),
        gives: "III",
      },
    ],
  }),
];
