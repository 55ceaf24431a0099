import { inGroup, none, option } from "../../rules/questions.ts";
import { annexVIII, article } from "./mdr-clauses.ts";

const { one, many, yesNo } = inGroup("Contact with the body");

export const contactQuestions = [
  many(
    {
      id: "contact",
      text: "Where does the device itself touch or enter the body?",
      help: "Choose every place that is intended. Contact only through another device, or only of energy, is no contact. Gloves, swabs, gases and liquids used in an opening that surgery made enter through the surface; so does every needle. A body orifice is any natural opening, the surface of the eyeball, or a permanent artificial opening such as a stoma. The skin around a healed stoma counts as intact, and what is meant for a place that is changed by disease or a wound counts as injured. Substances count where they are put.",
      clauses: [annexVIII("2.1"), annexVIII("2.2"), annexVIII("3.4")],
    },
    option("intact_skin", "Intact skin"),
    option("injured", "Injured skin or mucous membrane, from outside or in an orifice: wounds, burns, ulcers, bleeding"),
    option("orifice", "Inside a body orifice, or on the surface of the eye"),
    option("surgical", "Inside the body through its surface: by a cut, puncture or needle, or in an opening made by surgery"),
    none("Nowhere: no contact with the patient"),
  ),
  yesNo({
    id: "implantable",
    text: "Is it placed by a clinical intervention to stay in the body?",
    help: "An implant is wholly introduced into the body, or replaces an epithelial surface or the surface of the eye, and is meant to stay after the procedure, also where the body absorbs it (injected fillers, absorbable sutures that stay). What is introduced only partly is an implant when it is meant to stay at least 30 days. Crowns, bridges, fillings and dental implants stay in place too. Not implants: catheters, drains and sutures taken out within 30 days, contact lenses, braces, dentures, and catheters or tubes that are changed by the patient or a nurse.",
    clauses: [article("2(5)")],
  }),
  one(
    {
      id: "duration",
      text: "For how long is it used without a break?",
      help: "What counts is how long it stays in or on the body in normal use, not how long it takes to apply: a gel that acts for hours is used for hours. Short interruptions in a procedure, and taking it out to clean it, do not count as breaks; a device that is replaced at once by another of its kind goes on being used. Contact lenses taken out at night are used for the day. An instrument that is used again and again in an operation is used each time only for as long as it acts.",
      clauses: [annexVIII("1"), annexVIII("3.6")],
    },
    option("transient", "Less than 60 minutes"),
    option("short", "60 minutes to 30 days"),
    option("long", "More than 30 days"),
  ),
  one(
    {
      id: "orifice_site",
      text: "How far into the orifice does it go?",
      help: "The front part is the mouth as far as the pharynx, the ear canal up to the ear drum, and the nasal cavity. Windpipe, gullet, stomach, eye, urethra, bladder, vagina, rectum and any stoma lie beyond.",
      clauses: [annexVIII("5.1")],
    },
    option("front", "Only the mouth as far as the pharynx, the ear canal up to the ear drum, or the nasal cavity"),
    option("beyond", "Further, or into another orifice"),
  ),
  yesNo({
    id: "mucosa_absorbs",
    text: "Is it liable to be absorbed by the mucous membrane?",
    help: "Whether the material is taken up by the lining of mouth, ear canal or nose. Wires, ceramics, metals and hardened resins are not.",
    clauses: [annexVIII("5.1")],
  }),
  yesNo({
    id: "surgical_instrument",
    text: "Is it an instrument for surgery: to cut, drill, saw, scratch, scrape, clamp, retract, clip or the like?",
    help: "Scalpels, saws, drill bits, reamers, retractors, forceps, chisels, staplers and their like. Needles, catheters, endoscopes, gloves and swabs are not instruments in this sense.",
    clauses: [annexVIII("2.3")],
  }),
  yesNo({
    id: "reusable",
    text: "Is it meant to be used again after cleaning, disinfection and sterilisation?",
    help: "As the manufacturer states it. Single-use instruments are not.",
    clauses: [annexVIII("2.3")],
  }),
  many(
    {
      id: "vital_contact",
      text: "Is it meant for direct contact with one of these?",
      help: "Only contact that the manufacturer intends; that an instrument for general surgery may touch the heart as well is not enough. The central circulation is the pulmonary arteries and veins, the aorta from the heart to where it divides, the coronary, carotid and cerebral arteries, the brachiocephalic trunk, the cardiac veins and both venae cavae; vessels of arms and legs are not part of it. A catheter whose tip lies in the vena cava is in contact with it. The central nervous system is brain, meninges and spinal cord; spinal needles reach it.",
      clauses: [annexVIII("2.6")],
    },
    option("heart", "The heart"),
    option("central_circulation", "A vessel of the central circulation"),
    option("central_nervous_system", "Brain, meninges or spinal cord"),
    none(),
  ),
  yesNo({
    id: "heart_defect",
    text: "Is it specifically meant to control, diagnose, monitor or correct a defect of the heart or of those vessels through that contact?",
    help: "Angioplasty balloons, ablation and electrophysiology catheters, pacing leads. Clamps, punches and other instruments that merely help in heart surgery are not.",
    clauses: [annexVIII("5.2"), annexVIII("5.3")],
  }),
  many(
    {
      id: "implant_type",
      text: "Is it one of these implants?",
      help: "A breast tissue expander counts as a breast implant, and a tension-free tape as a mesh. Joint replacements are those of hip, knee, shoulder, ankle and other joints, whole or in part. In contact with the spinal column are hooks, stems, cages and whatever lies in the disc space or on the vertebrae.",
      clauses: [annexVIII("5.4")],
    },
    option("breast", "Breast implant"),
    option("mesh", "Surgical mesh"),
    option("joint", "Total or partial joint replacement, or a part of one"),
    option("disc", "Replacement of a spinal disc"),
    option("spine", "Implant in contact with the spinal column"),
    none(),
  ),
  yesNo({
    id: "ancillary",
    text: "Is it only a component such as a screw, wedge, plate or instrument?",
    help: "Screws, wedges, plates and instruments that go with a joint replacement or a spinal implant stay in the general class. Hooks, rods' stems, cages and the articulating parts themselves are no such components.",
    clauses: [annexVIII("5.4")],
  }),
];

const connection = inGroup("Connection");

export const connectionQuestions = [
  connection.one(
    {
      id: "active_connection",
      text: "Is it meant to be connected to an active device?",
      help: "Active devices run on energy: pumps, ventilators, dialysis machines, suction, lasers, generators, powered endoscope systems. It is connected also where it is a link in the path of a substance between patient and active device without touching the device, and where nothing says that it must not be connected. Give the highest class of a device that it may be connected to: such machines are as a rule in class IIa or higher; examination lamps and dental chairs are in class I.",
      clauses: [annexVIII("4.2"), annexVIII("5.1")],
    },
    option("no", "No"),
    option("class_i", "Yes, to one in class I"),
    option("higher", "Yes, to one in class IIa, IIb or III"),
  ),
];
