import { describe, expect, test } from "vitest";
import { citationsIn } from "./citations.ts";

const found = (text: string) => citationsIn(text).map(({ normal, until }) => (until === null ? normal : `${normal} to ${until}`));

test.each([
  ["21 CFR § 820.30(g)", ["21 CFR 820.30(g)"]],
  ["21 C.F.R. Part 11", ["21 CFR 11"]],
  ["21CFR820.75(a)", ["21 CFR 820.75(a)"]],
  ["21\u00a0CFR\u00a0§§\u00a0807.87 and 807.92(a)(3)–(5)", ["21 CFR 807.87", "21 CFR 807.92(a)(3) to 21 CFR 807.92(a)(5)"]],
  ["§§ 807.87 and 807.92(a)(3)–(5)", ["21 CFR 807.87", "21 CFR 807.92(a)(3) to 21 CFR 807.92(a)(5)"]],
  ["21 CFR Parts 50, 56, and 812", ["21 CFR 50", "21 CFR 56", "21 CFR 812"]],
  ["under 21 CFR Part 820, see 820.30(c), (d) and 820.198", ["21 CFR 820", "21 CFR 820.30(c)", "21 CFR 820.30(d)", "21 CFR 820.198"]],
  ["21 CFR\n820.30(g)", ["21 CFR 820.30(g)"]],
  ["2l CFR 8O7.92 and lSO 14971:2019", ["21 CFR 807.92", "ISO 14971:2019"]],
  ["21 CFR 820.65\u00b3", ["21 CFR 820.65"]],
  ["paragraphs (a) and (b) of 21 CFR 806.10", ["21 CFR 806.10(a)", "21 CFR 806.10(b)"]],
  ["section 524B(b)(1) of the FD&C Act. Paragraph (b)(3) asks", ["FD&C Act 524B(b)(1)", "FD&C Act 524B(b)(3)"]],
  ["Article 87(3) MDR; ibid., paragraph 6", ["EU MDR Article 87(3)", "EU MDR Article 87(6)"]],
  ["point 3.1.3 of Annex VII to the IVDR", ["EU IVDR Annex VII 3.1.3"]],
  ["the 2007 edition of ISO 14971", ["ISO 14971:2007"]],
  ["ISO 13485:2016, 7.3.3; calibration under clause 7.6", ["ISO 13485:2016 7.3.3", "ISO 13485:2016 7.6"]],
  ["ICH E6 Rev. 2", ["ICH E6(R2)"]],
  ["MDD Annex X\tAnnex XIV of the MDR", ["Directive 93/42/EEC Annex X", "EU MDR Annex XIV"]],
  ["on the old part 820: 820.5 Quality system, 820.40 Document controls", ["21 CFR 820", "21 CFR 820.5", "21 CFR 820.40"]],
  ["FDA asks: 820.80(b)? 820.86? 864.4020.", ["21 CFR 820.80(b)", "21 CFR 820.86", "21 CFR 864.4020"]],
  ["for FDA a 513(g) request", ["FD&C Act 513(g)"]],
  [
    "Article 18(1)(a) MDR; lifetime: 18(1)(c), hospitals: 18(2)",
    ["EU MDR Article 18(1)(a)", "EU MDR Article 18(1)(c)", "EU MDR Article 18(2)"],
  ],
  ["ISO 13485:2016 8.6 is none, and ISO 13485:2016, 8.3 (Analysis)", ["ISO 13485:2016 8.6", "ISO 13485:2016 8.3"]],
  ["ISO 10555-1:2013, 3.5 mm", ["ISO 10555-1:2013"]],
  [
    "21 CFR 814.39(a) and section 515 of the FD&C Act. Paragraph (a)(3) names it",
    ["21 CFR 814.39(a)", "FD&C Act 515", "21 CFR 814.39(a)(3)"],
  ],
  ["section 64 of SOR/98-282 asks for it; the rest follows under section 65.\n\nSee section 3.", ["SOR/98-282 s. 64", "SOR/98-282 s. 65"]],
  ["US: 21 CFR 806.20. CA: records (section 52)\n\nThe law is SOR/98-282.", ["21 CFR 806.20", "SOR/98-282 s. 52", "SOR/98-282"]],
  [
    "MDR: Annex VIII, Rule 1. Rule 23 is none.\n[11] Directive 93/42/EEC",
    ["EU MDR Annex VIII", "EU MDR Annex VIII Rule 1", "EU MDR Annex VIII Rule 23", "Directive 93/42/EEC"],
  ],
  ["formerly Directive 2001/20/EC. Article 117 MDR", ["Directive 2001/20/EC", "EU MDR Article 117"]],
  ["MDR Annex VIII, rule 8; some thought of rule 21", ["EU MDR Annex VIII", "EU MDR Annex VIII Rule 8", "EU MDR Annex VIII Rule 21"]],
  ["MDR Annex I, section 11.2; label as in section 23.3", ["EU MDR Annex I 11.2", "EU MDR Annex I 23.3"]],
  ["for the period of Art. 10(8) MDR;\n(c) comply with it", ["EU MDR Article 10(8)"]],
  ["MDR (Art. 10(8)), formerly 90/385/EEC", ["EU MDR", "EU MDR Article 10(8)", "Directive 90/385/EEC"]],
  ["re-qualified to ISO\n11135:2014", ["ISO 11135:2014"]],
  ["Medical Devices Regulations: section 27 of SOR/98-282, and section 27(d)", ["SOR/98-282", "SOR/98-282 s. 27", "SOR/98-282 s. 27(d)"]],
  ["21 CFR 803.50 and 42 CFR 493.1253", ["21 CFR 803.50", "42 CFR 493.1253"]],
  ["21 CFR 803, 30 days after", ["21 CFR 803"]],
  ["subpart B of part 820", ["21 CFR 820 Subpart B"]],
  ["Subpart C of 21 CFR Part 820", ["21 CFR 820 Subpart C"]],
  ["21 CFR part 807, subparts B and C", ["21 CFR 807 Subpart B", "21 CFR 807 Subpart C"]],
  ["21 CFR 50 Subpart D", ["21 CFR 50 Subpart D"]],
  ["part 812 (subpart G)", ["21 CFR 812 Subpart G"]],
  ["45 CFR part 46, subpart A", ["45 CFR 46 Subpart A"]],
  ["subpart B of this part", []],
  ["section 510(k) of the Act", ["FD&C Act 510(k)"]],
  ["sections 513(i) and 520(o)(1)(E) of the FD&C Act", ["FD&C Act 513(i)", "FD&C Act 520(o)(1)(E)"]],
  ["21 U.S.C. 360(k)", ["FD&C Act 510(k)"]],
  ["21 U.S.C. §§ 351 and 352", ["FD&C Act 501", "FD&C Act 502"]],
  ["section 351(k) of the PHS Act", ["PHS Act 351(k)"]],
  ["a 510(k) summary and 510(k) clearance", []],
  ["Art. 120(3c) MDR", ["EU MDR Article 120(3c)"]],
  ["Articles 61(4) and 83 of the MDR", ["EU MDR Article 61(4)", "EU MDR Article 83"]],
  ["Article 10, paragraph 9, point (a), of Regulation (EU) 2017/745", ["EU MDR Article 10(9)(a)"]],
  ["Annex XIV Part A of Regulation (EU) 2017/745", ["EU MDR Annex XIV Part A"]],
  ["MDR Annex I, GSPR 23.4(s)", ["EU MDR Annex I 23.4(s)"]],
  ["Annex IX, Chapter II, Section 5.1 MDR", ["EU MDR Annex IX 5.1"]],
  ["Directive 93/42/EEC Annex X", ["Directive 93/42/EEC Annex X"]],
  ["Annex X of Council Directive 93/42/EEC", ["Directive 93/42/EEC Annex X"]],
  ["Regulation (EU) 2017/745 (MDR). Article 83 asks", ["EU MDR", "EU MDR", "EU MDR Article 83"]],
  ["Article 1 of the Directive on in vitro diagnostic medical devices (98/79/EC)", ["Directive 98/79/EC Article 1"]],
  [
    "Annex VII of the MDD.\n\nArticle 19 and Part A of Annex XI of the MDR",
    ["Directive 93/42/EEC Annex VII", "EU MDR Article 19", "EU MDR Annex XI Part A"],
  ],
  ["Directive 93/42/EEC of 1993. Annex I of the Directive", ["Directive 93/42/EEC", "Directive 93/42/EEC Annex I"]],
  ["Annexes II and III of the MDR", ["EU MDR Annex II", "EU MDR Annex III"]],
  ["Rule 11 of the MDR", ["EU MDR Annex VIII Rule 11", "EU MDR"]],
  ["Regulation (EC) No 1394/2007", ["Regulation (EC) No 1394/2007"]],
  ["CELEX 32017R0745", ["EU MDR"]],
  ["MEDDEV 2.7/1 rev 4", ["MEDDEV 2.7/1 rev 4"]],
  ["MEDDEV. 2.7.1 Rev.4", ["MEDDEV 2.7/1 rev 4"]],
  ["MDCG 2020\u20115", ["MDCG 2020-5"]],
  ["MDCG 2021-24 and MDCG 2019-11 Rev.1", ["MDCG 2021-24", "MDCG 2019-11 rev 1"]],
  ["ISO 14971:2007", ["ISO 14971:2007"]],
  ["EN ISO 13485:2016+A11:2021", ["ISO 13485:2016"]],
  ["ISO 10993-1: 2009", ["ISO 10993-1:2009"]],
  ["ANSI/AAMI/ISO 14971:2019", ["ISO 14971:2019"]],
  ["IEC 60601-1:2005+AMD1:2012", ["IEC 60601-1:2005"]],
  ["ISO 13485:2016, clause 7.3.3", ["ISO 13485:2016 7.3.3"]],
  ["clause 7.3.7 of ISO 13485:2016", ["ISO 13485:2016 7.3.7"]],
  ["ISO/TR 24971:2020", ["ISO/TR 24971:2020"]],
  ["ICH E6(R2)", ["ICH E6(R2)"]],
  ["ICH guideline E6 (R2), section 4.8", ["ICH E6(R2)"]],
  ["ICH Q9(R1) and E8(R1)", ["ICH Q9(R1)", "ICH E8(R1)"]],
  ["GHTF/SG5/N2R8:2007", ["GHTF SG5/N2:2007"]],
  ["IMDRF/SaMD WG/N41FINAL:2017", ["IMDRF N41:2017"]],
  ["SOR/98-282, s. 59", ["SOR/98-282 s. 59"]],
  ["sections 32(2)(c) and 59 of the Medical Devices Regulations", ["SOR/98-282 s. 32(2)(c)", "SOR/98-282 s. 59"]],
  ["C.R.C., c. 870", ["C.R.C., c. 870"]],
  ["C.01.016(1) of the Food and Drug Regulations", ["C.R.C., c. 870 C.01.016(1)", "C.R.C., c. 870"]],
  ["the QMSR", ["21 CFR 820"]],
  ["Article 61 MDR.\n\nArticle 3(i) of the DSA, and Article 12 of our Supply Agreement", ["EU MDR Article 61"]],
  ["MDR Annex XIV Part B. We thereby follow Section 6.1(b)", ["EU MDR Annex XIV Part B", "EU MDR Annex XIV 6.1(b)"]],
  ["21 CFR 312.23(a)(5)(v) and (a)(8)", ["21 CFR 312.23(a)(5)(v)", "21 CFR 312.23(a)(8)"]],
  ["21 CFR 860.220(a)(12); 513(f)(2)", ["21 CFR 860.220(a)(12)", "FD&C Act 513(f)(2)"]],
  ["Section 505(i) of the FD&C Act, section 351(a) of the PHS Act", ["FD&C Act 505(i)", "PHS Act 351(a)"]],
  ["see MDR Annex XIV. It", ["EU MDR Annex XIV"]],
  ["MDR Annex XIV Part A (1)(a)", ["EU MDR Annex XIV 1(a)"]],
  ["MDD Annex II.3 and Annex X (1.1)", ["Directive 93/42/EEC Annex II 3", "Directive 93/42/EEC Annex X 1.1"]],
  ["Article 10.9 MDR", ["EU MDR Article 10(9)"]],
  ["MDR: GSPR 14.2(d) and 23.4(s)", ["EU MDR", "EU MDR Annex I 14.2(d)", "EU MDR Annex I 23.4(s)"]],
  ["Directive 93/42/EEC as amended by Directive 2007/47/EC, Annex X", ["Directive 93/42/EEC Annex X"]],
  [
    "Article 61 of the MDR and the MDR. RoHS 2011/65/EU was met.\n\nArticle 54 was checked",
    ["EU MDR Article 61", "EU MDR", "Directive 2011/65/EU", "Directive 2011/65/EU", "EU MDR Article 54"],
  ],
  ["MDCG 2020-10/1", ["MDCG 2020-10-1"]],
  ["ISO 10993-1:2018, -5 and -10:2010", ["ISO 10993-1:2018", "ISO 10993-5", "ISO 10993-10:2010"]],
  ["ISO 13485:2016 clauses 4.1.6 & 7.3.10", ["ISO 13485:2016 4.1.6", "ISO 13485:2016 7.3.10"]],
  ["ISO 13485:2003. See clause 7.3.3 of the standard", ["ISO 13485:2003", "ISO 13485:2003 7.3.3"]],
  ["CAN/CSA-ISO 13485:16, ISO14971:2019, ASTM F1980-16", ["ISO 13485:2016", "ISO 14971:2019", "ASTM F1980:2016"]],
  ["ICH M3(R2), S7A and Q1A(R2)", ["ICH M3(R2)", "ICH S7A", "ICH Q1A(R2)"]],
  ["CMDR s. 23(3), s. 59(1) and paragraph 60(1)(a)", ["SOR/98-282 s. 23(3)", "SOR/98-282 s. 59(1)", "SOR/98-282 s. 60(1)(a)"]],
  ["Food and Drugs Act, s. 21.3; section 30(1.2)(d.1)", ["R.S.C., 1985, c. F-27 s. 21.3", "R.S.C., 1985, c. F-27 s. 30(1.2)(d.1)"]],
])("%j cites %j", (text, citations) => {
  expect(found(text)).toEqual(citations);
});

