import { expect, test } from "vitest";
import { candidate, evidenceFor, rankedBy } from "../evidence/candidate.fixture.ts";
import { draftSection } from "./drafts.ts";

const law = candidate({
  key: 1,
  citation: "21 CFR 812.150",
  heading: "Reports",
  text: "A sponsor shall report an unanticipated effect to FDA within 10 working days after it first receives notice of the effect.",
});
const note = candidate({
  ...law,
  key: 2,
  text_kind: "summary",
  text: "A sponsor reports an unanticipated effect to FDA within 10 working days after it first receives notice of it.",
});

function drafts(question: string, most: number, ...found: (typeof law)[]) {
  const { sections, question: understood, weights } = evidenceFor(question, found);
  const [section] = sections;
  if (section === undefined) throw new Error("nothing was found");
  const on = { question: understood, weights, carrying: rankedBy.carrying, taken: new Map(), read: new Map() };
  return draftSection(section, on, most);
}
const asked = "How soon does a sponsor report an unanticipated effect to FDA?";

test("law is named with its heading and quoted, never told in words of its own", () => {
  expect(drafts(asked, 2, law)).toMatchObject([{ text: "**21 CFR 812.150** (Reports) reads:", citations: [{ key: 1 }] }]);
});

test("our note speaks for the law beside it, carried by the words of the law", () => {
  const [first] = drafts(asked, 2, law, note);
  expect(first?.text).toContain("within 10 working days");
  expect(first?.citations.map(({ key }) => key)).toContain(1);
});

test("a note that no law carries stands by itself, without a quote", () => {
  expect(drafts(asked, 2, note)).toMatchObject([{ citations: [{ key: 2, quote: null }] }]);
});

test("what no longer is law, and what binds nobody, is said to be so", () => {
  expect(drafts(asked, 1, candidate({ ...law, binding: false }))[0]?.text).toMatch(/ says:$/);
  expect(drafts(asked, 1, candidate({ ...law, status: "draft" }))[0]?.text).toContain("(Reports; draft)");
});

test("no more statements are drafted than are asked for, and none twice from one place", () => {
  const second = candidate({
    ...law,
    key: 3,
    citation: "21 CFR 812.150(b)",
    text: "A sponsor shall report an effect to all reviewing boards within 10 working days.",
  });
  expect(drafts(asked, 1, law, second)).toHaveLength(1);
  expect(drafts(asked, 0, law)).toEqual([]);
  expect(drafts(asked, 5, law)).toHaveLength(1);
});
