import { expect, test } from "vitest";
import { headingReader } from "./headings.ts";
import { readText, requirement } from "./requirement.fixture.ts";
import { judgeBySigns } from "./sign-judge.ts";

const judge = (text: string, more: Parameters<typeof requirement>[0] = {}) => {
  const asked = requirement(more);
  const { outline, signs } = readText(text);
  const titled = headingReader(outline)
    .under([asked.title, ...asked.headings])
    .map((section) => ({ ...section, isNearest: true }));
  const judged = judgeBySigns(text, asked, titled, signs);
  return { ...judged, words: judged.passage && text.slice(judged.passage.start, judged.passage.end) };
};
const whole = "The sample size of 120 gives a power of 90 %.";

test("a paragraph that holds a whole sign shows the element", () => {
  expect(judge(`The device is sterile.\n\n${whole}`)).toMatchObject({ verdict: "found", words: whole });
});

test("of two paragraphs the one under the element's own heading is shown", () => {
  const own = "A power of 80 % was thought enough for a sample size of sixty people in all of the three arms.";
  expect(judge(`1 Aim\n\n${whole}\n\n2 Sample Size\n\n${own}`).words).toContain(own);
});

test("a line that is left open shows nothing, but where it is filled in later", () => {
  const line = "Sample size and power, in %: 90 % of ________";
  expect(judge(line).verdict).not.toBe("found");
  expect(judge(line, { filled_in_later: true }).verdict).toBe("found");
});

test("what was changed once is not what holds, but for an element that is about the changes", () => {
  const text = `# Revision History\n\n${whole}`;
  expect(judge(text).verdict).not.toBe("found");
  expect(judge(text, { title: "History", headings: ["Revision History"] }).verdict).toBe("found");
});

test("a text that says only part of it is unclear, and one that says nothing is missing", () => {
  expect(judge("The sample size is such that the power is high.")).toMatchObject({
    verdict: "unclear",
    reason: expect.stringContaining("not all"),
  });
  expect(judge("")).toMatchObject({ verdict: "missing", passage: null });
});
