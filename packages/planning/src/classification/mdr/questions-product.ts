import { inGroup, none, option } from "../../rules/questions.ts";
import { annexVIII, annexXVI, article } from "./mdr-clauses.ts";

const { one, many } = inGroup("What it is");

export const productQuestions = [
  one(
    {
      id: "kind",
      text: "What is placed on the market?",
      help: "What counts is the purpose that the manufacturer states on the label, in the instructions and in advertising. An accessory is no device itself, but is meant to let particular devices serve their purpose or to assist their medical function. Software is meant here where it is a product by itself, wherever it runs; software that is built into a device belongs to that device.",
      clauses: [annexVIII("3.1"), article("2(1)"), article("2(2)")],
    },
    option("device", "A device with a medical purpose"),
    option("accessory", "An accessory to a device"),
    option("software", "Software that is a product by itself"),
    option("part", "A part or component to replace one of a device"),
    option("system", "A system or procedure pack put together from several products"),
    option("no_medical_purpose", "A product without a medical purpose, of the groups of Annex XVI"),
    option("dual_purpose", "A device with a medical purpose, and one without that Annex XVI names"),
  ),
  one(
    {
      id: "part_effect",
      text: "Does the part significantly change how the device performs, how safe it is, or what it is for?",
      help: "A spare part that only restores the device as it was is no device. One that significantly changes performance, safety characteristics or intended purpose is a device itself.",
      clauses: [article("23(1)"), article("23(2)")],
    },
    option("changes", "Yes, significantly"),
    option("restores", "No, it restores the device as it was"),
  ),
  one(
    {
      id: "pack_contents",
      text: "Does everything in the system or pack bear its own CE marking (or comply with its own law), is it used within its intended purpose, is the combination compatible, and was it sterilised as the manufacturers say?",
      help: "Only where all of that is so does a statement suffice. Otherwise the system or pack is a device of its own, classified by what it is intended for; answer the questions that follow for the whole.",
      clauses: [article("22(1)"), article("22(4)")],
    },
    option("conforming", "Yes, all of it"),
    option("not_conforming", "No"),
  ),
  one(
    {
      id: "annex_xvi",
      text: "Which product without a medical purpose is it?",
      help: "Groups of Annex XVI. Some powered products of groups 4, 5 and 6 were put into a class by Implementing Regulation (EU) 2022/2347; all others are classified by the same rules as devices.",
      clauses: [annexXVI()],
    },
    option("eye", "Contact lens, or another item put into or onto the eye"),
    option("anatomy", "Put into the body surgically to change its shape or to fix parts of it, such as an implant or a thread"),
    option("filler", "Filler for face, skin or mucous membrane"),
    option("fat", "Equipment to reduce, remove or destroy fatty tissue"),
    option("hair", "Intense light or laser equipment for the removal of hair only"),
    option("light", "Intense light or laser equipment for treatment of the skin, not only of hair"),
    option("brain", "Equipment that stimulates the brain through the skull by currents or fields"),
  ),
  one(
    {
      id: "software_role",
      text: "What does the software do with other devices?",
      help: "Software that drives a device or influences its use is in the class of that device: control software of an infusion pump, for example. Software that also gives information of its own is looked at for both, and is in no lower class than the device. Software that merely takes data from a device and works on them is independent.",
      clauses: [annexVIII("3.3")],
    },
    option("independent", "Nothing: it works on data, and its medical purpose is its own"),
    option("drives", "It drives a device or influences its use, and does nothing else"),
    option("both", "It drives a device or influences its use, and has a medical purpose of its own besides"),
  ),
  one(
    {
      id: "driven_class",
      text: "In which class is the device that it drives or influences?",
      help: "The class that the device itself has under the MDR.",
      clauses: [annexVIII("3.3")],
    },
    option("I", "Class I"),
    option("IIa", "Class IIa"),
    option("IIb", "Class IIb"),
    option("III", "Class III"),
  ),
  many(
    {
      id: "active_implant",
      text: "Has it to do with an active implantable device?",
      help: "Active implantable devices are implants that run on energy: pacemakers, implantable defibrillators, cochlear implants, implanted stimulators and pumps. What belongs to one is an accessory even where it is not powered and never implanted: leads, torque wrenches, magnets, programmer cables, an external transmitter. A programmer or remote monitor controls or monitors it.",
      clauses: [annexVIII("5.4"), annexVIII("6.1")],
    },
    option("is_one", "It is an active implantable device"),
    option("accessory", "It is an accessory to one"),
    option("controls", "It controls, monitors or directly influences one"),
    none("No"),
  ),
];
