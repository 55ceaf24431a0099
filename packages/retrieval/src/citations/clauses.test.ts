import { expect, test } from "vitest";
import { documentOf, isWithin, normalCitation, sectionOf, sectionStem } from "./clauses.ts";

test.each([
  ["21 CFR 807.92(a)(3)", "21 CFR 807.92"],
  ["21 CFR 807.92", "21 CFR 807"],
  ["21 CFR 807.92(a)", "21 CFR Part 807"],
  ["21 USC 360e-3(d)", "FD&C Act 515B"],
  ["EU MDR Article 61(4)", "Regulation (EU) 2017/745 Article 61"],
  ["SOR/98-282 s. 32(2)", "SOR/98-282 s. 32"],
  ["MDCG 2019-11 p. 4", "MDCG 2019-11"],
])("%s is within %s", (citation, clause) => {
  expect(isWithin(citation, clause)).toBe(true);
});

test.each([
  ["21 CFR 807.92", "21 CFR 807.9"],
  ["21 CFR 807.92", "21 CFR 80"],
  ["21 CFR 807.92", "21 CFR 807.92(a)"],
  ["EU MDR Article 10a", "EU MDR Article 10"],
  ["EU MDR Article 61", "EU MDR Article 6"],
  ["EU IVDR Article 61", "EU MDR Article 61"],
  ["FD&C Act 515B", "FD&C Act 515"],
  ["MDCG 2019-11", "MDCG 2019-1"],
  ["SOR/98-282 s. 3.1", "SOR/98-282 s. 3"],
  ["21 CFR 807", ""],
])("%s is not within %s", (citation, clause) => {
  expect(isWithin(citation, clause)).toBe(false);
});

test.each([
  ["21 CFR 807.92(a)(3)", "21 cfr 807.92"],
  ["FD&C Act 513(a)(1)(A)", "fd&c act 513"],
  ["PHS Act 351(k)(7)(A)", "phs act 351(k)"],
  ["EU MDR Article 87(3)", "eu mdr article 87"],
  ["EU MDR Annex I 23.4(ab)", "eu mdr annex i 23.4"],
  ["Regulation (EU) 2016/679 Article 9(2)", "regulation(eu) 2016/679 article 9"],
  ["Regulation (EU) 2024/1689 Article 6(1a)", "regulation(eu) 2024/1689 article 6"],
  ["SOR/98-282 s. 60(1)", "sor/98-282 s. 60"],
  ["C.R.C., c. 870 Division 8 C.08.004.1(3)", "c.r.c., c. 870 division 8 c.08.004.1"],
  ["Therapeutic Goods (Medical Devices) Regulations 2002 reg 5.7(1)", "therapeutic goods(medical devices) regulations 2002 reg 5.7"],
  ["Medical Devices Rules 2017 rule 26(iv)", "medical devices rules 2017 rule 26"],
  ["SFDA Board Decision 3-29-1443 Article 33/2", "sfda board decision 3-29-1443 article 33"],
  ["MedDO Art. 51 para. 3bis", "meddo article 51"],
  ["SI 2024/1368 regulation 4 (44ZH)", "si 2024/1368 regulation 4(44zh)"],
  ["ICH E6(R3)", "ich e6(r3)"],
])("%s stands in %s", (citation, section) => {
  expect(sectionOf(normalCitation(citation))).toBe(section);
});

test.each([
  ["21 CFR 803.50(a)", "21 CFR 803"],
  ["FD&C Act 510(k)", "FD&C Act"],
  ["EU MDR Article 61(4)", "EU MDR"],
  ["Regulation (EC) No 726/2004 Article 6", "Regulation (EC) No 726/2004"],
  ["SOR/98-282 s. 32", "SOR/98-282"],
  ["MDCG 2019-11", "MDCG 2019-11"],
])("%s is a clause of %s", (clause, document) => {
  expect(documentOf(clause)).toBe(document);
});

test.each([
  ["SOR/98-282 s. 59(1)(a)", "SOR/98-282 s. 59"],
  ['SOR/98-282 s. 1 "active device"', "SOR/98-282 s. 1"],
  ["DORS/98-282 art. 59(1)a)", "DORS/98-282 art. 59"],
  ["C.R.C., c. 870 C.05.006(1)(b)", "C.R.C., c. 870 C.05.006"],
  ["C.R.C., c. 870 Division 8 C.08.002(2)", "C.R.C., c. 870 Division 8 C.08.002"],
  ["SOR/98-282 Schedule 1 Part 1 Rule 10", "SOR/98-282 Schedule 1 Part 1 Rule 10"],
])("a passage of Canada's law at %s stands in %s", (citation, stem) => {
  expect(sectionStem(citation)).toBe(stem);
});
