import { expect, test } from "vitest";
import { isWithin } from "./clauses.ts";

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
