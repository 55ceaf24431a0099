import { normalCitation } from "@clausewise/retrieval";
import { expect, test } from "vitest";
import { indexClauses } from "./clause-index.ts";

const index = (source: string, citations: readonly string[]) =>
  indexClauses(
    {
      passages: citations.map((citation) => ({
        id: citation,
        citation,
        normal: normalCitation(citation),
        heading: "",
        path: [],
        text: "words",
        url: null,
      })),
    },
    normalCitation(source),
  );
const held = (source: string, citations: readonly string[], clause: string) =>
  index(source, citations).at(normalCitation(clause)).length > 0;

test.each([
  ["21 CFR 807", "21 CFR 807.92(a)(3)", "21 CFR 807.92"],
  ["21 CFR 807", "21 CFR 807.92(a)(3)", "21 CFR 807.92(a)"],
  ["EU MDR", "EU MDR Annex I 23.4(s)", "EU MDR Annex I 23"],
  ["EU MDR", "EU MDR Annex VI Part C 3.1", "EU MDR Annex VI 3.1"],
  ["EU MDR", "EU MDR Annex XIV 1", "EU MDR Annex XIV Part A"],
  ["SOR/98-282", "SOR/98-282 s. 59(1.1)", "SOR/98-282 s. 59"],
  ["C.R.C., c. 870", "C.R.C., c. 870 C.01.016(1)", "C.R.C., c. 870 C.01.016"],
])("%s that has %s holds %s", (source, citation, clause) => {
  expect(held(source, [citation], clause)).toBe(true);
});

test.each([
  ["21 CFR 807", "21 CFR 807.92", "21 CFR 807.9"],
  ["EU MDR", "EU MDR Annex I 23.4", "EU MDR Annex I 2"],
  ["EU MDR", "EU MDR Annex XIV 1", "EU MDR Annex XV"],
])("%s that has %s does not hold %s", (source, citation, clause) => {
  expect(held(source, [citation], clause)).toBe(false);
});

test.each(["21 CFR 866.1 note", "21 CFR 807.92 Appendix A", "MDCG 2020-5 p. 4", "ISO 13485:2016 Annex A", 'SOR/98-282 s. 1 "device"', "x"])(
  "%s comes to an end upwards",
  (citation) => {
    expect(held(citation.split(" ")[0] ?? "", [citation], citation)).toBe(true);
  },
);

test("the closest held clause above one that is missing is found, and none above a section", () => {
  const part = index("21 CFR 807", ["21 CFR 807.92(a)(1)", "21 CFR 807.93"]);
  expect(part.above(normalCitation("21 CFR 807.92(a)(9)"))).toBe("21 cfr 807.92(a)");
  expect(part.above(normalCitation("21 CFR 807.99"))).toBeNull();
});
