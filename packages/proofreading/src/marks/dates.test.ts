import { expect, test } from "vitest";
import { datesIn } from "./dates.ts";

test.each([
  ["on 17 May 2021", "day", "2021-05-17"],
  ["on 17\u00a0May\u00a02021,", "day", "2021-05-17"],
  ["May 17th, 2021", "day", "2021-05-17"],
  ["17-MAY-2021", "day", "2021-05-17"],
  ["2021-05-17", "day", "2021-05-17"],
  ["17.05.2021", "day", "2021-05-17"],
  ["05/17/2021", "day", "2021-05-17"],
  ["05/04/2021", "ambiguous", "05/04/2021"],
  ["Sept. 2019", "month", "2019-09"],
  ["version of March 2020", "month", "2020-03"],
  ["the 17th of May 2021", "day", "2021-05-17"],
  ["Revision 6 of July 2025", "month", "2025-07"],
])("%j is a %s", (text, kind, normal) => {
  expect(datesIn(text).map((one) => [one.kind, one.normal])).toEqual([[kind, normal]]);
});

test("a day that no calendar has is told as such", () => {
  expect(datesIn("on 31 February 2021").map(({ kind }) => kind)).toEqual(["impossible"]);
});

test.each(["ISO 14971:2007", "2017/745", "Directive 93/42/EEC", "MDCG 2020-5", "1.2.2021.4", "You may 2021 times"])(
  "%j is none",
  (text) => {
    expect(datesIn(text)).toEqual([]);
  },
);
