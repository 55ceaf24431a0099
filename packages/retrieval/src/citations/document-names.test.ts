import { expect, test } from "vitest";
import { documentsNamed } from "./document-names.ts";

const named = (text: string) => documentsNamed(text).map(({ canonical }) => canonical);

test.each([
  ["Regulation (EU) 2017/745", "Regulation (EU) 2017/745"],
  ["Reg. (EC) No 726/2004", "Regulation (EC) No 726/2004"],
  ["Regulation (EU) No 536/2014", "Regulation (EU) No 536/2014"],
  ["Directive 2001/83/EC", "Directive 2001/83/EC"],
  ["ICH guideline E6(R3)", "ICH E6"],
  ["GVP Module 9", "GVP Module IX"],
  ["EU GMP Annex 11", "EU GMP Annex 11"],
  ["S.I. 2002 No. 618", "SI 2002/618"],
  ["the UK MDR 2002", "SI 2002/618"],
  ["Pub. L. 117-328", "Public Law 117-328"],
  ["MEDDEV 2.7.1", "MEDDEV 2.7/1"],
  ["RDC nº 751/2022", "RDC 751/2022"],
  ["MDS-G5", "MDS-G005"],
  ["GN-15", "GN-15"],
])("“%s” names %s", (text, canonical) => {
  expect([...new Set(named(text))]).toEqual([canonical]);
});

test.each(["a ratio of 726/2004", "Regulation 12/34", "Annex 1 of the MDR", "Annex 22 of it", "rule 11 of the house", "GN 15 metres", ""])(
  "“%s” names nothing",
  (text) => {
    expect(named(text)).toEqual([]);
  },
);

test("names that two laws share are of the country that the text speaks of", () => {
  expect(named("Medical Devices Rules, 2017, rule 11")).toEqual(["Medical Devices Rules 2017 rule 11"]);
  expect(named("GL 04 in Singapore")).toEqual(["GL-04"]);
  expect(named("MDR 2017")).toEqual([]);
});

test("a place in a guideline is told apart, where it is given", () => {
  expect(documentsNamed("ICH Q7, section 19")[0]).toMatchObject({ canonical: "ICH Q7", narrower: "ICH Q7 19" });
  expect(documentsNamed("ICH Q1A(R2)")[0]).toMatchObject({ canonical: "ICH Q1", narrower: null });
});

test("a name stands where the text has it", () => {
  const text = "See ICH Q9 – for it.";
  const [one] = documentsNamed(text);
  expect(text.slice(one?.at, one?.end)).toBe("ICH Q9");
});
