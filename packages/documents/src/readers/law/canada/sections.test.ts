import { describe, expect, test } from "vitest";
import { parseXml } from "../xml-tree.ts";
import { type Instrument, descend, numberedName, readSection } from "./sections.ts";

const regulations: Instrument = { identifier: "SOR/99-1", language: "en", url: "https://laws.example/SOR-99-1/" };
const section = (inner: string, instrument = regulations) =>
  readSection(instrument, parseXml(`<Section>${inner}</Section>`, ["Section"]), [
    { level: 1, label: "Part 1", name: "Part 1—General" },
    { level: 2, label: "", name: "Duties" },
  ]);
const heading = (level: number, inner: string) => parseXml(`<Heading level="${level}">${inner}</Heading>`, ["Heading"]);

test.each([
  ["PART A", "Part A"],
  ["SCHEDULE II.1", "Schedule II.1"],
  ["ÉTAPE 2", "Étape 2"],
  ["1", "1"],
  ["", ""],
])("%s is spoken of as %s", (label, name) => expect(numberedName(label)).toBe(name));

describe("the headings above a section", () => {
  const part = descend([], heading(1, "<Label>PART 1</Label><TitleText>GENERAL</TitleText>"));
  const duties = descend(part, heading(2, "<TitleText>Duties</TitleText>"));

  test("are those of all levels above it", () => expect(duties.map(({ name }) => name)).toEqual(["Part 1—General", "Duties"]));

  test("end where one of the same level or above begins", () => {
    expect(descend(duties, heading(2, "<TitleText>Fees</TitleText>")).map(({ name }) => name)).toEqual(["Part 1—General", "Fees"]);
    expect(descend(duties, heading(1, "")).map(({ name }) => name)).toEqual([]);
  });
});

test("a section is cited and linked in the language of its text", () => {
  const french = { ...regulations, language: "fr" as const };
  expect(section("<Label>2.1</Label><Text>Il tourne.</Text>", french).passages[0]).toMatchObject({
    citation: "SOR/99-1 art. 2.1",
    url: "https://laws.example/SOR-99-1/article-2.1.html",
  });
});

test("a number that says itself what it is of needs no word before it", () => {
  const food = { ...regulations, identifier: "C.R.C., c. 9" };
  expect(section("<Label>C.05.006</Label><Text>It turns.</Text>", food).facts.citation).toBe("C.R.C., c. 9 C.05.006");
});

test("a marginal note is the heading, and where there is none the nearest heading above", () => {
  const noted = section("<MarginalNote>Speed</MarginalNote><Label>3</Label><Text>It turns.</Text>").passages[0];
  expect([noted?.heading, noted?.heading_path]).toEqual(["Speed", ["Part 1—General", "Duties"]]);
  const plain = section("<Label>3</Label><Text>It turns.</Text>").passages[0];
  expect([plain?.heading, plain?.heading_path]).toEqual(["Duties", ["Part 1—General"]]);
});

test("sections repealed together are told as repealed, and lead to the instrument for want of a page", () => {
  const { passages, facts } = section("<Label>4 to 9</Label><Text><Repealed>[Repealed, SOR/2099-2, s. 1]</Repealed></Text>");
  expect([facts.repealed, passages[0]?.url]).toEqual([true, "https://laws.example/SOR-99-1/"]);
  expect(section("<Label>4</Label><Text>It turns.</Text><Text><Repealed>[Repealed]</Repealed></Text>").facts.repealed).toBe(false);
});

test("a note that names several amendments dates none of them, as it does not say which its day is of", () => {
  const note = (citations: string) =>
    `<HistoricalNote><HistoricalNoteSubItem lims:enacted-date="2099-05-01">${citations}</HistoricalNoteSubItem></HistoricalNote>`;
  const { facts } = readSection(
    regulations,
    parseXml(
      `<Section xmlns:lims="l"><Label>5</Label><Text>It turns.</Text>${note("SOR/2099-3, s. 1")}${note("SOR/84-3, s. 1; SOR/85-1, s. 2;")}</Section>`,
      ["Section"],
    ),
    [],
  );
  expect(facts.amendments).toEqual([
    { citation: "SOR/2099-3, s. 1", date: "2099-05-01" },
    { citation: "SOR/84-3, s. 1", date: null },
    { citation: "SOR/85-1, s. 2", date: null },
  ]);
});
