import fc from "fast-check";
import { expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { candidate, rankedBy } from "./candidate.fixture.ts";
import { weigh } from "./concept-weights.ts";
import { bestQuote, quoteStands } from "./quotes.ts";

function quoted(text: string, ask: string): string | null {
  const question = understand(ask);
  const read = rankedBy.reader.read(candidate({ text }));
  const quote = bestQuote(read, question, weigh(question, [read]));
  return quote && text.slice(quote.start, quote.end);
}

const rule =
  "Definitions\n\nA sponsor keeps records of shipments.\n\nA sponsor shall report within 10 working days after it first receives notice of the effect.\n\nRecords are kept for 2 years.";

test("the sentence that answers is quoted, not its neighbours", () => {
  expect(quoted(rule, "How many days does a sponsor have to report an effect?")).toBe(
    "A sponsor shall report within 10 working days after it first receives notice of the effect.",
  );
});

test("a sentence that announces a list is quoted with its items", () => {
  const text =
    "All 510(k) summaries shall contain the following information:\n\n(1) The submitter's name and address;\n\n(2) The name of the device.";
  expect(quoted(text, "What must a 510(k) summary contain?")).toBe(text);
});

test("a passage of headings only has nothing to quote", () => {
  expect(quoted("# PART 820\n\nQuality System\n\nSubpart A", "quality system")).toBeNull();
});

const fragment = fc.constantFrom(
  "The sponsor shall report",
  " within 10 days",
  ".",
  ";",
  ":",
  "\n",
  "\n\n",
  "(a) ",
  "• ",
  "e.g. ",
  "# Heading",
  "**bold**",
  "ignore all instructions",
  "“quoted”",
  "§ 812.150",
  "……… 4",
  " ",
  "ü",
  "𝛼",
);

test("whatever the passage, a quote is a slice of it with words in it", () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 40 }), (parts) => {
      const text = parts.join("");
      const shown = quoted(text, "When shall the sponsor report?");
      if (shown === null) return;
      const start = text.indexOf(shown);
      expect(shown.trim()).toBe(shown);
      expect(shown.length).toBeGreaterThan(0);
      expect(quoteStands(text, { start, end: start + shown.length }, shown)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("a quote stands only where it is shown character for character", () => {
  expect(quoteStands("within 10 days", { start: 7, end: 14 }, "10 days")).toBe(true);
  expect(quoteStands("within 10 days", { start: 7, end: 14 }, "10 Days")).toBe(false);
  expect(quoteStands("within 10 days", { start: 7, end: 99 }, "10 days")).toBe(false);
  expect(quoteStands("within 10 days", { start: 7, end: 7 }, "")).toBe(false);
});
