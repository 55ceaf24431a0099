import { expect, test } from "vitest";
import { headingReader } from "./headings.ts";
import type { Judged } from "./judged.ts";
import { judgeParts } from "./parts.ts";
import { readText, requirement } from "./requirement.fixture.ts";

const element = requirement({
  title: "Overdose",
  parts: [
    { name: "what counts as an overdose", signs: [["overdose", "more than"]] },
    { name: "what is done about it", signs: [["overdose", "treat|monitor"]] },
  ],
});
const named: Judged = { verdict: "found", passage: { start: 0, end: 8 }, reason: "It says “overdose”." };
const none: Judged = { verdict: "missing", passage: null, reason: "Nothing was found." };
const judge = (text: string, judged: Judged, asked = element) => {
  const { manuscript, signs, outline } = readText(text);
  return judgeParts(judged, asked, { manuscript, signs, titled: headingReader(outline).under([asked.title]) });
};

test("an element of one thing is left as it was judged", () => {
  expect(judge("Overdose is nowhere told of.", named, requirement())).toBe(named);
});

test("an element is there where each of its parts is said in a sentence", () => {
  const text = "An overdose is more than two tablets a day. Whoever takes an overdose is monitored for a day.";
  expect(judge(text, named)).toBe(named);
  expect(judge(text, none)).toMatchObject({ verdict: "found", reason: expect.stringContaining("overdose") });
});

test("a part that is not said is told by its name", () => {
  expect(judge("An overdose is more than two tablets a day.", named)).toMatchObject({
    verdict: "unclear",
    reason: "Not found of it: what is done about it.",
  });
});

test("an element that is only named is missing, with all that was looked for", () => {
  expect(judge("In the case of overdose nothing is said.", named)).toMatchObject({
    verdict: "missing",
    reason: expect.stringMatching(/what counts as an overdose; what is done about it/),
  });
  expect(judge("", none)).toBe(none);
});

test("words of two sentences are not one part", () => {
  expect(judge("An overdose was seen. It took more than a day. All were well, and nobody had to treat it.", named).verdict).toBe("missing");
});

test("what the heading names need not be said again below it", () => {
  const text =
    "5 Overdose\n\nAnyone who took more than two tablets a day counts, and the doctors will monitor all of them until they are well again.";
  expect(judge(text, none).verdict).toBe("found");
});
