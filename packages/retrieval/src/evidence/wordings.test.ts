import { expect, test } from "vitest";
import { createWordingFinder } from "./wordings.ts";

const finder = createWordingFinder([
  [
    { citation: "21 CFR 11.100(c)", text: "before people sign on screen, do we have to write to FDA first?" },
    { citation: "21 CFR 11.100(a)", text: "may two people share one login to sign?" },
  ],
  [{ citation: null, text: "how long do we hang on to complaint papers?" }],
]);
const everything = () => true;

test("a question finds the clause that others ask for in like words, and the paragraph", () => {
  const [[group, match] = []] = finder.find("Must we write to FDA before we sign on screen?", everything);
  expect(group).toBe(0);
  expect(match).toMatchObject({ citation: "21 CFR 11.100(c)", share: 1 });
});

test("the more of both is said in the other, the more alike they are", () => {
  const likenessOf = (question: string) => finder.find(question, everything).get(1)?.likeness ?? 0;
  expect(likenessOf("How long do we hang on to complaint papers?")).toBeCloseTo(1);
  expect(likenessOf("How long do we hang on to invoices of suppliers?")).toBeLessThan(0.7);
});

test("clauses that are not looked for are not found", () => {
  expect(finder.find("complaint papers", (group) => group === 0).has(1)).toBe(false);
});
