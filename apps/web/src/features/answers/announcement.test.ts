import { expect, test } from "vitest";
import { announcementOf, quotesText } from "./announcement.ts";
import { answerWith } from "./answer.fixture.ts";
import { quotedCitation } from "./citation.fixture.ts";

const ours = { ...quotedCitation, quote: null, quote_start: null };

test("an answer that has come is told with its statements and its quotes", () => {
  const statements = [
    { text: "So.", citations: [quotedCitation, quotedCitation] },
    { text: "And.", citations: [ours] },
  ];
  expect(announcementOf(answerWith({ statements }))).toBe("Answered. 2 statements. 2 quotes, word for word.");
});

test("an answer of summaries alone counts no quotes", () => {
  expect(quotesText(answerWith({ statements: [{ text: "So.", citations: [ours] }] }))).toBe("");
});

test("nothing found is told as that", () => {
  expect(announcementOf(answerWith({ outcome: "nothing_found" }))).toBe("Nothing found.");
});
