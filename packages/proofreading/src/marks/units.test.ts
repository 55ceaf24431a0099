import { expect, test } from "vitest";
import { unitOf, unitPattern } from "./units.ts";

const amount = (value: number, unit: string) => {
  const { base, factor } = unitOf(unit) ?? { base: "none", factor: Number.NaN };
  return [Number((value * factor).toPrecision(6)), base];
};

test.each([
  [100, "mL", 0.1, "l"],
  [1, "inch", 2.54, "cm"],
  [1, "lb", 453.59237, "g"],
  [24, "h", 1, "day"],
  [2, "years", 24, "months"],
  [1, "bar", 1000, "mbar"],
  [760, "mmHg", 101.32472, "kPa"],
  [1, "µg", 1, "mcg"],
  [1, "g/dL", 10, "g/L"],
  [60, "mL/h", 1, "mL/min"],
])("%d %s is as much as %d %s", (one, unit, other, otherUnit) => {
  expect(amount(one, unit)).toEqual(amount(other, otherUnit));
});

test("both letters mu are one unit, and milli is not mega", () => {
  expect(unitOf("\u00b5m")).toEqual(unitOf("\u03bcm"));
  expect(unitOf("mPa")).toBeNull();
  expect(unitOf("MPa")?.factor).toBe(1e6);
});

test("a month is never so many days, since no two of them are alike", () => {
  expect(unitOf("month")?.base).not.toBe(unitOf("days")?.base);
});

test("a name of many words is known with and without its blanks, and other words are no units", () => {
  expect(unitOf("degreesC")).toEqual(unitOf("degrees C"));
  expect([unitOf(""), unitOf("constructor"), unitOf("people")]).toEqual([null, null, null]);
});

test("the pattern takes the longest unit that stands there, sign for sign", () => {
  const first = (text: string) => new RegExp(`^(?:${unitPattern})`, "u").exec(text)?.[0];
  expect([first("mg/kg of it"), first("mmHg"), first("minutes"), first("US$"), first("people")]).toEqual([
    "mg/kg",
    "mmHg",
    "minutes",
    "US$",
    undefined,
  ]);
});
