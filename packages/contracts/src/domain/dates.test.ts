import { expect, test } from "vitest";
import { knownDate, onKnownDate } from "./dates.ts";

test.each([
  ["2021-07-05", "5 Jul 2021", "on 5 July 2021"],
  ["2021-07", "Jul 2021", "in July 2021"],
  ["2021", "2021", "in 2021"],
])("%s is told as precisely as it is known", (date, short, sentence) => {
  expect(knownDate(date, "short")).toBe(short);
  expect(onKnownDate(date)).toBe(sentence);
});
