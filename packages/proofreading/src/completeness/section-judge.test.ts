import { expect, test } from "vitest";
import { headingReader } from "./headings.ts";
import { readText, requirement } from "./requirement.fixture.ts";
import { judgeSection } from "./section-judge.ts";

const judge = (body: string, more: Parameters<typeof requirement>[0] = {}, isNearest = true) => {
  const { text, outline, signs } = readText(`4 Sample Size\n\n${body}\n\n5 People\n\nGrown-up people take part in it.`);
  const [section] = headingReader(outline).under(["Sample size"]);
  if (section === undefined) throw new Error("there is no such section");
  return judgeSection(text, { ...section, isNearest }, requirement(more), signs)[0];
};
const long =
  "Forty people are asked to take part, which the doctors of three hospitals think is as many as they can see in a year, and enough to learn how the device is used by those who have never held one before today.";

test("a section of an element's own that says much is about it, in whatever words", () => {
  expect(judge(long)).toMatchObject({ verdict: "found", reason: expect.stringContaining("“4 Sample Size” is about it") });
});

test("a shorter one is where it names enough of what is asked for", () => {
  const short =
    "The sample size of forty gives the power that is asked for by the statistician, who has worked it out from the last study of the same device at home.";
  expect(judge(short)).toMatchObject({ verdict: "found", reason: expect.stringContaining("“sample size”, “power”") });
});

test("one of a few words is unclear", () => {
  expect(judge("Forty people.")?.verdict).toBe("unclear");
});

test.each([
  ["[Insert the sample size]", "not filled in"],
  ["Not applicable.", "does not apply"],
  ["See the statistical analysis plan.", "where else"],
])("one under which only stands “%s” is missing", (body, why) => {
  expect(judge(body)).toMatchObject({ verdict: "missing", reason: expect.stringContaining(why) });
});

test("a blank form is missing, but where it is filled in when the document is used", () => {
  const form = "Number of people: ______________\n\nWorked out by: ______________";
  expect(judge(form)?.verdict).toBe("missing");
  expect(judge(form, { filled_in_later: true })?.verdict).toBe("unclear");
});

test("a section that fits another element better is not counted for this one", () => {
  expect(judge(long, {}, false)).toBeUndefined();
});

test("what stands before the first heading is no section of an element", () => {
  const { text, outline, signs } = readText(long);
  const [first] = outline.sections;
  if (first === undefined) throw new Error("there is no section");
  expect(judgeSection(text, { ...first, isNearest: true }, requirement(), signs)).toEqual([]);
});

test("a bare none answers where it is asked to say that there is none, and nowhere else", () => {
  const asked = { requirement: "Identify earlier submissions, or say that there were none." };
  expect(judge("None.", asked)).toMatchObject({ verdict: "found", reason: expect.stringContaining("there is none") });
  expect(judge("None.")?.verdict).toBe("missing");
});
