import { expect, test } from "vitest";
import { guidanceIdentifier } from "./fda-guidance.ts";
import { fileOf, readAll } from "./testing.ts";

const guidance = fileOf(
  "001_widget.md",
  `---\nsource:\n  family: "GUIDANCE"\n  title: "Widget Safety: Guidance for Industry and Food and Drug Administration Staff"\n  converted: 2026-02-27\n---\n\nManufacturers of widgets should read this guidance before they begin.`,
);

test.each([
  ["Widget Safety: Guidance for Industry and Food and Drug Administration Staff", "Widget Safety"],
  ["Guidance for Industry and FDA Staff: Widget Care", "Widget Care"],
  ["Widget Safety", "Widget Safety"],
])("%s is called %s", (title, name) => {
  expect(guidanceIdentifier(title)).toBe(name);
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
