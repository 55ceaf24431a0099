import { describe, expect, test } from "vitest";
import { cited, composedCitation } from "../../../testing/citation.ts";
import { searchResultOf, type AnswerParts } from "./search-result.ts";

const stored = { sequence: 12, now: "2026-11-22T08:00:00.000Z", took: 12.3456 };
const statement = (text = "Deaths are reported within 30 days.", ...citations: Parameters<typeof cited>[0][]) => ({
  text,
  citations: (citations.length > 0 ? citations : [{}]).map((given) => cited(given)),
});
const parts = (
  given: {
    composed?: Partial<AnswerParts["composed"]>;
    statements?: AnswerParts["phrasing"]["statements"];
    answered?: AnswerParts["answered"];
    phrasing?: Partial<AnswerParts["phrasing"]>;
  } = {},
): AnswerParts => {
  const statements = given.statements ?? [statement()];
  return {
    query: "When is a death reported?",
    asked: {
      query: "When is a death reported?",
      read_as: null,
      authority: "FDA",
      keeps_authority: false,
      product_type: null,
      scope: null,
      day: "2026-11-22",
      follows: null,
      repeats: null,
    },
    composed: {
      authority: "FDA",
      outcome: "answered",
      confidence: 0.8,
      declinedBecause: null,
      statements: statements.map(({ text }) => ({ text, citations: [composedCitation()] })),
      correction: null,
      related: [],
      searched: { sources: 1200, passages: 120_000, authorities: ["FDA"] },
      not_searched: ["CA"],
      clauses_not_taken: ["21 CFR 803.50"],
      other_names: [{ said: "vigilance", here: "medical device reporting" }],
      retrieved_documents: 3,
      parts: [],
      ...given.composed,
    },
    text: { statements, correction: given.composed?.correction ?? null },
    answered: given.answered ?? [],
    phrasing: { statements, phrased_by: null, phrasing_note: null, left_out: [], found_none: false, ...given.phrasing },
    related: [],
    related_questions: [],
    letters: { alerts: [], checked: 769 },
  };
};
const resultOf = (given: Parameters<typeof parts>[0] = {}) => searchResultOf(parts(given), stored);

test("an answer has the number and time of its record, and says what was searched and what was not", () => {
  expect(resultOf()).toMatchObject({
    outcome: "answered",
    confidence_score: 0.8,
    audit_trail: { timestamp: stored.now, audit_number: 12, retrieved_documents: 3, warning_letters_checked: 769 },
    not_searched: ["CA"],
    clauses_not_taken: ["21 CFR 803.50"],
    other_names: [{ said: "vigilance", here: "medical device reporting" }],
    took_ms: 12.3,
    is_bookmarked: false,
  });
});

test("it is known by one id, a new one for each answer", () => {
  const [one, other] = [resultOf(), resultOf()];
  expect(one.answer_id).toBe(one.id);
  expect(other.id).not.toBe(one.id);
});

