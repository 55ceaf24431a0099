import { expect, test } from "vitest";
import { answerWith } from "./answer.fixture.ts";
import { quotedCitation } from "./citation.fixture.ts";
import { relatedRows } from "./related.ts";

const clause = (citation: string, status: typeof quotedCitation.status = "in_force") => ({ ...quotedCitation, citation, status });
const question = (citation: string) => ({ question: `What does ${citation} say?`, citation, source_id: "s", passage_id: citation });
const statements = [{ text: "So.", citations: [clause("21 CFR 807.92(a)")] }];
const clauses = (...given: Parameters<typeof answerWith>) => relatedRows(answerWith(...given)).map((row) => row.clause);

test("at most three sections stand beside an answer", () => {
  const related = ["21 CFR 807.87", "21 CFR 807.90", "21 CFR 807.93", "21 CFR 807.94"].map((one) => clause(one));
  expect(clauses({ statements, related })).toEqual(["21 CFR 807.87", "21 CFR 807.90", "21 CFR 807.93"]);
});

test("a section that the answer cites, one that stands there already and one that no longer holds are left out", () => {
  const related = [
    clause("21 CFR 807.92(c)"),
    clause("21 CFR 807.93(a)"),
    clause("21 CFR 807.93(b)"),
    clause("21 CFR 820.30", "superseded"),
  ];
  expect(clauses({ statements, related })).toEqual(["21 CFR 807.93(a)"]);
});

test("a section's question and its passage are one row", () => {
  const [row] = relatedRows(answerWith({ related: [clause("21 CFR 807.93(a)")], related_questions: [question("21 CFR 807.93")] }));
  expect(row).toMatchObject({ clause: "21 CFR 807.93(a)", question: "What does 21 CFR 807.93 say?", passage: { at: 0 } });
});
