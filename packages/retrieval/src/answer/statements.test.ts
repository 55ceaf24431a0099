import { describe, expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import type { Candidate } from "../evidence/candidate.ts";
import { composeAnswer } from "./answer-composer.ts";

const answer = (question: string, candidates: readonly Candidate[]) => composeAnswer(evidenceFor(question, candidates)).statements;
const texts = (question: string, candidates: readonly Candidate[]) => answer(question, candidates).map(({ text }) => text);
const quotes = (question: string, candidates: readonly Candidate[]) =>
  answer(question, candidates).flatMap(({ citations }) =>
    citations.map(({ key, quote }) => candidates.find((one) => one.key === key)?.text.slice(quote?.start, quote?.end)),
  );
const keys = (question: string, candidates: readonly Candidate[]) =>
  answer(question, candidates).flatMap(({ citations }) => citations.map(({ key }) => key));

const rule = candidate({ key: 1, text: "A sponsor shall report unanticipated adverse device effects within 10 working days." });
const question = "When shall a sponsor report unanticipated adverse device effects?";

describe("asked how a source stands", () => {
  const ask = "Is the guidance on cybersecurity of devices still in force?";
  const guidance = candidate({
    key: 2,
    citation: "Cybersecurity guidance p. 1",
    kind: "guidance",
    binding: false,
    status: "final",
    issued: "2023-09-27",
    effective: null,
    source_identifier: "Cybersecurity guidance",
    source_title: "Cybersecurity of devices",
    text: "This guidance covers the cybersecurity of devices and is in force.",
  });

  test("an answer begins with its status and the day it was issued", () => {
    expect(texts(ask, [guidance])[0]).toMatch(/^\*\*Cybersecurity guidance\*\*: this guidance is final, issued on 27 September 2023\. /);
  });

  test("it gives the day from which it holds, too", () => {
    expect(texts(ask, [candidate({ ...guidance, effective: "2023-10-01" })])[0]).toContain(
      "issued on 27 September 2023, effective 1 October 2023.",
    );
  });

  test.each([
    ["2023-09", "issued in September 2023."],
    ["2023", "issued in 2023."],
  ])("it gives a date as precisely as it is known: %s", (issued, said) => {
    expect(texts(ask, [candidate({ ...guidance, issued })])[0]).toContain(`this guidance is final, ${said}`);
  });

  test("it gives no date where none is known", () => {
    expect(texts(ask, [candidate({ ...guidance, issued: null })])[0]).toMatch(/^\*\*Cybersecurity guidance\*\*: this guidance is final\. /);
  });

  test.each([
    ["draft", "a draft"],
    ["superseded", "superseded"],
    ["withdrawn", "withdrawn"],
  ] as const)("a %s is called %s", (status, called) => {
    expect(texts(ask, [candidate({ ...guidance, status })])[0]).toContain(`this guidance is ${called}, issued`);
  });

  test("nothing of it is said where that was not asked", () => {
    expect(texts("What does the guidance on cybersecurity of devices cover?", [guidance])[0]).not.toContain("issued on");
  });
});

describe("a quote", () => {
  test("is a paragraph whole, and never its heading alone", () => {
    const headed = candidate({ ...rule, text: `(a) Reports of adverse device effects.\n\n${rule.text}` });
    expect(quotes(question, [headed])).toEqual([headed.text]);
  });

  test("is not made of a passage that is a heading alone", () => {
    const heading = candidate({
      ...rule,
      key: 2,
      citation: "21 CFR 812.150(b)",
      text: "(b) Sponsor reports of unanticipated adverse device effects.",
    });
    expect(keys(question, [heading, rule])).toEqual([1]);
  });

  test("of the same words is not shown twice", () => {
    const note = (key: number, citation: string) =>
      candidate({
        key,
        citation,
        text_kind: "summary",
        text: "A sponsor shall report unanticipated adverse device effects within 10 days.",
      });
    const shown = answer(question, [rule, note(3, "21 CFR 812.150(a)"), note(4, "21 CFR 812.150(b)")]).flatMap(
      ({ citations }) => citations,
    );
    expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(shown.length);
  });
});

describe("a second statement of a section", () => {
  const near = candidate({
    ...rule,
    key: 2,
    citation: "21 CFR 812.150(b)",
    text: "A sponsor shall report unanticipated adverse device effects to all investigators within 10 working days.",
  });

  test("is made where it is nearly as good as the first", () => {
    expect(keys(question, [candidate({ ...rule, citation: "21 CFR 812.150(a)" }), near]).toSorted((one, other) => one - other)).toEqual([
      1, 2,
    ]);
  });

  test("is not made of the duty of another than is asked about", () => {
    const another = candidate({
      ...near,
      text: "An investigator shall report unanticipated adverse device effects within 10 working days.",
    });
    expect(keys(question, [candidate({ ...rule, citation: "21 CFR 812.150(a)" }), another])).toEqual([1]);
  });

  test("is not made where it is much less so", () => {
    const far = candidate({ ...near, score: 2, text: "The sponsor keeps records of each shipment of the device." });
    expect(keys(question, [candidate({ ...rule, citation: "21 CFR 812.150(a)" }), far])).toEqual([1]);
  });

  test("is not made where another section answers as well", () => {
    const first = candidate({ ...rule, citation: "21 CFR 812.150(a)" });
    const rivals = [first, near].map((one) => candidate({ ...one, key: one.key + 2, citation: one.citation.replace("812.150", "812.46") }));
    expect(answer(question, [first, near, ...rivals])).toHaveLength(2);
  });

  test("is not a single item of a list whose announcement is not at hand", () => {
    const loose = candidate({
      ...near,
      text: "(1) unanticipated adverse device effects that a sponsor shall report within 10 working days;",
    });
    expect(keys(question, [candidate({ ...rule, citation: "21 CFR 812.150(a)" }), loose])).toEqual([1]);
  });
});

describe("where a question sets two jurisdictions side by side", () => {
  const american = [150, 46, 43].map((section, nth) =>
    candidate({ ...rule, key: nth + 1, score: 12 - nth, citation: `21 CFR 812.${section}` }),
  );
  const european = [80, 77].map((article, nth) =>
    candidate({
      ...rule,
      key: nth + 11,
      score: 7 - nth,
      citation: `EU MDR Article ${article}`,
      authority: "European Union",
      jurisdiction: "EU",
    }),
  );
  const compared = "Compare the US and the EU: when shall a sponsor report unanticipated adverse device effects?";

  test("each speaks in turn, however much more the other has", () => {
    expect(keys(compared, [...american, ...european])).toEqual([1, 11, 2, 12, 3]);
  });

  test("the best of each is shown, also where it answers far worse", () => {
    const poor = european.map((one) => ({ ...one, score: 0.1, heading: "Colour", text: "A sponsor may use colour." }));
    expect(keys(compared, [...american, ...poor]).slice(0, 2)).toEqual([1, 11]);
  });

  test("a third that it does not name is left out", () => {
    const canadian = candidate({
      ...rule,
      key: 21,
      score: 13,
      citation: "SOR/98-282 s. 59",
      authority: "Health Canada",
      jurisdiction: "CA",
    });
    expect(keys(compared, [canadian, ...american, ...european])).not.toContain(21);
  });
});

test("no more than five statements are made", () => {
  const many = Array.from({ length: 9 }, (_, nth) => candidate({ ...rule, key: nth + 1, citation: `21 CFR 812.${nth + 1}` }));
  expect(answer(question, many)).toHaveLength(5);
});

test("a section that answers far worse than the best is not shown", () => {
  const poor = candidate({ ...rule, key: 2, score: 0.1, citation: "21 CFR 801.5", heading: "Colour", text: "A sponsor may use colour." });
  expect(keys(question, [candidate({ ...rule, heading: "Unanticipated adverse device effects" }), poor])).toEqual([1]);
});

test("another section on what somebody else has to do is not shown beside the answer", () => {
  const others = candidate({
    ...rule,
    key: 2,
    citation: "21 CFR 812.46",
    text: "An investigator shall report unanticipated adverse device effects within 10 working days.",
  });
  expect(keys(question, [rule, others])).toEqual([1]);
});

test("what gives the period that is asked for comes before what speaks of the matter without one", () => {
  const about = candidate({
    key: 1,
    score: 12,
    citation: "21 CFR 812.46",
    text: "A sponsor shall report unanticipated adverse device effects to FDA.",
  });
  const period = candidate({ ...rule, key: 2, score: 10, citation: "21 CFR 812.150" });
  expect(keys("How soon shall a sponsor report unanticipated adverse device effects?", [about, period])[0]).toBe(2);
});
