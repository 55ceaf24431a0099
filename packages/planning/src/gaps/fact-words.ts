import type { FactName } from "@clausewise/contracts";

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
  class_us: valued("In which class is it in the United States?", "in the United States it is in class"),
  class_eu: valued("In which class is it in the European Union?", "in the European Union it is in class"),
  ivd: yesNo("Is it an in vitro diagnostic?", "it is an in vitro diagnostic", "it is no in vitro diagnostic"),
  sterile: yesNo("Is it supplied sterile, or sterilised before use?", "it is sterile", "it is not sterile"),
  implantable: yesNo("Is it implanted?", "it is implanted", "it is not implanted"),
  software: yesNo("Is it software, or does it contain software?", "it is or contains software", "it neither is nor contains software"),
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
  study_blinded: yesNo("Is the study blinded?", "the study is blinded", "the study is not blinded"),
  study_randomised: yesNo("Is the study randomised?", "the study is randomised", "the study is not randomised"),
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
  typeof value === "string" ? `${words[fact].yes} ${value}` : value ? words[fact].yes : words[fact].no;

/** The same as a sentence of its own, without its full stop. */
export const statedOf = (fact: FactName, value: boolean | string): string => upper(saidOf(fact, value));
