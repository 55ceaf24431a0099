import type { FactName } from "@clausewise/contracts";
import { valueWords } from "./fact-values.ts";

/** How a fact is asked for, and how it is said that it is so or not; of facts with values, `yes` goes before the value. */
interface FactWords {
  asks: string;
  yes: string;
  no: string;
}

const yesNo = (asks: string, yes: string, no: string): FactWords => ({ asks, yes, no });
const valued = (asks: string, said: string): FactWords => ({ asks, yes: said, no: said });

const words: Partial<Record<string, FactWords>> & Record<FactName, FactWords> = {
  category: valued("What kind of product is it?", "it is of the kind"),
  role: valued("What is your organisation to the product?", "your organisation is its"),
  class_us: valued("In which class is it in the United States?", "in the United States it is in class"),
  class_eu: valued("In which class is it under the MDR?", "in the European Union it is in class"),
  class_ivdr: valued("In which class is it under the IVDR?", "under the IVDR it is in class"),
  class_ca: valued("In which class is it in Canada?", "in Canada it is in class"),
  software_class: valued("In which safety class of IEC 62304 is its software?", "its software is of safety class"),
  us_application: valued("Which application is made for it to FDA?", "the application to FDA is"),
  ivd_setting: valued("Where is the test carried out?", "the test is"),
  radiation: valued("Does it emit radiation?", "it emits"),
  signatures: valued("Are electronic signatures put to records that FDA requires?", "there are"),
  correction: valued("Is there a correction or removal of it in the United States?", "there is"),
  combination_system: valued("On which system are its manufacturing controls built (21 CFR 4.4(b))?", "the system is built on"),
  ivd: yesNo("Is it an in vitro diagnostic?", "it is an in vitro diagnostic", "it is no in vitro diagnostic"),
  sterile: yesNo("Is it supplied sterile, or sterilised before use?", "it is sterile", "it is not sterile"),
  implantable: yesNo("Is it implanted?", "it is implanted", "it is not implanted"),
  software: yesNo("Is it software, or does it contain software?", "it is or contains software", "it neither is nor contains software"),
  software_alone: yesNo("Is it software alone, with no hardware of its own?", "it is software alone", "it is more than software"),
  measuring: yesNo("Does it measure?", "it measures", "it does not measure"),
  combination: yesNo("Does it combine a device with a drug or a biologic?", "it is a combination product", "it is no combination product"),
  biological_origin: yesNo(
    "Is it made with material of human or animal origin?",
    "it holds material of human or animal origin",
    "it holds no material of human or animal origin",
  ),
  single_use: yesNo("Is it for single use?", "it is for single use", "it is not for single use"),
  reusable: yesNo(
    "Is it to be used more than once, and cleaned or sterilised in between?",
    "it is reused after processing",
    "it is not reused after processing",
  ),
  home_use: yesNo("Is it used at home or by lay people?", "it is used at home", "it is not used at home"),
  general_public: yesNo("Is it sold to the general public?", "it is sold to the general public", "it is not sold to the general public"),
  electrical: yesNo("Does it run on electricity?", "it runs on electricity", "it does not run on electricity"),
  patient_contacting: yesNo("Does it touch the patient's body?", "it touches the patient", "it does not touch the patient"),
  paediatric: yesNo("Is it for children?", "it is for children", "it is not for children"),
  investigational: yesNo("Is it still investigational?", "it is investigational", "it is not investigational"),
  clinical_data: yesNo(
    "Are there clinical data of its own?",
    "there are clinical data of its own",
    "there are no clinical data of its own",
  ),
  predicate: yesNo("Is there a predicate device?", "there is a predicate device", "there is no predicate device"),
  custom_made: yesNo("Is it custom-made for one patient?", "it is custom-made", "it is not custom-made"),
  no_medical_purpose: yesNo(
    "Is it a product without an intended medical purpose (MDR Annex XVI)?",
    "it has no intended medical purpose",
    "it has an intended medical purpose",
  ),
  cmr_substances: yesNo(
    "Does it hold more than 0.1 % of a substance that is carcinogenic, mutagenic, toxic to reproduction or endocrine-disrupting?",
    "it holds such substances above 0.1 %",
    "it holds no such substances above 0.1 %",
  ),
  absorbed: yesNo(
    "Does it consist of substances that the body absorbs, or that are dispersed in it?",
    "it consists of substances that are absorbed or dispersed",
    "it does not consist of substances that are absorbed or dispersed",
  ),
  administers_medicines: yesNo("Does it administer medicines?", "it administers medicines", "it administers no medicines"),
  supplies_patient: yesNo(
    "Does it supply the patient with energy or substances?",
    "it supplies energy or substances",
    "it supplies neither energy nor substances",
  ),
  used_with_others: yesNo(
    "Is it used together with other devices or equipment?",
    "it is used with other devices or equipment",
    "it is used by itself",
  ),
  moving_parts: yesNo("Has it moving parts or other mechanical hazards?", "it has moving parts", "it has no moving parts"),
  maintained: yesNo(
    "Is it adjusted, calibrated or maintained?",
    "it is adjusted, calibrated or maintained",
    "it cannot be maintained or calibrated in use",
  ),
  serviced: yesNo("Is servicing it a requirement?", "servicing it is a requirement", "servicing it is no requirement"),
  installed: yesNo("Is it installed at the place of use?", "it is installed at the place of use", "it is not installed"),
  symbols: yesNo("Does it, its label or its instructions bear symbols?", "symbols are used", "no symbols are used"),
  electronic_instructions: yesNo(
    "Are its instructions given in another form than paper?",
    "its instructions are not on paper alone",
    "its instructions are on paper",
  ),
  companion_diagnostic: yesNo("Is it a companion diagnostic?", "it is a companion diagnostic", "it is no companion diagnostic"),
  calibrators: yesNo("Does it have or use calibrators or controls?", "it has calibrators or controls", "it has no calibrators or controls"),
  legacy_software: yesNo(
    "Was its software on the market before IEC 62304 was applied to it?",
    "its software is older than the use of the standard",
    "the standard was applied to its software from the start",
  ),
  outside_eu: yesNo(
    "Is the manufacturer established outside the European Union?",
    "the manufacturer is outside the Union",
    "the manufacturer is in the Union",
  ),
  outside_uk: yesNo(
    "Is the manufacturer established outside the United Kingdom?",
    "the manufacturer is outside the United Kingdom",
    "the manufacturer is in the United Kingdom",
  ),
  notified_body: yesNo(
    "Does a notified body take part in its conformity assessment?",
    "a notified body takes part",
    "no notified body takes part",
  ),
  eu_certificate: yesNo(
    "Has a notified body certified it or its quality system?",
    "a notified body has certified it",
    "no notified body has certified it",
  ),
  directive_certificate: yesNo(
    "Is it on the market of the Union under a certificate or declaration by one of the Directives (MDR Article 120, IVDR Article 110)?",
    "it is on the market under a Directive",
    "it is not on the market under a Directive",
  ),
  sscp: yesNo(
    "Is a summary of safety and clinical performance due for it (MDR Article 32)?",
    "a summary of safety and clinical performance is due",
    "no summary of safety and clinical performance is due",
  ),
  establishment_licence: yesNo(
    "Does your organisation need an establishment licence in Canada?",
    "an establishment licence is needed",
    "no establishment licence is needed",
  ),
  bears_udi: yesNo("Must it bear a unique device identifier?", "it must bear a UDI", "it need not bear a UDI"),
  tracked: yesNo("Has FDA ordered that it be tracked (21 CFR 821)?", "FDA has ordered tracking", "FDA has not ordered tracking"),
  life_supporting: yesNo(
    "Does it support or sustain life, so that its failure can injure significantly?",
    "it supports or sustains life",
    "it does not support or sustain life",
  ),
  electronic_records: yesNo(
    "Are records that FDA requires kept electronically?",
    "required records are kept electronically",
    "required records are kept on paper",
  ),
  open_system: yesNo(
    "Are those records in an open system, to which others control access?",
    "the system is open",
    "those responsible for the records control access to the system",
  ),
  clinical_investigators: yesNo(
    "Do clinical investigators take part in a study of it under an IND?",
    "clinical investigators take part",
    "no clinical investigators take part",
  ),
  expanded_access: yesNo(
    "Is it made available under expanded access?",
    "there is expanded access to it",
    "there is no expanded access to it",
  ),
  emergency_research: yesNo(
    "Is it studied in emergency research without informed consent (21 CFR 50.24)?",
    "it is studied in emergency research",
    "it is not studied in emergency research",
  ),
  accelerated_approval: yesNo(
    "Has it accelerated approval, or is that sought?",
    "it has or seeks accelerated approval",
    "it neither has nor seeks accelerated approval",
  ),
  study_blinded: yesNo("Is the study blinded?", "the study is blinded", "the study is not blinded"),
  study_randomised: yesNo("Is the study randomised?", "the study is randomised", "the study is not randomised"),
  study_controlled: yesNo("Does the study have a control group?", "the study has a control group", "the study has no control group"),
  study_interim_analysis: yesNo("Is an interim analysis planned?", "an interim analysis is planned", "no interim analysis is planned"),
  study_dmc: yesNo(
    "Is there a data monitoring committee?",
    "there is a data monitoring committee",
    "there is no data monitoring committee",
  ),
};

export const asksFor = (fact: FactName): string => words[fact].asks;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `it is sterile`, `in the European Union it is in class IIa`. */
export const saidOf = (fact: FactName, value: boolean | string): string =>
  typeof value === "string" ? `${words[fact].yes} ${valueWords(fact, value)}` : value ? words[fact].yes : words[fact].no;

/** The same as a sentence of its own, without its full stop. */
export const statedOf = (fact: FactName, value: boolean | string): string => upper(saidOf(fact, value));
