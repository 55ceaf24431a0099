import { inGroup, none, option } from "../../rules/questions.ts";
import { annexVIII } from "./mdr-clauses.ts";

const { one, many, yesNo } = inGroup("What it does without entering the body");

export const functionQuestions = [
  many(
    {
      id: "stores",
      text: "Does it channel or store something that is later given, infused or introduced into the body?",
      help: "Tubing, syringes, bags, containers, refrigerators made for blood or tissues. What is collected as waste, and will not go back into a body, does not count.",
      clauses: [annexVIII("4.2")],
    },
    option("blood_bag", "Blood bag"),
    option("body_liquids", "Channels or stores blood or other body liquids"),
    option("tissues", "Stores organs, parts of organs, cells or tissues, embryos among them"),
    option("other", "Channels or stores other liquids or gases, or channels cells or tissues"),
    none("No"),
  ),
  one(
    {
      id: "modifies",
      text: "Does it change the biological or chemical composition of tissues, cells, blood, other body liquids or other liquids that go into the body?",
      help: "Dialysers, concentrates for dialysis, oxygenators, blood filters, cell separators, gradient media. Filtration and centrifugation mean purely mechanical ones. Removing solutes through a membrane, binding cells or substances, and separating by a gradient medium are other ways.",
      clauses: [annexVIII("4.3")],
    },
    option("physical", "Yes, by nothing but filtration, centrifugation, or exchange of gas or heat"),
    option("otherwise", "Yes, in another way"),
    option("no", "No"),
  ),
  yesNo({
    id: "in_vitro",
    text: "Is it a substance, or a mixture, that touches human cells, tissues, organs or embryos outside the body before they are implanted or given?",
    help: "Media for in vitro fertilisation, solutions to store, rinse or transport organs for transplantation. Media that separate cells by physical means alone change their composition, and are asked about above.",
    clauses: [annexVIII("4.3")],
  }),
];

const wounds = inGroup("Wounds");

export const woundQuestions = [
  wounds.many(
    {
      id: "wound_use",
      text: "What is it for, on the injured skin or mucous membrane?",
      help: "Choose all that the manufacturer claims. Wounds that have breached the dermis expose at least part of the tissue below; they heal by secondary intent where they first fill with new tissue, as ulcers and deep burns do. Keeping a wound moist, or a claim to act on healing, is managing its micro-environment. A film that only holds a cannula in place is a barrier.",
      clauses: [annexVIII("4.4"), annexVIII("2.8")],
    },
    option("barrier", "Mechanical barrier, compression, or absorption of what the wound exudes"),
    option("secondary_intent", "Principally for wounds that have breached the dermis or mucous membrane and heal only by secondary intent"),
    option("micro_environment", "Principally to manage the micro-environment of the wound"),
    option("other", "Something else"),
  ),
];

const energy = inGroup("Energy and information");

