import { annexVIII, article } from "../classification/mdr/mdr-clauses.ts";
import { active, implanted, surgical } from "../classification/mdr/scope.ts";
import { all, any, is, not } from "../rules/condition.ts";
import type { RoutesOfSet } from "./route.ts";

const annexIX = (section: string) => ({ source: "EU MDR", clause: `EU MDR Annex IX ${section}` });

const classes = ["I", "IIa", "IIb", "III"];
const forMarket = not(is("made_for", "custom", "investigation"));
const listed = is("well_established", "yes");
const reusableInstrument = all(surgical, is("surgical_instrument", "yes"), is("reusable", "yes"), is("active_connection", "no"));
const givesMedicine = all(active, is("delivers", "medicine", "inhaled", "removes"));

/** Conformity assessment by class: Article 52 of the MDR. */
export const mdrRoutes: RoutesOfSet = {
  set: "eu-mdr",
  steps: [
    {
      of: ["none"],
      title: "No assessment of its own",
      says: "A spare part is kept with evidence that it harms neither safety nor performance; a system or pack goes with a statement. Neither bears a CE marking of its own.",
      clauses: [article("23(1)"), article("22(2)"), article("22(5)")],
    },
    {
      of: classes,
      title: "Safety and performance",
      says: "Meet the general safety and performance requirements, evaluate clinically, and draw up the technical documentation.",
      clauses: [article("5"), article("10"), article("61(1)")],
    },
    {
      of: classes,
      title: "Custom-made device",
      says: "Follow Annex XIII and draw up its statement. A class III implant also undergoes Annex IX Chapter I, or Annex XI Part A.",
      clauses: [article("52(8)")],
      when: is("made_for", "custom"),
    },
    {
      of: classes,
      title: "Investigational device",
      says: "Follow the rules on clinical investigations in place of a conformity assessment.",
      clauses: [article("52(13)"), article("62")],
      when: is("made_for", "investigation"),
    },
    {
      of: ["I"],
      title: "Declaration by the manufacturer",
      says: "Declare conformity once the technical documentation is complete. No notified body takes part, but for what follows.",
      clauses: [article("52(7)")],
      when: forMarket,
    },
    {
      of: ["I"],
      title: "Class Is: sterile",
      says: "A notified body assesses what concerns establishing, securing and maintaining sterility.",
      clauses: [article("52(7)")],
      when: all(forMarket, is("sterile", "yes")),
    },
    {
      of: ["I"],
      title: "Class Im: measuring",
      says: "A notified body assesses what concerns conformity with metrological requirements.",
      clauses: [article("52(7)")],
      when: all(forMarket, is("measuring", "yes")),
    },
    {
      of: ["I"],
      title: "Class Ir: reusable surgical instrument",
      says: "A notified body assesses what concerns reuse: cleaning, disinfection, sterilisation, maintenance, testing of function and the instructions.",
      clauses: [article("52(7)"), annexVIII("2.3")],
      when: all(forMarket, reusableInstrument),
    },
    {
      of: ["IIa"],
      title: "Notified body, one device a category",
      says: "Annex IX Chapters I and III, with the technical documentation of at least one representative device of each category; or Annexes II and III with Annex XI, Section 10 or 18.",
      clauses: [article("52(6)")],
      when: forMarket,
    },
    {
      of: ["IIb"],
      title: "Notified body, one device a generic group",
      says: "Annex IX Chapters I and III, with the technical documentation of at least one representative device of each generic device group; or Annex X with Annex XI.",
      clauses: [article("52(4)")],
      when: all(forMarket, any(not(implanted), listed)),
    },
    {
      of: ["IIb"],
      title: "Notified body, every implant",
      says: "The technical documentation of each class IIb implant is assessed, unless it is one of the listed implants of well-established technology; or Annex X with Annex XI.",
      clauses: [article("52(4)")],
      when: all(forMarket, implanted, not(listed)),
    },
    {
      of: ["III"],
      title: "Notified body, every device",
      says: "Annex IX with the quality management system and the technical documentation of every device; or type examination by Annex X with Annex XI.",
      clauses: [article("52(3)")],
      when: forMarket,
    },
    {
      of: ["III"],
      title: "Expert panel",
      says: "For a class III implant the notified body asks an expert panel to look at its assessment of the clinical evaluation, unless an exception applies.",
      clauses: [article("54(1)"), article("54(2)")],
      when: all(forMarket, implanted),
    },
    {
      of: ["IIb"],
      title: "Expert panel",
      says: "For an active class IIb device that administers or removes a medicinal product the notified body asks an expert panel to look at its assessment of the clinical evaluation, unless an exception applies.",
      clauses: [article("54(1)"), article("54(2)")],
      when: all(forMarket, givesMedicine),
    },
    {
      of: ["III"],
      title: "Authority for medicines",
      says: "The notified body consults a medicines authority or EMA on the ancillary medicinal substance.",
      clauses: [article("52(9)"), annexIX("5.2")],
      when: is("medicinal_substance", "yes"),
    },
    {
      of: ["III"],
      title: "Tissues and cells",
      says: "The notified body consults on the tissues or cells, by their origin.",
      clauses: [article("52(10)"), annexIX("5.3")],
      when: is("tissue", "human", "animal"),
    },
    {
      of: ["IIa", "IIb", "III"],
      title: "Substances",
      says: "Quality and safety of the substances are verified; where they are absorbed systemically in order to act, the notified body consults a medicines authority.",
      clauses: [article("52(11)"), annexIX("5.4")],
      when: is("substance_based", "yes"),
    },
    {
      of: classes,
      title: "CE marking and registration",
      says: "Declare conformity, affix the CE marking, and register device and manufacturer.",
      clauses: [article("19"), article("20"), article("29")],
      when: forMarket,
    },
  ],
};
