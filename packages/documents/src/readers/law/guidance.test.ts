import { expect, test } from "vitest";
import { fileOf, readOne } from "./testing.ts";

const page = (text: string) => `Contains Nonbinding Recommendations\n\n${text}\n`;
const body = [
  page("Widget Safety\nGuidance for Industry and\nFood and Drug Administration Staff\nDocument issued on February 3, 2026.\n\n1"),
  page("Table of Contents\nI.\n\nIntroduction ............................ 3\nII. Scope ............................ 4\n\n2"),
  page(
    "I. Introduction\nFDA is issuing this guidance about widgets, which manufacturers\nshould read.1 It says a great deal\n1\n\nThis footnote explains what a widget is in the sense of this guidance.\n3",
  ),
  page("about every widget that is sold.\n\nII. Scope\nThe guidance covers:\n·\n\nlarge widgets, and\n·\n\nsmall widgets.\n\n4"),
].join("\f");
const guidance = fileOf(
  "001_widget.md",
  `---\nsource:\n  family: "GUIDANCE"\n  title: "Widget Safety:  Guidance for Industry and Food and Drug Administration Staff"\n  pages: 4\n  converted: 2026-02-27\n---\n\n${body}`,
);

test("guidance is cited by its short title and the page its words stand on", async () => {
  const version = await readOne([guidance]);
  expect([version.identifier, version.issued, version.status]).toEqual(["Widget Safety", "2026-02-03", "final"]);
  expect(version.passages.slice(1).map(({ citation, heading, text }) => [citation, heading, text])).toEqual([
    [
      "Widget Safety p. 3",
      "Introduction",
      "FDA is issuing this guidance about widgets, which manufacturers should read.1 It says a great deal about every widget that is sold.",
    ],
    ["Widget Safety p. 3", "Footnote", "This footnote explains what a widget is in the sense of this guidance."],
    ["Widget Safety p. 4", "Scope", "The guidance covers: • large widgets, and • small widgets."],
  ]);
});
