import { type Condition, all, any, is, not, only } from "../../rules/condition.ts";
import { type Rule, ruleOf } from "../../rules/rule-set.ts";
import { annexVIII, annexXVI, article } from "./mdr-clauses.ts";

/** A device that is classified by its own purpose and features. */
export const classified: Condition = any(
  is("kind", "device", "accessory", "no_medical_purpose", "dual_purpose"),
  all(is("kind", "part"), is("part_effect", "changes")),
  all(is("kind", "system"), is("pack_contents", "not_conforming")),
  all(is("kind", "software"), is("software_role", "independent", "both")),
);
export const software: Condition = is("kind", "software");
/** Something that can be touched, and is classified by its own purpose and features. */
export const thing: Condition = all(classified, not(software));
const medical: Condition = not(is("kind", "no_medical_purpose"));

export const inOrifice: Condition = all(thing, is("contact", "orifice"));
export const surgical: Condition = all(thing, is("contact", "surgical"));
export const invasive: Condition = any(inOrifice, surgical);
export const nonInvasive: Condition = all(thing, only("contact", "none", "intact_skin", "injured"));
export const implanted: Condition = all(invasive, is("implantable", "yes"));
/** Placed to stay, or in a surgical opening for more than 30 days: what Rule 8 is of. */
export const placed: Condition = any(implanted, all(surgical, is("duration", "long")));
export const active: Condition = all(classified, any(software, is("active", "yes")));
export const therapeutic: Condition = all(active, medical, is("active_purpose", "therapy"));
export const diagnostic: Condition = all(active, medical, is("active_purpose", "diagnosis"));

const purposeless = is("kind", "no_medical_purpose", "dual_purpose");
const regulation = { source: "Regulation (EU) 2022/2347", clause: "Regulation (EU) 2022/2347 Article 1" };

/** What decides before any rule of chapter III. */
export const scopeRules: Rule[] = [
  ruleOf({
    id: "part",
    name: "Article 23",
    title: "Parts and components",
    group: "Implementing rules",
    clauses: [article("23(1)")],
    indents: [
      {
        says: "A part that restores a device as it was is no device itself, and has no class of its own.",
        when: all(is("kind", "part"), is("part_effect", "restores")),
        gives: "none",
      },
    ],
  }),
  ruleOf({
    id: "pack",
    name: "Article 22",
    title: "Systems and procedure packs",
    group: "Implementing rules",
    clauses: [article("22(1)")],
    indents: [
      {
        says: "A system or pack of products that all comply, and are combined as they are meant to be, needs a statement and has no class of its own.",
        when: all(is("kind", "system"), is("pack_contents", "conforming")),
        gives: "none",
      },
    ],
  }),
  ruleOf({
    id: "3.3",
    name: "Implementing rule 3.3",
    title: "Software that drives a device",
    group: "Implementing rules",
    clauses: [annexVIII("3.3")],
    applies: all(software, is("software_role", "drives", "both")),
    indents: ["I", "IIa", "IIb", "III"].map((of) => ({
      says: `Software that drives a device of class ${of}, or influences its use, is in class ${of}.`,
      when: is("driven_class", of),
      gives: of,
    })),
  }),
  ruleOf({
    id: "2022/2347",
    name: "Regulation (EU) 2022/2347",
    title: "Active products without a medical purpose",
    group: "Implementing rules",
    clauses: [regulation],
    applies: purposeless,
    indents: [
      {
        says: "Intense light or laser equipment for the removal of hair only is in class IIa.",
        clauses: [regulation, annexXVI(5)],
        when: is("annex_xvi", "hair"),
        gives: "IIa",
      },
      {
        says: "Other intense light or laser equipment for treatment of the skin is in class IIb.",
        clauses: [regulation, annexXVI(5)],
        when: is("annex_xvi", "light"),
        gives: "IIb",
      },
      {
        says: "Powered equipment that reduces, removes or destroys fatty tissue is in class IIb.",
        clauses: [regulation, annexXVI(4)],
        when: all(is("annex_xvi", "fat"), active),
        gives: "IIb",
      },
      {
        says: "Equipment that stimulates the brain through the skull is in class III.",
        clauses: [regulation, annexXVI(6)],
        when: is("annex_xvi", "brain"),
        gives: "III",
      },
    ],
  }),
];

/** Implementing rules that class follows from without being given by them. */
export const implementingRemarks = [
  {
    says: "An accessory is classified by itself, apart from the device that it is used with.",
    clauses: [annexVIII("3.2")],
    when: is("kind", "accessory"),
  },
  {
    says: "What significantly changes a device by taking the place of a part of it is a device by itself.",
    clauses: [article("23(2)")],
    when: is("part_effect", "changes"),
  },
  {
    says: "A system or pack that does not wholly comply is a device by itself, classified by what it is intended for.",
    clauses: [article("22(4)")],
    when: is("pack_contents", "not_conforming"),
  },
  {
    says: "Software that is independent of other devices is classified by itself.",
    clauses: [annexVIII("3.3")],
    when: is("software_role", "independent"),
  },
  {
    says: "What is used continuously is counted without short interruptions, and together with what replaces it at once.",
    clauses: [annexVIII("3.6")],
    when: all(invasive, not(implanted), is("duration", "short", "long")),
  },
];
