import { expect, test } from "vitest";
import { BuiltInCard } from "./cards.ts";

const card = (given: object = {}) => ({
  id: "reporting-days",
  topic: "Reporting",
  level: "beginner",
  kind: "choice",
  question: "Within how many days is it reported?",
  options: ["10", "30"],
  right: [1],
  why: "The clause says so.",
  citations: [{ source: "21 CFR 803", clause: "21 CFR 803.50(a)" }],
  areas: ["device"],
  jurisdictions: ["US"],
  checked: "2026-11-22",
  ...given,
});
const problems = (given: object) =>
  BuiltInCard.safeParse(card(given)).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

test.each([
  ["choice", [1]],
  ["several", [0, 1]],
  ["true_false", [0]],
])("a card of the kind %s has as many right options as its kind asks for", (kind, right) => {
  expect(problems({ kind, right })).toEqual([]);
  expect(problems({ kind, right: [] })).toEqual(["right does not fit the kind of card"]);
});

test("a card answered from memory has no right option", () => {
  expect(problems({ kind: "recall", options: [], right: [] })).toEqual([]);
  expect(problems({ kind: "recall", right: [0] })).toEqual(["right does not fit the kind of card"]);
});

test("a card of one choice has not two right options, and none names an option that it does not have", () => {
  expect(problems({ right: [0, 1] })).toEqual(["right does not fit the kind of card"]);
  expect(problems({ right: [2] })).toEqual(["right names no option"]);
  expect(problems({ right: [-1] })).toHaveLength(1);
});

test("a card that cites nothing, or says more than cards do, is refused", () => {
  expect(problems({ citations: [] })).toHaveLength(1);
  expect(problems({ hint: "30" })).toHaveLength(1);
});
