import { expect, test } from "vitest";
import { knownDate } from "./dates.ts";

test.each([
  ["2021-07-05", "5 Jul 2021", "5 July 2021"],
  ["2021-07", "Jul 2021", "July 2021"],
  ["2021", "2021", "2021"],
])("%s is told as precisely as it is known", (date, short, long) => {
  expect(knownDate(date, "short")).toBe(short);
  expect(knownDate(date, "long")).toBe(long);
});