export const energyQuestions = [
  energy.yesNo({
    id: "active",
    text: "Does it depend on a source of energy other than the body or gravity, and act by converting that energy or changing its density?",
    help: "Electricity, compressed gas, a wound spring, a stretched elastomer, and chemical heat count. What merely passes energy or a substance on does not: ECG electrodes, tubing, light guides. Electrodes that cut or coagulate do act by conversion. Pads that only give off stored heat or cold do not, nor does a syringe that is pushed by hand.",
    clauses: [{ source: "EU MDR", clause: "EU MDR Article 2(4)" }],
  }),
  energy.many(
    {
      id: "active_purpose",
      text: "What is it for?",
      help: "Therapy: to support, modify, replace or restore functions or structures of the body in order to treat or relieve illness, injury or disability. Diagnosis and monitoring: to supply information for detecting, diagnosing, monitoring or treating. Software that supplies such information is for diagnosis and monitoring. Beds, hoists and wheelchairs, curing lights, and what works only on other devices are for neither.",
      clauses: [annexVIII("2.4"), annexVIII("2.5")],
    },
    option("therapy", "Therapy"),
    option("diagnosis", "Diagnosis or monitoring"),
    none("Neither"),
  ),
  energy.one(
    {
      id: "energy",
      text: "Does it treat by giving energy to the body, or by exchanging energy with it?",
      help: "Electrical, magnetic, thermal, mechanical energy, light, sound. Potentially hazardous depends on the nature and density of the energy and on where it is applied, not on how well the design protects: surgical lasers, electrosurgery, lithotripsy, defibrillation, external pacing, lung ventilation, infant incubators, warming of blood or of patients who cannot react, ionising radiation. Not so: nerve and muscle stimulators through the skin, hearing aids, drills and dermatomes, phototherapy, physiotherapy by ultrasound, simple ventilators for sleep apnoea.",
      clauses: [annexVIII("6.1")],
    },
    option("no", "No"),
    option("harmless", "Yes, not in a potentially hazardous way"),
    option("hazardous", "Yes, in a potentially hazardous way"),
  ),
  energy.yesNo({
    id: "closed_loop",
    text: "Does it sense the state of the patient and by that decide or steer the treatment that it gives?",
    help: "A diagnostic function that is integrated, or comes from a sensor of the same system, and significantly determines how the device manages the patient: closed loops, automated and semi-automated defibrillators, infusion that follows a sensor. A display or alarm for a person who then decides is not enough.",
    clauses: [annexVIII("7.9")],
  }),
  energy.one(
    {
      id: "influences",
      text: "Does it control, monitor or directly influence the performance of another active device that treats?",
      help: "Give the class of that other device. Active implantable devices were asked about above.",
      clauses: [annexVIII("6.1")],
    },
    option("class_iib", "Yes, of one in class IIb"),
    option("other", "Yes, of one in another class"),
    option("no", "No"),
  ),
  energy.many(
    {
      id: "diagnostic",
      text: "How does it diagnose or monitor?",
      help: "Energy that the body absorbs: magnetic resonance, ultrasound, currents and other stimuli, light by which the diagnosis itself is made. Light only to see by is visible illumination. Vital physiological processes are, among others, respiration, heart rate, functions of the brain, blood gases, blood pressure and body temperature. A device allows direct diagnosis when it gives the diagnosis by itself or decisive information for it.",
      clauses: [annexVIII("6.2"), annexVIII("3.7")],
    },
    option("absorbed_energy", "It supplies energy that the body absorbs, other than visible light to see by"),
    option("illumination", "It illuminates the body with visible light to see by"),
    option("radiopharmaceuticals", "It images where radiopharmaceuticals are in the body"),
    option("vital", "It allows direct diagnosis or monitoring of vital physiological processes"),
    none(),
  ),
  energy.many(
    {
      id: "ionising",
      text: "Has it to do with ionising radiation?",
      help: "X-rays, radioactive sources, accelerators. It is asked of all that is put into the body, too, since needles, applicators and implants may carry a source: without one, the answer is no. Devices that control or monitor the emission are meant, not those that only record, process or show the image.",
      clauses: [annexVIII("6.1"), annexVIII("6.2")],
    },
    option("treats", "It emits or supplies it in order to treat"),
    option("images", "It emits it for diagnostic or interventional radiology"),
    option("controls_treatment", "It controls, monitors or directly influences a device that emits it in order to treat"),
    option(
      "controls_imaging",
      "It controls, monitors or directly influences a device that emits it for diagnostic or interventional radiology",
    ),
    none("No"),
  ),
];

const software = inGroup("Information from software");

export const softwareQuestions = [
  software.many(
    {
      id: "software_use",
      text: "What does the software supply?",
      help: "Information for decisions: a diagnosis, a score, a ranking of treatments, a dose, anything that a clinician or patient takes a diagnostic or therapeutic decision by. Monitoring: following a physiological process over time. Support for conception, storage and communication are neither.",
      clauses: [annexVIII("6.3")],
    },
    option("decisions", "Information that is used for decisions with diagnostic or therapeutic purposes"),
    option("monitoring", "Monitoring of physiological processes"),
    none("Neither"),
  ),
  software.one(
    {
      id: "decision_impact",
      text: "What may such a decision cause, if the information is wrong?",
      help: "The worst that is plausible for the patients and the situation that it is meant for: death or irreversible harm in acute stroke, cancer missed or sepsis; serious deterioration or surgery where a treatable serious disease is missed or delayed, as with arrhythmia or depression; less where the information is one of several, or the disease mild.",
      clauses: [annexVIII("6.3")],
    },
    option("death", "Death, or an irreversible deterioration of health"),
    option("serious", "A serious deterioration of health, or a surgical intervention"),
    option("lesser", "Nothing as grave"),
  ),
];

