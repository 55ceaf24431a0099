import { expect, test } from "vitest";
import { figuresIn, isSameFigure, isSameSort, timesApart } from "./figures.ts";

const read = (text: string) => figuresIn(text).map(({ amount, unit }) => [amount, unit]);

test("a length of time is read without its number too", () => {
  expect(read("the summary goes out quarterly, the plan every other year")).toEqual([
    [3, "month"],
    [2, "year"],
  ]);
  expect(read("we keep them for a decade")).toEqual([[10, "year"]]);
});

test("money and what is counted are figures, people under any name alike", () => {
  expect(read("a fee of $4,500")).toEqual([[4500, "money"]]);
  expect(read("a board of seven voting members")).toEqual([[7, "person"]]);
  const [members, patients, copies] = figuresIn("seven members, seven patients, seven copies");
  if (members && patients && copies) {
    expect(isSameFigure(members, patients)).toBe(true);
    expect(isSameSort(members, copies)).toBe(false);
  }
});

test("a number has the unit that it shares with another", () => {
  expect(read("within 2, 10 or 15 days")).toEqual([2, 10, 15].map((days) => [days, "day"]));
  expect(read("within 15 calendar days for registration and 25 for results")).toEqual([15, 25].map((days) => [days, "day"]));
  expect(read("within 15 days under section 8, on 2 copies")).toEqual([
    [15, "day"],
    [2, "copy"],
  ]);
});

test("one of several counts nothing", () => {
  expect(read("the one who holds it, the riskier one counts, one of the classes")).toEqual([]);
});

test("a number that is a name counts nothing", () => {
  expect(read("class 2 devices under part 11 rules")).toEqual([]);
});

test("none of a thing is as far from some of it as is told", () => {
  const [none, three] = [
    { amount: 0, unit: "percent", isWorking: null, words: "0 percent" },
    { amount: 3, unit: "percent", isWorking: null, words: "3 percent" },
  ] as const;
  expect(timesApart(none, none)).toBe(0);
  expect([timesApart(none, three), timesApart(three, none)]).toEqual([10, 10]);
});
