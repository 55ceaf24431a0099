import { expect, test } from "vitest";
import { besideOwn } from "./beside-own.ts";
import type { ComposedAnswer } from "./composed-answer.ts";

const answer = (given: Partial<ComposedAnswer>): ComposedAnswer => ({
  authority: "FDA",
  outcome: "answered",
  confidence: 0.8,
  declinedBecause: null,
  statements: [],
  correction: null,
  related: [],
  searched: { sources: 1, passages: 10, authorities: [] },
  not_searched: [],
  clauses_not_taken: [],
  other_names: [],
  retrieved_documents: 1,
  parts: [],
  ...given,
});
const saying = (...texts: string[]) => texts.map((text) => ({ text, citations: [] }));
const law = answer({ statements: saying("law 1", "law 2", "law 3", "law 4") });
const sop = answer({ statements: saying("SOP 1", "SOP 2", "SOP 3"), confidence: 0.85 });
const said = ({ statements }: ComposedAnswer) => statements.map(({ text }) => text);

test("documents that were chosen speak first, with the law beside them", () => {
  expect(said(besideOwn(law, sop, "documents"))).toEqual(["SOP 1", "SOP 2", "SOP 3", "law 1", "law 2"]);
});

test("law that a question names speaks first, with the documents beside it", () => {
  expect(said(besideOwn(law, sop, "library"))).toEqual(["law 1", "law 2", "law 3", "SOP 1", "SOP 2"]);
});

test("where neither is meant, documents must be clearly surer to speak first", () => {
  expect(said(besideOwn(law, sop, "surer"))[0]).toBe("law 1");
  expect(said(besideOwn({ ...law, confidence: 0.6 }, sop, "surer"))[0]).toBe("SOP 1");
});

test("what does not answer is left out beside what does", () => {
  const unsure = { ...sop, outcome: "inconclusive" as const, confidence: 0.3 };
  expect(said(besideOwn(law, unsure, "documents"))).toEqual(["law 1", "law 2", "law 3", "law 4"]);
  expect(besideOwn(law, unsure, "documents").confidence).toBe(0.8);
});

test("where the library has nothing, the documents answer, and all that was searched is counted", () => {
  const nothing = answer({ outcome: "nothing_found", confidence: 0, not_searched: ["Brazil"] });
  expect(besideOwn(nothing, sop, "library")).toMatchObject({
    outcome: "answered",
    confidence: 0.85,
    not_searched: ["Brazil"],
    searched: { sources: 2, passages: 20 },
  });
});

test("what is declined is declined, whatever documents say", () => {
  expect(besideOwn(answer({ outcome: "declined", declinedBecause: "It hides a death." }), sop, "documents").statements).toEqual([]);
});