test.each([
  "Table 3.1 shows 12.5 mm",
  "Article 3(i) of the DSA, and Article 12 of our Supply Agreement",
  "in section 4.2 of this report",
  "Version 2.0, Annex 1 of this report",
  "Part 3 of the study",
  "SECTION 5 SAFETY",
  "the product was stored at 812.5 mg",
  "see section 510 of the building code",
  "The Medical Device Reporting (MDR) regulation asks for MDR reports under 803.50",
  "Biological evaluation - Part 7: Ethylene oxide sterilization residuals",
])("%j cites no law", (text) => {
  expect(found(text)).toEqual([]);
});

test("a citation stands where the text has it", () => {
  const text = "as 21\u00a0CFR §\u00a0820.\u00ad30(g) says";
  const [citation] = citationsIn(text);
  expect(text.slice(citation?.start, citation?.end)).toBe("21\u00a0CFR §\u00a0820.\u00ad30(g)");
});

describe("in a table", () => {
  const clauses = (text: string) => citationsIn(text).flatMap(({ kind, normal }) => (kind === "clause" ? [normal] : []));

  test("what one cell cites of a directive says nothing of the next", () => {
    expect(clauses("Gaps, MDD to MDR\nMDD Art. 11\tArt. 52(6)\tchoose\nnone\tAnnex VIII\tnew")).toEqual([
      "Directive 93/42/EEC Article 11",
      "EU MDR Article 52(6)",
      "EU MDR Annex VIII",
    ]);
  });

  test("a law that stands alone in its cell is that of its row", () => {
    expect(clauses("IVDR\tArticle 10(9)\tdone\nMDR\tArticle 10(8)\topen")).toEqual(["EU IVDR Article 10(9)", "EU MDR Article 10(8)"]);
  });
});
