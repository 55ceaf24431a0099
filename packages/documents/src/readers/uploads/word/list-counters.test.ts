import { expect, test } from "vitest";
import { ListCounters, type ListLevel } from "./list-counters.ts";

const level = (pattern: string, further: Partial<ListLevel> = {}): ListLevel => ({
  format: "decimal",
  pattern,
  start: 1,
  restart: null,
  plainFigures: false,
  ...further,
});

test("a level whose own restart is turned off counts on through the levels above", () => {
  const levels = [level("%1"), level("%2", { restart: 0 })];
  const counters = new ListCounters();
  const shown = [0, 1, 0, 1].map((at) => counters.next("a", levels, at));
  expect(shown).toEqual(["1", "1", "2", "2"]);
});

test("a level that was never shown counts as its start in the numbers below it", () => {
  expect(new ListCounters().next("a", [level("%1"), level("%1.%2")], 1)).toBe("1.1");
});

test("legal numbering shows the levels above as plain figures", () => {
  const levels = [level("%1", { format: "upperRoman" }), level("%1.%2", { plainFigures: true })];
  const counters = new ListCounters();
  expect([0, 1].map((at) => counters.next("a", levels, at))).toEqual(["I", "1.1"]);
});

test("a list that asks to begin anew does so once", () => {
  const counters = new ListCounters();
  const levels = [level("%1.")];
  counters.next("a", levels, 0);
  counters.next("a", levels, 0);
  const shown = [1, 2].map(() => {
    counters.restartOnce("other list", "a", 0, 5);
    return counters.next("a", levels, 0);
  });
  expect(shown).toEqual(["5.", "6."]);
});
