import { expect, test } from "vitest";
import { always, fires, is, not } from "./condition.ts";
import { bounds, read } from "./evaluate.ts";
import { lamps, rule } from "./set.fixture.ts";

const hot = rule("hot", "hot", is("hot", "yes"));
const eyes = rule("eyes", "sharp", is("for", "eyes"));
const rest = rule("rest", "mild", not(fires("hot", "eyes")));

test("a rule may be of all that no other rule is of", () => {
  const holds = (answers: Record<string, string>) => read(lamps([rest, hot, eyes]), answers).known.firesOf("rest");
  expect([holds({ hot: "no", for: "skin" }), holds({ hot: "yes" }), holds({ hot: "no" })]).toEqual([true, false, null]);
});

test("a rule that names one that there is not is a fault of the rules", () => {
  expect(() => read(lamps([rule("a", "mild", fires("b"))]), {})).toThrow("No rule b");
});

test("nothing milder than what is certain may come out, and nothing that no rule can give", () => {
  const outcomes = (answers: Record<string, string>) => {
    const set = lamps([rule("any", "mild", always), hot, eyes]);
    return bounds(set, read(set, answers));
  };
  expect(outcomes({})).toEqual(["mild", "sharp", "hot"]);
  expect(outcomes({ for: "eyes" })).toEqual(["sharp", "hot"]);
  expect(outcomes({ for: "skin", hot: "no" })).toEqual(["mild"]);
  expect(outcomes({ hot: "yes" })).toEqual(["hot"]);
});

test("rules that give nothing leave nothing possible", () => {
  expect(bounds(lamps([]), read(lamps([]), {}))).toEqual([]);
});
