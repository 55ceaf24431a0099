import { inGroup, option } from "../../rules/questions.ts";
import { annexVIII, article } from "./mdr-clauses.ts";

const { one, yesNo } = inGroup("What it is made of");

export const materialQuestions = [
  yesNo({
    id: "medicinal_substance",
    text: "Does it contain, as an integral part, a substance that would be a medicine on its own and supports what the device does?",
    help: "Antibiotics, anticoagulants such as heparin, antimicrobial agents, local anaesthetics, hormones or copper in an intrauterine device, and medicines derived from human blood or plasma such as albumin, thrombin and fibrinogen. Where the medicine does the main work, the whole is a medicine and no device.",
    clauses: [annexVIII("7.1"), article("1(8)")],
  }),
  one(
    {
      id: "tissue",
      text: "Is it made with tissues or cells of human or animal origin, or their derivatives, that are not viable?",
      help: "Derivatives are extracted from tissues or cells: collagen, gelatine, hyaluronic acid from animals, heparin. What animals produce is not meant, such as milk, silk, wax, honey, hair or lanolin, nor traces from manufacture.",
      clauses: [annexVIII("7.5")],
    },
    option("human", "Yes, of human origin"),
    option("animal", "Yes, of animal origin"),
    option("no", "No"),
  ),
  one(
    {
      id: "nanomaterial",
      text: "Does it contain nanomaterial, and how much of it may get into the body?",
      help: "A nanomaterial has at least half of its particles, by number, between 1 and 100 nm. How much may get inside depends on where and how long it touches the body and how firmly the particles are held: free or on a degradable or weakly bound surface means high or medium, strongly bound to the surface low, embedded in a matrix that does not degrade, or no contact with injured or inner parts, negligible. Parts that touch nobody do not count.",
      clauses: [annexVIII("7.6"), article("2")],
    },
    option("high", "Yes, with a high or medium potential for internal exposure"),
    option("low", "Yes, with a low potential"),
    option("negligible", "Yes, with a negligible potential"),
    option("no", "No"),
  ),
  yesNo({
    id: "substance_based",
    text: "Does the device itself consist of substances that are put into an orifice or on the skin, and are absorbed by the body or dispersed there?",
    help: "Creams, gels, sprays, drops, lozenges, powders and capsules that are no medicines. Gels for ultrasound, which achieve nothing by being absorbed or dispersed, dental materials that harden, and lubricants on a catheter's surface are not.",
    clauses: [annexVIII("7.8")],
  }),
  one(
    {
      id: "systemic",
      text: "Are the substances, or what the body makes of them, absorbed systemically?",
      help: "Systemic absorption means that they get into blood or lymph and are distributed through the body.",
      clauses: [annexVIII("7.8")],
    },
    option("purpose", "Yes, and it is by this that the purpose is achieved"),
    option("incidental", "Yes, though the purpose is achieved without it"),
    option("no", "No, they are dispersed locally"),
  ),
  one(
    {
      id: "acts_in",
      text: "Where do the substances achieve their purpose?",
      help: "Drops for the outer ear with an intact ear drum act on skin, and so does what is put on nails; drops for an ear drum that is perforated act elsewhere. Eye, windpipe, bladder and vagina are elsewhere. What acts in mouth or nose belongs there even if some of it is swallowed.",
      clauses: [annexVIII("7.8")],
    },
    option("skin", "On the skin, where they are applied"),
    option("mouth_nose", "In the nose, or in the mouth as far as the pharynx, where they are applied"),
    option("gut", "In the stomach or the lower gastrointestinal tract"),
    option("elsewhere", "Elsewhere"),
  ),
];