export const dangerQuestions = [
  energy.many(
    {
      id: "danger",
      text: "Is the patient in danger while it monitors or diagnoses?",
      help: "Immediate danger: continuous surveillance of vital parameters in anaesthesia, intensive or emergency care, apnoea monitors, alarms for heart or breathing. Readings in routine check-ups or by people at home are not.",
      clauses: [annexVIII("6.2"), annexVIII("6.3")],
    },
    option("vital_variation", "It is specifically for vital parameters whose variations may put the patient in immediate danger"),
    option("emergency", "It is for diagnosis where the patient is in immediate danger"),
    none("No"),
  ),
];

const substances = inGroup("Substances given or removed");

export const deliveryQuestions = [
  substances.many(
    {
      id: "delivers",
      text: "Does it give substances to the body or remove them from it?",
      help: "Administering a medicine is more than letting it through: the device doses or stores it, or controls how much and how fast. A cannula, or a tube that only lets through, does neither. Oxygen, anaesthetic gases and dialysis solutions are given. Suction removes.",
      clauses: [annexVIII("6.4"), annexVIII("5.2")],
    },
    option("medicine", "It administers medicinal products, not by inhalation"),
    option("inhaled", "It administers medicinal products by inhalation"),
    option("other_in", "It gives other substances or body liquids, or gases that are no medicines"),
    option("removes", "It removes medicinal products, body liquids or other substances"),
    none("No"),
  ),
  substances.yesNo({
    id: "hazardous_delivery",
    text: "Is that potentially hazardous?",
    help: "By the nature of the substances, the part of the body and the way it is done, not by the skill of the user: infusion pumps, insulin pens, pain pumps, ventilators, anaesthesia machines and vaporisers, dialysis, heart-lung machines, hyperbaric chambers, regulators and mixers for medical gases, oxygen concentrators. Not so: suction, feeding pumps, elastomeric pumps, needle-free injectors for vaccines.",
    clauses: [annexVIII("6.4"), annexVIII("5.2")],
  }),
  substances.many(
    {
      id: "inhalation",
      text: "How much depends on the device when the medicine is inhaled?",
      help: "The impact is essential where the device significantly affects how the medicine reaches the airways: flow, speed of the aerosol, size of particles, amount that arrives; above all where a wrong dose could be hazardous.",
      clauses: [annexVIII("7.7")],
    },
    option("essential", "Its mode of action is essential for how well and safely the medicine works"),
    option("life_threatening", "It treats life-threatening conditions"),
    none("Neither"),
  ),
];

const effects = inGroup("Effect inside the body");

export const effectQuestions = [
  effects.yesNo({
    id: "biological_effect",
    text: "Has it a biological effect?",
    help: "It is meant to bring about, change or prevent a response of the tissue by specific reactions with it, as bioactive coatings are. Merely being tolerated is no biological effect.",
    clauses: [annexVIII("5.2"), annexVIII("5.4")],
  }),
  effects.yesNo({
    id: "absorbed",
    text: "Is it wholly or mainly absorbed by the body?",
    help: "The material breaks down in the body and its products are eliminated by metabolism: absorbable sutures, resorbable fillers. Gases that leave the body unchanged are not absorbed.",
    clauses: [annexVIII("5.2"), annexVIII("5.4")],
  }),
  effects.yesNo({
    id: "chemical_change",
    text: "Does it undergo chemical change in the body?",
    help: "For what stays in the body, a change that goes on after it was placed; bone cement that only hardens while it is placed does not count. Sealants and foams that react where they are put for days do.",
    clauses: [annexVIII("5.3"), annexVIII("5.4")],
  }),
  effects.yesNo({
    id: "in_teeth",
    text: "Is it placed in the teeth?",
    help: "Fillings, crowns, bridges, pins and the materials they are made of on or in a tooth. An implant in the jaw bone, which secures a tooth, is not placed in a tooth.",
    clauses: [annexVIII("5.4")],
  }),
];
