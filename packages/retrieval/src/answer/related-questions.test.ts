import { expect, test } from "vitest";
import { relatedQuestions, type RelatedSection, sectionsBeside } from "./related-questions.ts";

const section = (citation: string, heading: string, rest: Partial<RelatedSection> = {}): RelatedSection => ({
  citation,
  heading,
  kind: "regulation",
  source_identifier: "21 CFR 807",
  ...rest,
});
const questionsOf = (...sections: ReturnType<typeof section>[]) => relatedQuestions(sections, [], "").map(({ question }) => question);

test.each([
  [
    "21 CFR 807.93(a)",
    "Content and format of a 510(k) statement",
    "What does 21 CFR 807.93 say about content and format of a 510(k) statement?",
  ],
  [
    "21 CFR 803.50",
    "If I am a manufacturer, what reporting requirements apply to me?",
    "If I am a manufacturer, what reporting requirements apply to me?",
  ],
  ["21 CFR 803.1", "What does this part cover?", "21 CFR 803.1: What does this part cover?"],
  ["21 CFR 807.3(e)", "Definitions.", "Which terms does 21 CFR 807.3 define?"],
  ["21 CFR 820.1", "Scope", "What does 21 CFR 820.1 apply to?"],
  ["ICH E2B(R3)", "Purpose", "What is the purpose of ICH E2B(R3)?"],
  ["21 CFR 807.65", "Exemptions", "Which exemptions does 21 CFR 807.65 give?"],
  [
    "EU MDR Article 10(9)",
    "General obligations of manufacturers",
    "What does EU MDR Article 10 say about general obligations of manufacturers?",
  ],
  ["21 CFR 814.20", "PMA application", "What does 21 CFR 814.20 say about PMA application?"],
  ["ICH E9 2.3", "2.3. Design techniques to avoid bias", "What does ICH E9 2.3 say about design techniques to avoid bias?"],
  [
    "SOR/98-282 s. 32.2",
    "Quality Management System Certificate",
    "What does SOR/98-282 s. 32.2 say about Quality Management System Certificate?",
  ],
])("the heading of %s, %j, asks %j", (citation, heading, question) => {
  expect(questionsOf(section(citation, heading))).toEqual([question]);
});

test.each(["", "Introduction", "Background", "III. Policy", "[Reserved]", "Table of contents", "Annex I", "x".repeat(200)])(
  "the heading %j asks nothing",
  (heading) => {
    expect(questionsOf(section("21 CFR 807.1", heading))).toEqual([]);
  },
);

test("a guidance goes by its name, not by its page", () => {
  const guidance = section("Custom Device Exemption p. 7", "Annual reporting", {
    kind: "guidance",
    source_identifier: "Custom Device Exemption",
  });
  expect(questionsOf(guidance)).toEqual(["What does Custom Device Exemption say about annual reporting?"]);
});

test("nothing is offered about the section that answered, about one section twice, or what was just asked", () => {
  const found = relatedQuestions(
    [
      section("21 CFR 807.92(c)", "Content and format of a 510(k) summary"),
      section("21 CFR 807.93(a)", "Content and format of a 510(k) statement"),
      section("21 CFR 807.93(b)", "Another heading"),
      section("21 CFR 807.81", "When a premarket notification submission is required"),
    ],
    ["21 CFR 807.92(a)(1)"],
    "what does 21 CFR 807.81 say about when a premarket notification submission is required",
  );
  expect(found.map(({ section: { citation } }) => citation)).toEqual(["21 CFR 807.93(a)"]);
});

test("the sections beside one are the two after it and the one before", () => {
  const text = [
    "21 CFR 807.87(a)",
    "21 CFR 807.90",
    "21 CFR 807.92(a)",
    "21 CFR 807.92(b)",
    "21 CFR 807.93(a)",
    "21 CFR 807.93(b)",
    "21 CFR 807.94",
    "21 CFR 807.95",
  ];
  const beside = sectionsBeside(
    text.map((citation) => ({ citation })),
    "21 CFR 807.92(b)",
  );
  expect(beside.map(({ citation }) => citation)).toEqual(["21 CFR 807.93(a)", "21 CFR 807.94", "21 CFR 807.90"]);
});

test("one type of device does not lead to the next by its number", () => {
  expect(sectionsBeside([{ citation: "21 CFR 868.5115" }, { citation: "21 CFR 868.5120" }], "21 CFR 868.5115")).toEqual([]);
});
