import { expect, test } from "vitest";
import { fileOf, readAll, readOne } from "./testing.ts";

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

test("a list beside the documents gives title, docket, date and address", async () => {
  const row = {
    file: "001_widget.md",
    title: "Widget Care: Guidance for Industry",
    docket: "FDA-2026-D-0001",
    issuedInText: "2026-02-03",
    slug: "widget-care",
  };
  const [version] = await readAll([guidance, fileOf("manifest.jsonl", JSON.stringify(row))]);
  expect(version).toMatchObject({
    identifier: "Widget Care",
    docket: "FDA-2026-D-0001",
    url: "https://www.fda.gov/regulatory-information/search-fda-guidance-documents/widget-care",
  });
});

test.each([
  ["“Widget Safety Basics,” issued June 27, 2025", ["Widget Safety Basics"]],
  [
    "“Widget Forms: Guidance for Industry” dated May 1, 2010, and “Widget Labels Explained,” dated 2011",
    ["Widget Forms", "Widget Labels Explained"],
  ],
  ["“WIDGET – SAFETY” issued on January 6, 2026", []],
  ["the guidance of the same title dated April 27, 2020", []],
  ["the widget content from “The New Widget Paradigm” issued March 20, 1998", []],
  ["“Draft Guidance on Widget Forms” (dated 5/30/95)", []],
])("of the guidance that is listed as superseding %s, other whole documents are kept", async (supersedes, expected) => {
  const row = { file: "001_widget.md", title: "Widget Safety: Guidance for Industry", supersedes };
  const [version] = await readAll([guidance, fileOf("manifest.jsonl", JSON.stringify(row))]);
  expect(version?.supersedes).toEqual(expected);
});

test("an MDCG document is known by its number and revision", async () => {
  const text =
    "---\nsource:\n  family: MDCG\n  pages: 1\n---\n\nMDCG 2019-11 rev.1\nQualification of software\nJune 2025\n\nSoftware is qualified by its intended purpose alone.\n";
  const version = await readOne([fileOf("mdcg_2019_11_en.md", text)]);
  expect([version.identifier, version.label, version.title, version.issued]).toEqual([
    "MDCG 2019-11",
    "rev. 1",
    "MDCG 2019-11: Qualification of software",
    "2025-06-01",
  ]);
});

test("links, pictures and escapes of an IMDRF text leave only its words", async () => {
  const text =
    "# Good practice\n\n**Document Number**: IMDRF/AIML WG/N88 FINAL:2025\n\n**Source**: [https://www.imdrf.org/documents/x](https://www.imdrf.org/documents/x)\n\n---\n\n![](data:image/png;base64,AAAA)\n\n# Introduction\n\n1\\. See [the _framework_](https://example.org/a) for **devices**.\n";
  const version = await readOne([fileOf("n88.md", text)]);
  expect(version).toMatchObject({ identifier: "IMDRF/AIML WG/N88", label: "FINAL:2025", jurisdiction: "INT" });
  expect(version.passages.map((passage) => passage.text)).toEqual(["1. See the framework for devices."]);
});
