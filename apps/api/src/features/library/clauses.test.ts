import { expect, test } from "vitest";
import { clauseSpellings } from "./clauses.ts";

const entries = [
  { identifier: "EU MDR", status: "in_force" as const },
  { identifier: "ISO 14971:2019", status: "final" as const },
  { identifier: "ISO 13485:2016", status: "final" as const },
  { identifier: "21 CFR 807", status: "in_force" as const },
];

test("a section alone is one of the Code of Federal Regulations", () => {
  expect(clauseSpellings("807.92", entries)).toEqual(["21 CFR 807.92"]);
  expect(clauseSpellings("803.10(c)", entries)).toEqual(["21 CFR 803.10(c)"]);
});

test("an article is found with its regulation before it, behind it, or by its number alone", () => {
  expect(clauseSpellings("Article 10 IVDR", entries)).toEqual(["EU IVDR Article 10"]);
  expect(clauseSpellings("MDR Article 61(4)", entries)).toEqual(["EU MDR Article 61(4)"]);
  expect(clauseSpellings("MDR 61(4)", entries)).toContain("EU MDR Article 61(4)");
});

test("a clause of a standard is found without its year", () => {
  expect(clauseSpellings("ISO 14971 7.4", entries)[0]).toBe("ISO 14971:2019 7.4");
  expect(clauseSpellings("iso 13485 clause 8.2.1", entries)[0]).toBe("ISO 13485:2016 8.2.1");
});

test("words that name no source name no clause", () => {
  expect(clauseSpellings("complaint files", entries)).toEqual([]);
  expect(clauseSpellings("how long is 30", entries)).toEqual([]);
});

test("a clause of a guidance is found as its note writes it", () => {
  const guidance = { identifier: "Refuse to Accept Policy for 510(k)s", status: "final" as const };
  expect(clauseSpellings("Refuse to Accept Policy for 510(k)s p. 10", [...entries, guidance])[0]).toBe(
    "Refuse to Accept Policy for 510(k)s p. 10",
  );
});
