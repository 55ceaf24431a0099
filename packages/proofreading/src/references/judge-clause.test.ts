import { expect, test } from "vitest";
import { citationsIn } from "../marks/citations.ts";
import { indexWork } from "./indexed-work.ts";
import { judgeClause, judgeRetired, judgeUnheld } from "./judge-clause.ts";
import { libraryOf, works } from "./library.fixture.ts";

const citation = (text: string) => {
  const [one] = citationsIn(text);
  if (one === undefined) throw new Error("nothing is cited");
  return one;
};
const workOf = (name: string) => {
  const held = works.find((one) => one.name === name);
  if (held === undefined) throw new Error(`there is no ${name}`);
  return indexWork(held);
};
const judge = (text: string, day: string | null = null) => {
  const cited = citation(text);
  return judgeClause(cited, workOf(cited.source), libraryOf(day));
};

test("a clause that stands is in force, with the text and the day on which it was seen", () => {
  expect(judge("21 CFR 803.50(a)")).toMatchObject({
    verdict: "in_force",
    message: "Stands in the text held (CFR 2025 edition), last seen 2026-11-01.",
    evidence: { citation: "21 CFR 803.50(a)" },
  });
});

test("a clause that went is superseded, with where its matter went", () => {
  expect(judge("21 CFR 820.30(g)")).toMatchObject({ verdict: "superseded", successors: ["ISO 13485:2016 7.3.7"] });
  expect(judge("21 CFR 820.30(a)")).toMatchObject({
    verdict: "superseded",
    successors: [],
    message: expect.stringContaining("not known here"),
  });
});

test("a clause that never was is told with the closest that the text has", () => {
  expect(judge("21 CFR 803.50(z)")).toMatchObject({ verdict: "no_such_clause", message: expect.stringContaining("21 CFR 803.50") });
});

test("a clause that was changed after the day of the text is told as amended, and not before it", () => {
  expect(judge("Article 120(3) MDR", "2021-06-30").verdict).toBe("amended");
  expect(judge("Article 120(3) MDR", "2024-06-30").verdict).toBe("in_force");
  expect(judge("Article 120(3) MDR", null).verdict).toBe("in_force");
  expect(judge("21 CFR 820.1", "2021-06-30")).toMatchObject({ verdict: "amended", message: expect.stringContaining("QMSR (2026-02-02)") });
});

test("where only notes are held, nothing is said of a clause that they do not tell of", () => {
  expect(judge("21 CFR 312.32").verdict).toBe("in_force");
  expect(judge("21 CFR 312.99")).toMatchObject({ verdict: "not_in_library", message: expect.stringContaining("none of them") });
});

test("of a range both ends must stand", () => {
  const cited = { clause: "21 CFR 803.50(a)", until: "21 CFR 803.50(z)", source: "21 CFR 803" };
  expect(judgeClause(cited, workOf("21 CFR 803"), libraryOf(null)).verdict).toBe("no_such_clause");
});

test("a source that is not held may still be known to have gone", () => {
  const judged = (text: string) => judgeUnheld(citation(text), libraryOf(null)).verdict;
  expect([judged("Annex X of Directive 93/42/EEC"), judged("21 CFR 211.22")]).toEqual(["not_in_library", "not_in_library"]);
  const library = {
    ...libraryOf(null),
    successions: [{ clause: "21 CFR 820", heading: "QSR", successors: ["QMSR"], checked_against: "" }],
  };
  expect(judgeUnheld(citation("21 CFR 820"), library)).toMatchObject({ verdict: "superseded", successors: ["QMSR"] });
});

test("a document is retired only by a note beside its text", () => {
  expect(judgeRetired(citation("21 CFR 803"), workOf("21 CFR 803"), libraryOf(null))).toBeNull();
  expect(judgeRetired(citation("21 CFR 803.50(a)"), workOf("21 CFR 803"), libraryOf(null))).toBeNull();
});
