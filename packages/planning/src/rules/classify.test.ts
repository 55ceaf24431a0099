import { expect, test } from "vitest";
import { always, is } from "./condition.ts";
import { classify } from "./classify.ts";
import { clauses, lamps, rule } from "./set.fixture.ts";

const remark = { says: "Keep it from children.", clauses, when: is("hot", "yes") };
const set = lamps(
  [rule("any", "mild", always), rule("eyes", "sharp", is("for", "eyes"), is("kind", "lamp")), rule("hot", "hot", is("hot", "yes"))],
  {
    remarks: [remark],
  },
);

test("nothing is guessed: what is not answered stays possible, and the next question is named", () => {
  const { outcomes, fired, possible, next } = classify(set, {});
  expect([outcomes, fired.map((one) => one.rule), possible.map((one) => one.rule), next]).toEqual([
    ["mild", "sharp", "hot"],
    ["any"],
    ["eyes", "hot"],
    "kind",
  ]);
});

test("of the rules that fire the strictest decides, and that it does is said", () => {
  const { outcomes, fired, remarks, next } = classify(set, { kind: "lamp", for: ["eyes"], hot: "yes" });
  expect(outcomes).toEqual(["hot"]);
  expect(fired.map((one) => [one.rule, one.decides])).toEqual([
    ["any", false],
    ["eyes", false],
    ["hot", true],
  ]);
  expect(remarks.map(({ says }) => says)).toEqual(["Keep it from children.", "The strictest holds."]);
  expect(next).toBeNull();
});

test("a rule that does not fire is passed over, by the answer that speaks against it", () => {
  const { passed } = classify(set, { kind: "torch", hot: "no" });
  expect(passed.map((one) => [one.rule, one.because])).toEqual([
    ["eyes", ["kind"]],
    ["hot", ["hot"]],
  ]);
});

test("where all that fire give the same, nothing is said of the strictest", () => {
  expect(classify(set, { kind: "torch", hot: "no" }).remarks).toEqual([]);
});

test("an option that there is not fires nothing", () => {
  expect(classify(set, { kind: "lamp", for: ["'; drop table"], hot: "no" }).outcomes).toEqual(["mild"]);
});
