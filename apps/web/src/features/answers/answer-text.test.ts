import type { Citation, SearchResult } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { answerText } from "./answer-text.ts";
import { answerWith } from "./answer.fixture.ts";
import { answerHtml } from "./copy-answer.ts";
import { quotedCitation as quoted } from "./citation.fixture.ts";
import { citationEntries, quoteCount, sourceTitles } from "./citations.ts";

const id = "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11";

const summary: Citation = { ...quoted, citation: "21 CFR 807.93", quote: null, quote_start: null, text_kind: "summary" };

const source = {
  title: "21 CFR 807: Establishment registration",
  documentType: "regulation",
  section: "",
  pageNumber: null,
  publishDate: null,
  url: null,
} as const;

const answer = answerWith({
  id,
  answer_id: id,
  query: "What must a 510(k) summary contain?",
  confidence_score: 0.86,
  document_sources: [source, source],
  audit_trail: { timestamp: "2026-11-21T09:00:00Z", retrieved_documents: 2, warning_letters_checked: 0, audit_number: 1284 },
  statements: [
    { text: "Set by **21 CFR 807.92**.", citations: [quoted] },
    { text: "A statement may be sent instead.", citations: [summary] },
  ],
  related: [quoted],
  searched: { sources: 412, passages: 9000, authorities: ["FDA"] },
  took_ms: 38,
});

test("a copied answer carries each quote with its clause, status and date", () => {
  const text = answerText(answer);
  expect(text).toContain("1. Set by 21 CFR 807.92.");
  expect(text).toContain("“A 510(k) summary shall be in sufficient detail.”");
  expect(text).toContain(
    "21 CFR 807.92(a); Establishment registration; Regulation, binding, in force; seen 18 Nov 2026; https://www.ecfr.gov",
  );
  expect(text).toContain("audit no. 1,284");
});

test("a summary of ours is never copied as a quote", () => {
  const second = answerText(answer).split("2. ")[1] ?? "";
  expect(second).toContain("Our summary of the clause, not its text");
  expect(second).not.toContain("“");
});

test("a correction stands before the statements", () => {
  const text = answerText({ ...answer, correction: { kind: "corrected" as const, text: "FDA **clears** a 510(k).", citations: [quoted] } });
  expect(text.indexOf("Correction: FDA clears a 510(k).")).toBeLessThan(text.indexOf("1. Set by"));
});

test("what is right is copied as confirmed", () => {
  expect(answerText({ ...answer, correction: { kind: "confirmed" as const, text: "30 days.", citations: [quoted] } })).toContain(
    "Confirmed: 30 days.",
  );
});

test("a quote is copied with the words it goes on from", () => {
  const item = { ...quoted, lead_in: "All 510(k) summaries shall contain the following information:" };
  const listing = { ...answer, statements: [{ text: "So.", citations: [item] }] };
  expect(answerText(listing)).toContain("[All 510(k) summaries shall contain the following information:] “A 510(k) summary");
  expect(answerHtml(listing)).toContain("<blockquote><p>All 510(k) summaries shall contain the following information:</p>“A 510(k)");
});

test("of several questions each is copied with what answers it, and one without an answer says so", () => {
  const [first] = answer.statements;
  const parts = [
    { question: "What must it contain?", outcome: "answered" as const, statements: first ? [first] : [] },
    { question: "What does it cost?", outcome: "nothing_found" as const, statements: [] },
  ];
  const text = answerText({ ...answer, parts });
  expect(text).toContain("What must it contain?\n\n1. Set by 21 CFR 807.92.");
  expect(text).toContain("What does it cost?\nNothing in the library supports an answer to this part.");
});

test("an answer without statements is copied with its message", () => {
  expect(answerText({ ...answer, outcome: "nothing_found", statements: [], response: "Nothing found." })).toContain("Nothing found.");
});

test("every citation has an address of its own within the answer", () => {
  expect(
    citationEntries({ ...answer, correction: { kind: "corrected" as const, text: "", citations: [quoted] } }).map(([key]) => key),
  ).toEqual(["0.0", "1.0", "c.0", "r.0"]);
});

test("only quotes count as quoted passages", () => {
  expect(quoteCount(answer)).toBe(1);
});

test("a bookmark names each source once", () => {
  expect(sourceTitles(answer)).toBe("21 CFR 807: Establishment registration");
});

test("a copied answer says when its sources were issued and took effect, where that is known", () => {
  const dated = { ...quoted, issued: "1992-04-28", effective: "1992-05-28" };
  expect(answerText({ ...answer, statements: [{ text: "So.", citations: [dated] }] })).toContain(
    "Regulation, binding, in force; issued 28 Apr 1992; effective 28 May 1992; seen 18 Nov 2026",
  );
});

test("a copied answer as HTML has its quotes set apart and its addresses as links", () => {
  const html = answerHtml(answer);
  expect(html).toContain("<h2>What must a 510(k) summary contain?</h2>");
  expect(html).toContain("<blockquote>“A 510(k) summary shall be in sufficient detail.”</blockquote>");
  expect(html).toContain('<a href="https://www.ecfr.gov/current/title-21/section-807.92">');
  expect(html).toContain("audit no. 1,284");
});

test("nothing in a copied answer becomes HTML of its own", () => {
  const cited = { ...quoted, quote: "<img src=x onerror=alert(1)>", url: "javascript:alert(1)" };
  const html = answerHtml({ ...answer, query: "<script>", statements: [{ text: "**a<b**", citations: [cited] }] });
  expect(html).not.toMatch(/<script|<img|href="javascript/u);
  expect(html).toContain("<strong>a&#60;b</strong>");
});

const announced = { ...quoted, quote: "All 510(k) summaries shall contain the following information:" };
const listed = ["(1) The submitter's name;", "(2) The name of the device;"].map((quote, at) => ({
  ...quoted,
  citation: `21 CFR 807.92(a)(${at + 1})`,
  quote,
}));
const listing: SearchResult = { ...answer, statements: [{ text: "It lists 2 items:", citations: [announced, ...listed] }] };

test("a copied list keeps the clause of each item and says the facts of its source once", () => {
  const text = answerText(listing);
  expect(text).toContain("“(1) The submitter's name;” 21 CFR 807.92(a)(1)");
  expect(text).toContain("“(2) The name of the device;” 21 CFR 807.92(a)(2)");
  expect(text.split("Regulation, binding, in force")).toHaveLength(2);
});

test("a list copied as HTML is one quotation with a list", () => {
  const html = answerHtml(listing);
  expect(html.split("<blockquote>")).toHaveLength(2);
  expect(html).toContain("<li>“(2) The name of the device;” <strong>21 CFR 807.92(a)(2)</strong></li>");
});

test("a copied answer says which version of a text it quotes", () => {
  const original = { ...quoted, version_label: "2017 original" };
  expect(answerText({ ...answer, statements: [{ text: "So.", citations: [original] }] })).toContain("version: 2017 original");
});
