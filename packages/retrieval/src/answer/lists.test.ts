import { describe, expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import type { Candidate } from "../evidence/candidate.ts";
import { withSections } from "../evidence/rank-evidence.ts";
import { composeAnswer } from "./answer-composer.ts";

const question = "What must a 510(k) summary contain?";
const opening = candidate({
  key: 100,
  citation: "21 CFR 807.92(a)",
  heading: "Content and format of a 510(k) summary",
  text: "(a) A 510(k) summary is in sufficient detail. A 510(k) summary contains the following information:",
});
const item = (nth: number, text = `(${nth}) Part ${nth} of the information;`) =>
  candidate({ ...opening, key: nth, score: 0, citation: `21 CFR 807.92(a)(${nth})`, text });
const items = (count: number) => Array.from({ length: count }, (_, nth) => item(nth + 1));

/** The first statement to a question for which the opening was found, and its section then read. */
function first(ask: string, section: readonly Candidate[], others: readonly Candidate[] = [], found: Candidate = opening) {
  const all = [found, ...section];
  const evidence = withSections(evidenceFor(ask, [found, ...others]), all);
  const shares = evidence.sections.map((one, nth) => ({ ...one, share: nth === 0 ? 1 / (1 + others.length) : 0 }));
  const { statements } = composeAnswer({ ...evidence, sections: shares });
  const [statement] = statements;
  const quoted = statement?.citations.map(({ key, quote }) => all.find((one) => one.key === key)?.text.slice(quote?.start, quote?.end));
  return { text: statement?.text, keys: statement?.citations.map(({ key }) => key), quoted };
}

describe("a list", () => {
  test("is shown item by item in reading order under the words that announce it", () => {
    expect(first(question, items(3)).quoted).toEqual([
      "A 510(k) summary contains the following information",
      "(1) Part 1 of the information;",
      "(2) Part 2 of the information;",
      "(3) Part 3 of the information;",
    ]);
  });

  test("keeps its reading order where a later item fits the question better", () => {
    expect(first(question, [item(1), item(2), item(3, "(3) What else a 510(k) summary must contain.")]).keys).toEqual([100, 1, 2, 3]);
  });

  test("says that it lists", () => {
    expect(first(question, items(15)).text).toBe("**21 CFR 807.92(a)** (Content and format of a 510(k) summary) lists:");
  });

  test("of more than 15 items shows the first 15 and says so", () => {
    const { text, keys } = first(question, items(18));
    expect(text).toMatch(/lists, with more items than are shown:$/);
    expect(keys).toEqual([100, ...Array.from({ length: 15 }, (_, nth) => nth + 1)]);
  });

  test("gives long items whole, and ends none in the word before the next", () => {
    const long = `(2) The name of the device. ${"It is written out in full, with every trade name that it has. ".repeat(5)}`.trim();
    const quoted = first(question, [item(1, "(1) The first; and"), item(2, long), item(3)]).quoted;
    expect(quoted?.slice(1, 3)).toEqual(["(1) The first;", long]);
  });

  test("leaves out what stands below its items", () => {
    const below = candidate({ ...item(2), key: 50, citation: "21 CFR 807.92(a)(2)(i)", text: "(i) The trade name;" });
    expect(first(question, [...items(3), below]).keys).toEqual([100, 1, 2, 3]);
  });
});

describe("no list is made", () => {
  test("where the question does not ask for one", () => {
    expect(first("Is a 510(k) summary in sufficient detail?", items(3)).text).not.toMatch(/lists/);
  });

  test("of two items", () => {
    expect(first(question, items(2)).text).not.toMatch(/lists/);
  });

  test("where nothing announces it", () => {
    const plain = candidate({ ...opening, text: "(a) A 510(k) summary contains the information that is necessary." });
    expect(first(question, items(3), [], plain).text).not.toMatch(/lists/);
  });

  test("where another section answers as well", () => {
    const rival = candidate({ ...opening, key: 99, citation: "21 CFR 807.93(a)" });
    expect(first(question, items(3), [rival]).text).not.toMatch(/lists/);
  });

  test("out of our own notes", () => {
    const notes = items(3).map((one) => candidate({ ...one, text_kind: "summary" }));
    expect(first(question, notes).text).not.toMatch(/lists/);
  });
});
