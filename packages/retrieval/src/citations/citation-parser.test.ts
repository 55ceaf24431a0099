import { expect, test } from "vitest";
import { recogniseCitations } from "./citation-parser.ts";

const cited = (question: string, regulation?: string) => recogniseCitations(question, regulation).map((clause) => clause.canonical);

test.each([
  ["What does 21 CFR 807.92(a)(3) say?", ["21 CFR 807.92(a)(3)"]],
  ["what does 21 cfr part 820 require", ["21 CFR 820"]],
  ["Does 807.92 apply?", ["21 CFR 807.92"]],
  ["See § 812.2(b).", ["21 CFR 812.2(b)"]],
  ["Is Part 820 still the QSR?", ["21 CFR 820"]],
  ["21 CFR Parts 50, 56 and 812", ["21 CFR 50", "21 CFR 56", "21 CFR 812"]],
  ["21 C.F.R. § 803.50", ["21 CFR 803.50"]],
  ["What do 21 CFR 807.92 and 21 CFR 814.20 contain?", ["21 CFR 807.92", "21 CFR 814.20"]],
  ["21 CFR 812.150, 21 cfr 803.50 and 42 U.S.C. 282", ["21 CFR 812.150", "21 CFR 803.50"]],
  ["Under 21 CFR 803, 30 days?", ["21 CFR 803"]],
  ["Who files under section 510(k)?", ["FD&C Act 510(k)"]],
  ["FD&C Act section 520(o)(1)(E)", ["FD&C Act 520(o)(1)(E)"]],
  ["Is it licensed under section 351(k)?", ["PHS Act 351(k)"]],
  ["Which tissue is regulated only under section 361?", []],
  ["515B of the FD&C Act", ["FD&C Act 515B"]],
  ["21 USC 360c", ["FD&C Act 513"]],
  ["21 U.S.C. § 360e-3(d)", ["FD&C Act 515B(d)"]],
  ["Article 61(4) MDR", ["EU MDR Article 61(4)"]],
  ["IVDR Art. 48 and Annex VIII", ["EU IVDR Article 48", "EU IVDR Annex VIII"]],
  ["Annex IX section 2 of the MDR", ["EU MDR Annex IX"]],
  ["Is our app class IIa under Rule 11 of the MDR?", ["EU MDR Annex VIII 6.3"]],
  ["Which rules of the IVDR: Rule 3, or Rule 9?", ["EU IVDR Annex VIII 2.3"]],
  ["Which device does section 520(o) leave out?", ["FD&C Act 520(o)"]],
  ["Articles 87 and 88 of Regulation (EU) 2017/745", ["EU MDR Article 87", "EU MDR Article 88"]],
  ["Article 6(1) of the AI Act", ["Regulation (EU) 2024/1689 Article 6(1)"]],
  ["Regulation (EU) 2023/607", ["Regulation (EU) 2023/607"]],
  ["Quote MDCG 2031-4", ["MDCG 2031-4"]],
  ["Article 6 of Regulation (EC) No 726/2004", ["Regulation (EC) No 726/2004 Article 6"]],
  ["What does (EC) No 726/2004 say?", ["Regulation (EC) No 726/2004"]],
  ["Regulation 536/2014, article 42", ["Regulation (EU) No 536/2014 Article 42"]],
  ["Article 42 of the Clinical Trials Regulation", ["Regulation (EU) No 536/2014 Article 42"]],
  ["Regulation 2019/1020 on surveillance", ["Regulation (EU) 2019/1020"]],
  ["Directive 2001/83/EC Article 5", ["Directive 2001/83/EC Article 5"]],
  ["What does ICH Q7 section 19 say?", ["ICH Q7"]],
  ["Does E6(R3) ask for it?", ["ICH E6"]],
  ["ICH Q1A(R2) storage conditions", ["ICH Q1"]],
  ["GVP Module VI and GVP module 9", ["GVP Module VI", "GVP Module IX"]],
  ["EudraLex Annex 1 and Annex 11", ["EU GMP Annex 1", "EU GMP Annex 11"]],
  ["Annex 9 of the MDR", ["EU MDR Annex IX"]],
  ["MDR 2017 rule 26", ["Medical Devices Rules 2017 rule 26"]],
  ["CDSCO: which rule of MDR 2017?", ["Medical Devices Rules 2017"]],
  ["SFDA's MDS-REQ 1", ["MDS-REQ 1"]],
  ["HSA GN-15 and GN 21", ["GN-15", "GN-21"]],
  ["S.I. 2002 No. 618 and SI 2024/1368", ["SI 2002/618", "SI 2024/1368"]],
  ["UK MDR 2002 part 4A", ["SI 2002/618"]],
  ["combination products under Part 4", ["21 CFR 4"]],
  ["Is the QMSR in force?", ["21 CFR 820"]],
  ["Public Law 117-328", ["Public Law 117-328"]],
  ["MEDDEV 2.7.1 rev 4", ["MEDDEV 2.7/1"]],
  ["RDC 751/2022 of ANVISA", ["RDC 751/2022"]],
  ["section 32(2) of SOR/98-282", ["SOR/98-282 s. 32(2)"]],
])("%s names %j", (question, expected) => {
  expect(cited(question)).toEqual(expected);
});

test.each([
  "What must a 510(k) summary contain?",
  "ISO 13485:2016 clause 7.3.10",
  "Store at 37.5 °C for 2.5 years",
  "Article 15 qualifications",
  "Version 2.0 of the file",
  "Is Rule 11 of the house still followed?",
])("%s names no clause", (question) => expect(cited(question)).toEqual([]));

test("an article without its regulation belongs to the chosen one", () => {
  expect(cited("What does Art. 10a ask?", "EU MDR")).toEqual(["EU MDR Article 10a"]);
});

test("a place in a document is kept beside it, as the library may cite it so", () => {
  expect(recogniseCitations("ICH Q7 section 19.2").map(({ narrower }) => narrower)).toEqual(["ICH Q7 19.2"]);
});
