import { expect, it } from "vitest";
import { best, inSynopsis } from "./protocol.fixture.ts";

const cut = inSynopsis("Item\tDescription\nPopulation\tAdults of 22 years or older with chronic heart");

it.each([
  ["as a paragraph behind the repeated head", "Item Description failure, NYHA class III"],
  ["as a paragraph", "failure, NYHA class III"],
  ["as a row whose first cell is empty", "\tfailure, NYHA class III\nSample size\t40"],
])("a cell that a page's end cuts is read to its end, where it goes on %s", (_, next) => {
  expect(best("population", cut, next)).toMatchObject({
    value: "Adults of 22 years or older with chronic heart failure, NYHA class III",
    part: 1,
  });
});

it.each(["Sample size: 40 subjects", "# 2 Introduction\n\nheart failure is frequent"])(
  "what begins anew behind a page's end is no part of it: %s",
  (next) => {
    expect(best("population", cut, next)?.value).toBe("Adults of 22 years or older with chronic heart");
  },
);
