import { inGroup, none, option } from "../../rules/questions.ts";
import { annexVIII, article } from "./ivdr-clauses.ts";

const product = inGroup("What it is");

const productQuestions = [
  product.one(
    {
      id: "ivd_kind",
      text: "What is placed on the market?",
      help: "What counts is the purpose that the manufacturer states. Reagents, kits, strips, cartridges and probes give a result about a specimen. Products for general laboratory use count only where they are specifically meant for in vitro examinations: pipettes, buffers, washing and lysing solutions, culture media, stains, kits that isolate or quantify nucleic acids. An accessory is critical where it takes part in the measurement. Control materials have an assigned value where the manufacturer states what result is expected.",
      clauses: [annexVIII("1.1"), annexVIII("2.5")],
    },
    option("test", "Reagent, kit or test that gives a result"),
    option("instrument", "Instrument or analyser"),
    option("software", "Software that is a product by itself"),
    option("receptacle", "Specimen receptacle, or a kit to collect specimens"),
    option(
      "general",
      "Product for general laboratory use, buffer, washing solution, culture medium, stain, or accessory that is not critical",
    ),
    option("critical_accessory", "Accessory or solution that is critical for the result"),
    option("calibrator", "Calibrator"),
    option("assigned_control", "Control material with an assigned value, in figures or words"),
    option("unassigned_control", "Control material without an assigned value"),
  ),
  product.yesNo({
    id: "measures_directly",
    text: "Does the instrument measure something in the specimen by itself, without reagents or cartridges?",
    help: "Blood gas or ion electrodes in the analyser, cell counters, analysers of sedimentation, mass spectrometers that identify bacteria. Such instruments are classified by what they are for; those that only run reagents or cartridges are not.",
    clauses: [annexVIII("2.5")],
  }),
  product.one(
    {
      id: "ivd_software_role",
      text: "What does the software do with other devices?",
      help: "Software that drives an analyser or influences its use is in the class of the analyser. Software that works on results, as one that computes a score or reads images of slides, is independent.",
      clauses: [annexVIII("1.4")],
    },
    option("independent", "It works on data, and has a purpose of its own"),
    option("drives", "It drives a device or influences its use, and does nothing else"),
    option("both", "Both"),
  ),
  product.one(
    {
      id: "paired_class",
      text: "In which class is the device that it is used with?",
      help: "The class under the IVDR of the device that the software drives, or of the test that the calibrator or control belongs to; of several the highest.",
      clauses: [annexVIII("1.4"), annexVIII("1.5"), annexVIII("1.6")],
    },
    option("A", "Class A"),
    option("B", "Class B"),
    option("C", "Class C"),
    option("D", "Class D"),
  ),
];

const user = inGroup("Who uses it");

const userQuestions = [
  user.one(
    {
      id: "user",
      text: "Who carries out the test?",
      help: "Self-testing: lay persons do at least a part of the testing, also where a service tells them the result. Lay persons who only collect a specimen do not test themselves. Near-patient testing is by health professionals outside a laboratory, beside the patient.",
      clauses: [annexVIII("2.4"), article("2")],
    },
    option("lay", "Lay persons, for themselves"),
    option("near_patient", "Health professionals, near the patient"),
    option("laboratory", "A laboratory"),
  ),
  user.many(
    {
      id: "self_test_of",
      text: "What do lay persons find out with it?",
      help: "Choose all that it detects. Only the tests that are named are in class B; glucose is meant in urine, not in blood.",
      clauses: [annexVIII("2.4")],
    },
    option("pregnancy", "Pregnancy"),
    option("fertility", "Fertility"),
    option("cholesterol", "Level of cholesterol"),
    option("urine", "Glucose, red cells, white cells or bacteria in urine"),
    option("other", "Something else"),
  ),
];

const infection = inGroup("Infection");

