import { inGroup, none, option } from "../../rules/questions.ts";
import { annexVIII, article } from "./mdr-clauses.ts";

const special = inGroup("Special purposes");

export const specialQuestions = [
  special.many(
    {
      id: "special_purpose",
      text: "Is it meant for one of these?",
      help: "Contraception includes monitors and software that tell fertile days in order to avoid pregnancy, not those that help to conceive. Disinfection and sterilisation are of medical devices, not of skin, hands or rooms. Detectors, plates and films record X-ray images; what stores or processes them afterwards does not.",
      clauses: [annexVIII("7.2"), annexVIII("7.3"), annexVIII("7.4")],
    },
    option("contraception", "Contraception"),
    option("sti", "Preventing sexually transmitted diseases"),
    option("lens_care", "Disinfecting, cleaning, rinsing, hydrating or storing contact lenses"),
    option("disinfection", "Disinfecting or sterilising medical devices"),
    option("cleaning", "Cleaning other medical devices by physical action only"),
    option("x_ray_recording", "Recording diagnostic images made by X-rays"),
    none(),
  ),
  special.one(
    {
      id: "disinfects",
      text: "What does it disinfect or sterilise?",
      help: "Invasive devices are those that enter the body, such as endoscopes, probes, dentures, dental instruments and the fluid paths of dialysis machines. The end point of processing: afterwards the device is ready for use.",
      clauses: [annexVIII("7.3")],
    },
    option(
      "invasive_end_point",
      "It is a disinfecting solution or a washer-disinfector for invasive devices, as the end point of processing",
    ),
    option("other", "Other devices, or at an earlier step, or it is a steriliser"),
  ),
];

const route = inGroup("How it is supplied");

export const routeQuestions = [
  route.one(
    {
      id: "made_for",
      text: "For whom is it made?",
      help: "A custom-made device is made to the written prescription of an authorised person for one patient; what is mass-produced and adapted is not. A device under clinical investigation is investigational.",
      clauses: [article("2(3)"), article("52(8)"), article("52(13)")],
    },
    option("market", "For the market"),
    option("custom", "For one patient, to a written prescription"),
    option("investigation", "For a clinical investigation only"),
  ),
  route.yesNo({
    id: "well_established",
    text: "Is it one of the implants of well-established technology that are listed?",
    help: "Sutures, staples, dental fillings, dental braces, tooth crowns, screws, wedges, plates, wires, pins, clips and connectors; since 19 July 2026 more, such as cannulas, catheters, bone fillers, nails, anchors and dental implants.",
    clauses: [article("52(4)")],
  }),
  route.yesNo({
    id: "sterile",
    text: "Is it placed on the market in sterile condition?",
    help: "A device of class I that is sold sterile needs a notified body for what concerns its sterility.",
    clauses: [article("52(7)")],
  }),
  route.yesNo({
    id: "measuring",
    text: "Has it a measuring function?",
    help: "It measures a physiological or anatomical value, or a quantity given to or taken from the body; shows it in legal units or against a point of reference; and its accuracy, said or understood, matters for the patient. A medicine cup with a scale measures, a plain spoon does not.",
    clauses: [article("52(7)")],
  }),
];