describe("as running text", () => {
  test("each sentence is followed by its quotes with their clauses", () => {
    expect(resultOf().response).toBe(
      "Deaths are reported within 30 days.\n“You must report a death within 30 calendar days.” **21 CFR 803.50(a)**",
    );
  });

  test("each of several questions is told with its answer, or that there is none", () => {
    const answered = { question: "When?", outcome: "answered" as const, statements: [statement()] };
    const { response, parts: told } = resultOf({
      answered: [answered, { question: "And who pays?", outcome: "nothing_found", statements: [] }],
    });
    expect(response).toMatch(/^When\?\nDeaths are reported[^]*\n\nAnd who pays\?\nNothing in the library supports an answer\.$/);
    expect(told.map(({ outcome }) => outcome)).toEqual(["answered", "nothing_found"]);
  });

  test("what is our summary is never shown as the words of the law", () => {
    expect(resultOf({ statements: [statement("So it is.", { quote: null, quote_start: null })] }).response).toBe(
      "So it is.\nOur summary of **21 CFR 803.50(a)**",
    );
  });

  test("a declined request gives the reason, and no list of places or clauses that were left out", () => {
    const declined = { outcome: "declined", declinedBecause: "We help nobody to hide a death.", statements: [] } as const;
    expect(resultOf({ statements: [], composed: { ...declined, statements: [] } })).toMatchObject({
      response: "We help nobody to hide a death.",
      not_searched: [],
      clauses_not_taken: [],
      other_names: [],
    });
  });

  test("where nothing supports an answer, it says how much was searched", () => {
    const nothing = { outcome: "nothing_found", statements: [] } as const;
    expect(resultOf({ statements: [], composed: { ...nothing, statements: [], not_searched: [] } }).response).toBe(
      "Nothing in the library supports an answer. Searched: 120,000 passages of 1,200 sources.",
    );
  });

  test("what the library does not hold is named before that, a place by its name", () => {
    const nothing = { outcome: "nothing_found", statements: [], not_searched: ["Kenya", "CA"] } as const;
    expect(resultOf({ statements: [], composed: { ...nothing, statements: [], not_searched: ["Kenya", "CA"] } }).response).toMatch(
      /^Not searched, or not held in the library: Kenya and Canada\. Nothing in the library/,
    );
  });

  test("a question in another language is told so", () => {
    const given = { outcome: "nothing_found", statements: [], declinedBecause: "Please ask in English." } as const;
    expect(resultOf({ statements: [], composed: { ...given, statements: [] } })).toMatchObject({
      outcome: "nothing_found",
      response: "Please ask in English.",
    });
  });

  test("and a correction is told before that", () => {
    const correction = { kind: "corrected" as const, text: "The period is 30 days, not 10.", citations: [composedCitation()] };
    const nothing = { outcome: "nothing_found", statements: [], correction } as const;
    expect(resultOf({ statements: [], composed: { ...nothing, statements: [], correction } }).response).toMatch(
      /^The period is 30 days, not 10\.\n\nNot searched, or not held in the library: Canada\. Nothing in the library/,
    );
  });
});

test("an answer that lost every sentence, because no quote held, is none and is trusted in nothing", () => {
  const given = parts();
  const result = searchResultOf({ ...given, phrasing: { ...given.phrasing, statements: [] } }, stored);
  expect(result).toMatchObject({ outcome: "nothing_found", confidence_score: 0, document_sources: [] });
});

describe("the list of sources", () => {
  test("names each clause once, in the order in which it is first cited", () => {
    const [other, first] = [{ citation: "21 CFR 803.20" }, { citation: "21 CFR 803.50(a)" }];
    const { document_sources } = resultOf({ statements: [statement("One.", first, other), statement("Two.", first)] });
    expect(document_sources.map(({ section }) => section)).toEqual([
      "21 CFR 803.50(a) Reports of deaths",
      "21 CFR 803.20 Reports of deaths",
    ]);
  });

  test("gives guidance by its title, a law by its identifier too, and dates it from when it takes effect", () => {
    const guidance = { kind: "guidance", source_title: "Reporting Deaths", heading: "", citation: "Reporting Deaths p. 3" } as const;
    const { document_sources } = resultOf({
      statements: [statement("One.", guidance, { issued: "2024-02-02", effective: "2026-02-02", page: 4 })],
    });
    expect(document_sources).toMatchObject([
      { title: "Reporting Deaths", section: "Reporting Deaths p. 3", publishDate: null },
      { title: "21 CFR 803: Medical Device Reporting", publishDate: "2026-02-02", pageNumber: 4 },
    ]);
  });
});

test("where a model read the passages and found no answer, what we found is inconclusive and no surer than even", () => {
  expect(resultOf({ phrasing: { found_none: true } })).toMatchObject({ outcome: "inconclusive", confidence_score: 0.5 });
  expect(resultOf({ phrasing: { found_none: true } })).not.toHaveProperty("found_none");
});

test("words that a quote goes on from are told before it, once where several go on from the same", () => {
  const lead_in = "(a) You must report a device that:";
  const quotes = ["(1) caused a death;", "(2) malfunctioned."].map((quote) => ({ quote, lead_in }));
  const { response } = resultOf({ statements: [statement("So.", ...quotes)] });
  expect(response).toContain(`“${lead_in}” “(1) caused a death;” `);
  expect(response.split(lead_in)).toHaveLength(2);
});
