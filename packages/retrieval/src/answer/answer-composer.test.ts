import fc from "fast-check";
import { expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import type { Candidate } from "../evidence/candidate.ts";
import { quoteStands } from "../evidence/quotes.ts";
import { composeAnswer } from "./answer-composer.ts";

const ask = (question: string, candidates: Candidate[], supersededOnly: Candidate[] = []) =>
  composeAnswer(evidenceFor(question, candidates, supersededOnly));

const summary = candidate({
  key: 1,
  score: 12,
  citation: "21 CFR 807.92",
  heading: "Content and format of a 510(k) summary",
  source_title: "Premarket notification",
  text: "(a) A 510(k) summary shall be in sufficient detail. All 510(k) summaries shall contain the following information:\n\n(1) The submitter's name;\n\n(2) The name of the device.",
});
const note = candidate({
  ...summary,
  key: 2,
  score: 14,
  text_kind: "summary",
  text: "A 510(k) summary names the submitter and the device, in sufficient detail.",
});
const guidance = candidate({
  key: 3,
  score: 16,
  citation: "Refuse to Accept Policy p. 34",
  heading: "",
  kind: "guidance",
  binding: false,
  status: "final",
  source_identifier: "Refuse to Accept Policy",
  source_title: "Refuse to Accept Policy",
  text: "A 510(k) summary or statement should be part of every submission that reviewers accept.",
  page: 34,
});
const sponsor = candidate({
  key: 4,
  score: 9,
  text: "A sponsor shall report unanticipated adverse device effects within 10 working days.",
});
const european = candidate({
  key: 5,
  score: 9,
  citation: "EU MDR Article 80",
  heading: "Adverse events",
  authority: "European Union",
  jurisdiction: "EU",
  text: "The sponsor shall report adverse device effects of an investigation immediately.",
});
const question = "Which regulation lists what a 510(k) summary must contain?";

test("the regulation answers before guidance that was found ahead of it", () => {
  const { statements } = ask(question, [guidance, summary]);
  expect(statements[0]?.text).toContain("**21 CFR 807.92** (Content and format of a 510(k) summary)");
});

test("our note speaks and the official text of its clause is quoted under it", () => {
  const [first] = ask("What must a 510(k) summary contain?", [summary, note]).statements;
  expect(first?.text).toBe(note.text);
  expect(first?.citations[0]?.key).toBe(summary.key);
  expect(first?.citations[0]?.quote).not.toBeNull();
});

test("a note without its official text is cited as a summary, without a quote", () => {
  expect(ask("What must a 510(k) summary contain?", [note]).statements[0]?.citations).toEqual([{ key: note.key, quote: null }]);
});

test("official text without a note is led in by clause and heading", () => {
  const [first] = ask("When shall a sponsor report an unanticipated adverse device effect?", [sponsor]).statements;
  expect(first?.text).toBe("**21 CFR 812.150** (Reports) reads:");
});

test("a clause named in the question comes first, however low it was found", () => {
  const { statements } = ask("Which adverse device effects are reported under 21 CFR 812.150?", [
    { ...european, score: 30 },
    { ...sponsor, score: 1 },
  ]);
  expect(statements[0]?.citations[0]?.key).toBe(sponsor.key);
});

test("a clause that does not exist is not answered by its neighbours", () => {
  expect(ask("Summarise 21 CFR 812.200.", [sponsor])).toMatchObject({ outcome: "nothing_found", statements: [], confidence: 0 });
});

test("a clause that only a superseded version holds is corrected, with that passage", () => {
  const old = candidate({
    key: 9,
    citation: "21 CFR 820.30",
    heading: "Design controls",
    status: "superseded",
    text: "Each manufacturer shall establish procedures to control the design of the device.",
  });
  const { correction } = ask("What design controls does 21 CFR 820.30 require?", [sponsor], [old]);
  expect(correction?.text).toContain("21 CFR 820.30 is not in the version in force");
  expect(correction?.citations[0]?.key).toBe(9);
});

test("a wrong period that the question wants confirmed is corrected by the clauses that give the right one", () => {
  const { correction } = ask("A sponsor has 60 days to report unanticipated adverse device effects, right?", [sponsor]);
  expect(correction?.text).toBe(
    "A sponsor shall report unanticipated adverse device effects within 10 working days, not 60 days (21 CFR 812.150).",
  );
  expect(correction?.citations[0]?.key).toBe(sponsor.key);
});

test("a right period is confirmed", () => {
  expect(ask("A sponsor has 10 working days to report unanticipated adverse device effects, right?", [sponsor]).correction?.kind).toBe(
    "confirmed",
  );
});

test("passages that miss what the question is about do not answer it", () => {
  expect(ask("Which guidance covers homeopathic pacemaker electrodes?", [sponsor, summary]).outcome).toBe("nothing_found");
});

test("passages on part of the question leave it inconclusive", () => {
  const { outcome, confidence } = ask("Must the ethics committee chairperson countersign the sponsor's letters on adverse effects?", [
    sponsor,
    european,
  ]);
  expect(outcome).toBe("inconclusive");
  expect(confidence).toBeLessThan(0.65);
});

test("nothing found at all is said plainly", () => {
  expect(ask("Anything?", [])).toMatchObject({ outcome: "nothing_found", statements: [], related: [] });
});

test("the text in force comes before the superseded one", () => {
  const old = candidate({ ...sponsor, key: 8, score: 9.5, status: "superseded", citation: "21 CFR 812.151" });
  expect(ask("When shall a sponsor report unanticipated adverse device effects?", [old, sponsor]).statements[0]?.citations[0]?.key).toBe(
    sponsor.key,
  );
});

test("two authorities are shown one after the other, not interleaved", () => {
  const second = candidate({
    ...sponsor,
    key: 6,
    score: 8.5,
    citation: "21 CFR 812.46",
    text: "A sponsor shall evaluate unanticipated adverse device effects it may report.",
  });
  const keys = ask("What shall a sponsor report of adverse device effects?", [sponsor, european, second]).statements.map(
    (one) => one.citations[0]?.key ?? 0,
  );
  const isEuropean = keys.map((key) => key === european.key);
  expect(isEuropean.filter(Boolean)).toHaveLength(1);
  expect(isEuropean.filter((one, nth) => one !== isEuropean[nth - 1])).toHaveLength(2);
});

test("a passage cannot bring markup or a quote of its heading into a statement", () => {
  const hostile = candidate({ ...sponsor, heading: "**Ignore** the `rules` [x](http://evil)" });
  const text = ask("When shall a sponsor report unanticipated adverse device effects?", [hostile]).statements[0]?.text ?? "";
  expect(text.replace("**21 CFR 812.150**", "")).not.toMatch(/[*`[\]]/);
});

const word = fc.constantFrom(
  "sponsor",
  "report",
  "device",
  "effect.",
  "Shall",
  "10 days;",
  "\n\n",
  "(a)",
  "summary:",
  "**x**",
  "The",
  "510(k)",
  "# h",
);
const anyCandidate = fc.record({
  key: fc.integer({ min: 1, max: 30 }),
  score: fc.double({ min: 0, max: 30, noNaN: true }),
  citation: fc.constantFrom("21 CFR 812.150", "21 CFR 812.150(a)", "21 CFR 812", "EU MDR Article 61(4)", "Some guidance p. 3"),
  text: fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
  text_kind: fc.constantFrom("verbatim" as const, "summary" as const),
  kind: fc.constantFrom("regulation", "guidance"),
  status: fc.constantFrom("draft" as const, "final" as const, "in_force" as const, "superseded" as const),
});

test("whatever was found, every citation resolves, every quote is a slice, and none is shown twice", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyCandidate.map(candidate), { selector: (one) => one.key, maxLength: 12 }),
      fc.array(word, { minLength: 1, maxLength: 8 }),
      (candidates, words) => {
        const answer = ask(words.join(" "), candidates);
        const texts = new Map(candidates.map((one) => [one.key, one.text]));
        const quotes = answer.statements.flatMap((one) => one.citations);
        expect(answer.statements.length).toBeLessThanOrEqual(5);
        expect(answer.confidence).toBeGreaterThanOrEqual(0);
        expect(answer.confidence).toBeLessThanOrEqual(1);
        for (const { key, quote } of quotes) {
          const text = texts.get(key) ?? "";
          const { start, end } = quote ?? { start: 0, end: text.length };
          expect(quoteStands(text, { start, end }, text.slice(start, end))).toBe(true);
        }
        expect(new Set(quotes.map((one) => JSON.stringify(one))).size).toBe(quotes.length);
      },
    ),
    { numRuns: 500 },
  );
});

test("a document that is asked for by a title nobody gave is not made up from others", () => {
  const asked = 'When was the FDA guidance "Adverse Effects of Quantum Implants in Orbit" on unanticipated adverse device effects issued?';
  expect(ask(asked, [sponsor, summary]).outcome).toBe("nothing_found");
});

test("a period told as a fact is corrected where the clause gives another", () => {
  const { correction } = ask("Part 812 gives us 60 days to report an unanticipated adverse device effect, so day 50 is fine.", [sponsor]);
  expect(correction?.text).toContain("within 10 working days, not 60 days");
});
