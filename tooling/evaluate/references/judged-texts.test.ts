import { expect, test } from "vitest";
import { figuresOf, type FoundPlace, judgeText } from "./judged-texts.ts";
import { LabelledText } from "./labelled-texts.ts";

const text = "See 21 CFR 820.30(g) and 21 CFR 807.92, then 21 CFR 820.30(g).";
const labelled = LabelledText.parse({
  id: "one",
  title: "One",
  date: null,
  text,
  references: [
    { quote: "21 CFR 820.30(g)", sort: "dead", verdict: "superseded", identifier: "21 CFR 820.30(g)", successor: ["ISO 13485:2016 7.3.7"] },
    { quote: "21 CFR 807.92", sort: "alive", verdict: "in_force", identifier: "21 CFR 807.92" },
    { quote: "21 CFR 820.30(g)", nth: 2, sort: "dead", verdict: "superseded", identifier: "21 CFR 820.30(g)" },
  ],
});
const said = (start: number, verdict: FoundPlace["verdict"], successors: string[] = []): FoundPlace => ({
  start,
  end: start + 13,
  verdict,
  reference: "a clause",
  kind: "clause",
  message: "",
  successors,
});

test("a label is right where its place is told as it says, and an alarm false where no label says so", () => {
  const judged = judgeText(labelled, [said(4, "superseded", ["ISO 13485:2016"]), said(25, "no_such_clause")]);
  expect(judged.labels.map(({ isRight }) => isRight)).toEqual([true, false, false]);
  expect(judged.labels[0]?.namesSuccessor).toBe(true);
  expect(judged).toMatchObject({ hits: 1, falseAlarms: [{ verdict: "no_such_clause" }] });
  expect(figuresOf([judged])).toContain("recall (dead, wrong number, wrong title, misquoted): 1 of 2 (50.0 %)");
  expect(figuresOf([judged])).toContain("precision of alarms: 1 of 2 (50.0 %)");
});

test("words that do not stand in the text are no label of it", () => {
  const wrong = { ...labelled, references: labelled.references.map((label) => ({ ...label, nth: 9 })) };
  expect(() => judgeText(wrong, [])).toThrow("does not stand in the text");
});
