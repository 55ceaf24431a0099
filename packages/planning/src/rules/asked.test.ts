import type { Answers } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { askedQuestions, countedAnswers, openQuestions, readyQuestions } from "./asked.ts";
import { is } from "./condition.ts";
import { lamps, rule } from "./set.fixture.ts";

const set = lamps([
  rule("eyes", "sharp", is("for", "eyes"), is("kind", "lamp")),
  rule("hot", "hot", is("hot", "yes"), is("kind", "torch")),
]);
const asked = (answers: Answers, of = set) => askedQuestions(of, answers).map(({ id }) => id);

test("a question is asked while its answer may say more of a rule", () => {
  expect(asked({})).toEqual(["kind", "for", "hot"]);
  expect(asked({ kind: "lamp" })).toEqual(["kind", "for"]);
  expect(asked({ kind: "torch" })).toEqual(["kind", "hot"]);
});

test("no later answer makes an earlier question needless", () => {
  expect(asked({ hot: "yes" })).toEqual(["kind", "for", "hot"]);
});

test("an answer to what is not asked does not count", () => {
  expect(countedAnswers(set, { kind: "torch", for: ["eyes"], hot: "yes", constructor: "x" })).toEqual({ kind: "torch", hot: "yes" });
});

test("what nobody knows is asked on", () => {
  expect(asked({ kind: "unknown" })).toEqual(["kind", "for", "hot"]);
  expect([...openQuestions(set, { kind: "unknown" })]).toContain("kind");
});

test("questions are ready that no earlier one could still make needless", () => {
  expect(readyQuestions(set, {}).map(({ id }) => id)).toEqual(["kind"]);
  expect(readyQuestions(set, { kind: "unknown" }).map(({ id }) => id)).toEqual(["kind", "for", "hot"]);
});

test("a question that no rule asks is asked where it matters for what may come out", () => {
  const further = lamps(set.rules, { further: { signed: { of: ["hot"], when: is("kind", "torch") } } });
  expect(asked({ kind: "torch" }, further)).toContain("signed");
  expect(asked({ kind: "lamp" }, further)).not.toContain("signed");
  expect(asked({ kind: "torch", hot: "no" }, further)).not.toContain("signed");
});