const infectionQuestions = [
  infection.many(
    {
      id: "agent",
      text: "Does it detect an agent that causes infection?",
      help: "Presence: the agent itself or a component of it, such as antigen or nucleic acid. Exposure: antibodies and other traces of an infection now or before. Biochemical tests of cultures identify what is grown, and detect presence only where they are meant to diagnose.",
      clauses: [annexVIII("2.1"), annexVIII("2.3")],
    },
    option("presence", "Its presence"),
    option("exposure", "Exposure to it"),
    none("No"),
  ),
  infection.yesNo({
    id: "donation",
    text: "Is it meant to find out whether blood, cells, tissues or organs are fit for transfusion, transplantation or cell administration?",
    help: "Screening of donors and donations. Tests to diagnose the same infection in a patient are not.",
    clauses: [annexVIII("2.1")],
  }),
  infection.yesNo({
    id: "propagates",
    text: "Does the agent cause a life-threatening disease with a high or suspected high risk of propagation?",
    help: "Spread among the general population of Europe counts. HIV, hepatitis B, C and D, HTLV, haemorrhagic fevers such as Ebola, Marburg and Lassa, smallpox, SARS, MERS, highly virulent influenza, variant Creutzfeldt-Jakob disease. Not so: SARS-CoV-2, ordinary influenza, hepatitis A and E, tuberculosis, dengue, West Nile virus.",
    clauses: [annexVIII("2.1")],
  }),
  infection.yesNo({
    id: "infectious_load",
    text: "Does it determine the infectious load of a life-threatening disease, where following it is critical for managing the patient?",
    help: "Viral load by which treatment is begun or changed, as with HIV, hepatitis B (its DNA) and hepatitis C.",
    clauses: [annexVIII("2.1")],
  }),
  infection.yesNo({
    id: "sexual",
    text: "Is the agent transmitted sexually?",
    help: "As its main way: chlamydia, gonorrhoea, syphilis, herpes simplex, human papilloma virus, trichomonas, genital mycoplasmas, monkeypox. Gut parasites and scabies are not meant.",
    clauses: [annexVIII("2.3(a)")],
  }),
  infection.yesNo({
    id: "blood_or_csf",
    text: "Is the presence of the agent detected in blood or cerebrospinal fluid?",
    help: "Blood includes serum and plasma, and blood cultures. Detecting antibodies does not count.",
    clauses: [annexVIII("2.3(b)")],
  }),
  infection.yesNo({
    id: "agent_error",
    text: "If its presence is wrongly told, is there a significant risk of death or severe disability?",
    help: "Of whoever is tested, of an embryo or foetus, or of offspring: meningitis, legionella, listeria, rubella, toxoplasma, cytomegalovirus, measles, resistant hospital bacteria such as MRSA, streptococcus B at birth. Moderate infections are not meant: influenza, group A streptococci, helicobacter, clostridium difficile, rotavirus, candida.",
    clauses: [annexVIII("2.3(c)")],
  }),
  infection.yesNo({
    id: "prenatal_immunity",
    text: "Is it for screening pregnant women for their immunity to such agents?",
    help: "Whether a woman is protected against rubella, toxoplasma, cytomegalovirus, chickenpox, parvovirus or Zika before birth.",
    clauses: [annexVIII("2.3(d)")],
  }),
];

const purpose = inGroup("What the result is for");

const purposeQuestions = [
  purpose.one(
    {
      id: "compatibility",
      text: "Is it for blood grouping or tissue typing, for transfusion, transplantation, cell administration, or incompatibility of mother and child?",
      help: "The markers that are named are ABO, Rhesus (D, weak D, C, c, E, e), K of Kell, Jka and Jkb of Kidd, Fya and Fyb of Duffy, and antibodies to them. Others are k, Lewis, MNS and HLA.",
      clauses: [annexVIII("2.2")],
    },
    option("named", "Yes, and it determines a marker of ABO, Rhesus, Kell (K), Kidd or Duffy"),
    option("others", "Yes, of other markers only"),
    option("no", "No"),
  ),
  purpose.many(
    {
      id: "ivd_purpose",
      text: "Is the result meant for one of these?",
      help: "Companion diagnostics are essential to the safe and effective use of a certain medicine: they tell who will benefit, or be harmed. Setting the dose of a medicine is no companion use. Infective or immune status includes allergy, autoimmunity, rejection of transplants and effect of treatment of an infection. Monitoring is measuring a level to adjust treatment, or several times. Genetic testing is of inherited traits, not of a tumour's own changes, which belong to cancer.",
      clauses: [annexVIII("2.3")],
    },
    option("companion", "Companion diagnostic of a medicine"),
    option("cancer", "Screening, diagnosis or staging of cancer, or following it"),
    option("genetic", "Human genetic testing"),
    option("staging", "Staging of another disease"),
    option("status", "Infective disease status or immune status"),
    option("monitoring", "Monitoring of levels of medicines, substances or biological components"),
    option("management", "Management of patients with a life-threatening disease or condition"),
    option("embryo", "Screening for congenital disorders in the embryo or foetus"),
    option("newborn", "Screening of newborns for congenital disorders that endanger life or disable if missed"),
    none(),
  ),
  purpose.yesNo({
    id: "decision_error",
    text: "Could a wrong result lead to a decision that endangers the life of the patient or of offspring?",
    help: "Where the result decides or is important: troponin in acute pain, immunosuppressants, lithium, clotting in acute bleeding, procalcitonin in sepsis, severe allergy, latent infection before a transplantation, stage of heart or liver failure. Not where it is one sign among others and time remains, as with vitamins, electrolytes in routine, or autoantibodies.",
    clauses: [annexVIII("2.3")],
  }),
];

const classA = inGroup("Class A");

const classAQuestions = [
  classA.yesNo({
    id: "ivd_sterile",
    text: "Is it placed on the market in sterile condition?",
    help: "A device of class A that is sold sterile needs a notified body for what concerns its sterility.",
    clauses: [article("48(10)")],
  }),
];

export const ivdrQuestions = [...productQuestions, ...userQuestions, ...infectionQuestions, ...purposeQuestions, ...classAQuestions];
