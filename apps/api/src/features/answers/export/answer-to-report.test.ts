import { SearchResult } from "@clausewise/contracts";
import type { Block } from "@clausewise/documents";
import { expect, test } from "vitest";
import { cited } from "../../../testing/citation.ts";
import { reportOf } from "./answer-to-report.ts";

const id = "00000000-0000-4000-8000-000000000001";
const answer = (given: object = {}): SearchResult =>
  SearchResult.parse({
    id,
    answer_id: id,
    query: "When must a death be reported?",
    authority: "FDA",
    as_of: "2026-03-01",
    outcome: "answered",
    response: "Within 30 days.",
    confidence_score: 0.85,
    correction: null,
    statements: [{ text: "Within 30 days.", citations: [cited()] }],
    related: [],
    document_sources: [],
    regulatory_alerts: [],
    audit_trail: { timestamp: "2026-03-02T09:00:00.000Z", retrieved_documents: 3, warning_letters_checked: 0, audit_number: 1234 },
    is_bookmarked: false,
    searched: { sources: 10, passages: 2500, authorities: ["FDA"] },
    not_searched: [],
    clauses_not_taken: [],
    other_names: [],
    took_ms: 5,
    repeats: null,
    product_type: null,
    follows: null,
    read_as: null,
    related_questions: [],
    phrased_by: null,
    phrasing_note: null,
    left_out: [],
    ...given,
  });
const unsigned = { signatures: [], missing: [] };
const blocksOf = (given?: object): Block[] => reportOf(answer(given), new Map(), unsigned).blocks;
const headings = (given?: object) => blocksOf(given).flatMap((block) => (block.kind === "heading" ? [block.text] : []));
const facts = (given?: object) =>
  Object.fromEntries(
    blocksOf(given).flatMap((block) => (block.kind === "facts" ? block.facts.map(({ label, value }) => [label, value]) : [])),
  );
const listed = (given?: object) => blocksOf(given).flatMap((block) => (block.kind === "list" ? block.items.flat() : []));

test("a report states what was asked, of which law, when, and under which number it is found again", () => {
  expect(reportOf(answer(), new Map(), unsigned)).toMatchObject({ title: "When must a death be reported?", date: "2026-03-02" });
  expect(facts()).toMatchObject({
    "Law as of": "1 March 2026",
    "Audit number": "1234",
    Confidence: "85 %",
    Searched: "2,500 passages of 10 sources",
  });
});

test("each statement stands with the source's own words, its status and its dates", () => {
  expect(headings()).toEqual(["Answer", "Sources"]);
  const [statement, quote] = listed();
  expect(statement).toEqual({ kind: "paragraph", text: "Within 30 days." });
  expect(quote).toMatchObject({
    kind: "quote",
    text: "You must report a death within 30 calendar days.",
    from: { title: "21 CFR 803.50(a)", caution: null, url: "https://www.ecfr.gov/current/title-21/part-803" },
  });
  expect(JSON.stringify(quote)).toContain("retrieved 27 February 2026");
});

test("an item of a clause stands with the words that it goes on from, said once for several", () => {
  const lead_in = "(a) You must report a device that:";
  const citations = ["(1) caused a death;", "(2) malfunctioned."].map((quote) => cited({ quote, lead_in }));
  const quotes = listed({ statements: [{ text: "So.", citations }] }).flatMap((block) => (block.kind === "quote" ? [block.text] : []));
  expect(quotes).toEqual([`${lead_in} (1) caused a death;`, "(2) malfunctioned."]);
});

test("a source that no longer holds carries a caution wherever it is named", () => {
  const statements = [{ text: "Once.", citations: [cited({ status: "superseded" })] }];
  const cautions = listed({ statements }).flatMap((block) =>
    block.kind === "quote" ? [block.from.caution] : block.kind === "reference" ? [block.caution] : [],
  );
  expect(cautions).toEqual(["Superseded", "Superseded"]);
});

test("a source cited for several clauses is listed once with all of them", () => {
  const citations = [cited(), cited({ citation: "21 CFR 803.50(b)" })];
  const references = listed({ statements: [{ text: "Both.", citations }] }).filter(({ kind }) => kind === "reference");
  expect(references).toHaveLength(1);
  expect(JSON.stringify(references)).toContain("cited: 21 CFR 803.50(a), 21 CFR 803.50(b)");
});

test("without an answer the report says so, and claims neither confidence nor sources", () => {
  const given = { outcome: "nothing_found", statements: [], response: "Nothing in the library supports an answer.", confidence_score: 0 };
  expect(headings(given)).toEqual([]);
  expect(facts(given)).not.toHaveProperty("Confidence");
  expect(blocksOf(given)).toContainEqual({ kind: "paragraph", text: "Nothing in the library supports an answer." });
});

test("a wrong premise is corrected apart from the answer, and not said twice", () => {
  const correction = { text: "That is not so.", citations: [cited()] };
  const given = { correction, statements: [], response: "That is not so.\n\nNothing more was found.", outcome: "nothing_found" };
  expect(headings(given)).toEqual(["About the question", "Sources"]);
  const paragraphs = blocksOf(given).flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
  expect(paragraphs).toEqual(["That is not so.", "Nothing more was found."]);
});

test("a model that worded the answer is named, with how much of it was left out", () => {
  const given = { phrased_by: "a small model", left_out: [{ text: "All is exempt.", reason: "names no clause" }] };
  expect(facts(given)).toMatchObject({ "Phrased by": "a small model" });
  expect(reportOf(answer(given), new Map(), unsigned).closing).toContain("the language model named above");
  expect(JSON.stringify(blocksOf(given))).toContain("1 sentence left out");
});

test("what is right is confirmed, and of several questions each has its heading, also one without an answer", () => {
  const statements = [{ text: "Within 30 days.", citations: [cited()] }];
  const given = {
    correction: { kind: "confirmed", text: "It is 30 days.", citations: [] },
    statements,
    parts: [
      { question: "How soon is a death reported?", outcome: "answered", statements },
      { question: "What does it cost?", outcome: "nothing_found", statements: [] },
    ],
  };
  expect(headings(given)).toEqual(["Confirmed", "How soon is a death reported?", "What does it cost?", "Sources"]);
});

test("a source that is silent, and a note written before a change, are marked wherever they are cited", () => {
  const written = { by: "21 CFR 803", since: "2026-02-02", written_before: true as const };
  const statements = [{ text: "So.", citations: [cited({ amended: [written] })] }];
  const silence = new Map([[cited().source_id, "2026-01-05T08:00:00.000Z"]]);
  const cautions = reportOf(answer({ statements }), silence, unsigned)
    .blocks.flatMap((block) => (block.kind === "list" ? block.items.flat() : []))
    .flatMap((block) => (block.kind === "quote" ? [block.from.caution] : block.kind === "reference" ? [block.caution] : []));
  const caution =
    "Written before 21 CFR 803 (2 February 2026) changed, and not confirmed since, its source was last heard on 5 January 2026";
  expect(cautions).toEqual([caution, caution]);
});
