import { expect, test } from "vitest";
import { headingReader } from "./headings.ts";
import { readText } from "./requirement.fixture.ts";

const body = "The people who take part are told of this in words that they can follow, and sign a form of it.";
const under = (headings: readonly string[], ...titles: string[]) => {
  const text = headings.map((heading) => `${heading}\n\n${body}`).join("\n\n");
  return headingReader(readText(text).outline)
    .under(titles)
    .map(({ heading }) => text.slice(heading?.start, heading?.end));
};

test.each([
  ["9.2 Sample Size Determination", "Sample size"],
  ["9.2 Determination of the sample sizes", "Sample size"],
  ["# Overdose", "Overdose (of the medicine under study)"],
  ["4.1 Randomization", "Randomisation"],
  ["8 Adverse Event Reporting", "Serious adverse event reporting"],
])("a section “%s” goes by the title “%s”", (heading, title) => {
  expect(under([heading], title)).toEqual([heading]);
});

test.each([
  ["2 Risk Management Plan of the Maker", "Risk"],
  ["3 Clinical Studies", "Non-clinical studies"],
  ["6 Size of the Sample", "Sample size"],
  ["7 Introduction", "Sample size"],
])("a section “%s” does not go by the title “%s”", (heading, title) => {
  expect(under([heading], title)).toEqual([]);
});

test("the heading that fits best comes first, and the proper title before another name", () => {
  expect(under(["1 Power", "2 Sample Size and Its Reasons", "3 Sample Size"], "Sample size", "Power")).toEqual([
    "3 Sample Size",
    "1 Power",
    "2 Sample Size and Its Reasons",
  ]);
});

test("a text without headings has no section of any title", () => {
  expect(headingReader(readText(body).outline).under(["Sample size"])).toEqual([]);
  expect(headingReader(readText("").outline).under([""])).toEqual([]);
});
