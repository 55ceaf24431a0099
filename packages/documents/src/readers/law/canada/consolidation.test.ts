import { expect, test } from "vitest";
import { planCorpus } from "../plan.ts";
import { cited, fileOf, readOne } from "../testing.ts";

const opening =
  '\uFEFF<?xml version="1.0" encoding="utf-8"?><Regulation xmlns:lims="http://justice.gc.ca/lims" lims:pit-date="2026-06-04" lims:lastAmendedDate="2026-01-01" lims:current-date="2026-06-14"';
const about = (number: string) =>
  `<Identification><InstrumentNumber>${number}</InstrumentNumber><EnablingAuthority><XRefExternal link="F-27">ACT</XRefExternal></EnablingAuthority><LongTitle>Widget Regulations</LongTitle></Identification>`;
const regulation = (body: string, number = "SOR/99-1", language = "en") =>
  fileOf("widgets.xml", `${opening} xml:lang="${language}">${about(number)}<Body>${body}</Body></Regulation>`);

const interpretation = `<Heading level="1"><TitleText>Interpretation</TitleText></Heading><Section lims:lastAmendedDate="2024-12-14"><Label>1</Label><Text>The definitions apply.</Text>
<Definition><Text><DefinedTermEn>active widget</DefinedTermEn> means a widget that turns. (<DefinedTermFr>bidule actif</DefinedTermFr>)</Text></Definition></Section>`;
const duties = `<Heading level="1"><Label>PART 1</Label><TitleText>General</TitleText></Heading><Heading level="2"><TitleText>Duties</TitleText></Heading>
<Section lims:lastAmendedDate="2024-06-19"><Label>2.011</Label><Subsection><Label>(1)</Label><Text>A maker<FootnoteRef idref="f">a</FootnoteRef> shall</Text>
<Paragraph><Label>(a)</Label><Text>turn it; and</Text><Subparagraph><Label>(i)</Label><Text>slowly</Text></Subparagraph></Paragraph><ContinuedParagraph><Text>in all cases.</Text></ContinuedParagraph></Subsection>
<Subsection><Label>(2)</Label><Text><Repealed>[Repealed, SOR/2020-1, s. 3]</Repealed></Text></Subsection>
<HistoricalNote><HistoricalNoteSubItem lims:enacted-date="2024-06-19">SOR/2024-136, s. 4</HistoricalNoteSubItem></HistoricalNote></Section>`;

test("sections are cited by subsection and defined term, as people cite them", async () => {
  const version = await readOne([regulation(interpretation + duties)]);
  expect(cited(version)).toEqual([
    ["SOR/99-1 s. 1", "The definitions apply."],
    ['SOR/99-1 s. 1 "active widget"', "active widget means a widget that turns. (bidule actif)"],
    ["SOR/99-1 s. 2.011(1)", "(1) A maker shall (a) turn it; and (i) slowly in all cases."],
    ["SOR/99-1 s. 2.011(2)", "(2) [Repealed, SOR/2020-1, s. 3]"],
  ]);
  expect(version.passages[2]).toMatchObject({
    heading: "Duties",
    heading_path: ["Part 1—General"],
    url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-99-1/section-2.011.html",
  });
});

test("a version is named after the day it was last amended, and tells to which day it is kept up", async () => {
  const version = await readOne([regulation(interpretation)]);
  expect(version).toMatchObject({
    identifier: "SOR/99-1",
    title: "Widget Regulations",
    authority: "Health Canada",
    jurisdiction: "CA",
    label: "as amended to 2026-01-01",
    effective: "2026-01-01",
    official: { language: "en", last_amended: "2026-01-01", current_to: "2026-06-14" },
  });
});

test("each section tells when it was last amended and by what", async () => {
  const { official } = await readOne([regulation(duties)]);
  expect(official?.provisions).toEqual([
    {
      citation: "SOR/99-1 s. 2.011",
      heading: "Duties",
      amended: "2024-06-19",
      repealed: false,
      amendments: [{ citation: "SOR/2024-136, s. 4", date: "2024-06-19" }],
    },
  ]);
});

test("a repealed section stays and is told as repealed", async () => {
  const gone = `<Section><Label>3</Label><Text><Repealed>[Repealed, SOR/2020-1, s. 5]</Repealed></Text></Section>`;
  const version = await readOne([regulation(interpretation + gone)]);
  expect(version.passages.at(-1)).toMatchObject({ citation: "SOR/99-1 s. 3", text: "[Repealed, SOR/2020-1, s. 5]" });
  expect(version.official?.provisions.map(({ repealed }) => repealed)).toEqual([false, true]);
});

test("what is not in force, and what belongs to other instruments, is no section of this one", async () => {
  const coming = `<Schedule id="NifProvs"><ScheduleFormHeading type="amending"><TitleText>AMENDMENTS NOT IN FORCE</TitleText></ScheduleFormHeading><RegulationPiece><RelatedOrNotInForce><Heading level="5"><TitleText>— SOR/2027-9, s. 1</TitleText></Heading>
<Section><Label>1</Label><Text>Section 1 is replaced:</Text><AmendedText><Section><Label>1</Label><Text>A new word.</Text></Section></AmendedText></Section></RelatedOrNotInForce></RegulationPiece></Schedule>`;
  const file = fileOf("w.xml", `${opening} xml:lang="en">${about("SOR/99-1")}<Body>${interpretation}</Body>${coming}</Regulation>`);
  const version = await readOne([file]);
  expect(version.passages.map(({ citation }) => citation)).toEqual(["SOR/99-1 s. 1", 'SOR/99-1 s. 1 "active widget"']);
  expect(version.official?.coming).toEqual([
    { kind: "not in force", by: "SOR/2027-9, s. 1", text: "1 Section 1 is replaced: 1 A new word." },
  ]);
});

test("an act goes by its chapter, and its marginal notes are the headings", async () => {
  const xml = `<Statute xmlns:lims="http://justice.gc.ca/lims" lims:lastAmendedDate="2025-03-27" xml:lang="en"><Identification><LongTitle>An Act respecting widgets</LongTitle><ShortTitle>Widgets Act</ShortTitle><Chapter><ConsolidatedNumber>F-27</ConsolidatedNumber></Chapter></Identification>
<Body><Heading level="1"><TitleText>Sale</TitleText></Heading><Section><MarginalNote>Prohibition</MarginalNote><Label>3.1</Label><Subsection><Label>(1)</Label><Text>No person shall sell.</Text></Subsection><Subsection><MarginalNote>Exception</MarginalNote><Label>(2)</Label><Text>But some may.</Text></Subsection></Section></Body></Statute>`;
  const version = await readOne([fileOf("F-27.xml", xml)]);
  expect([version.kind, version.title, version.authority]).toEqual(["statute", "Widgets Act", "Health Canada"]);
  expect(version.passages.map(({ citation, heading, heading_path }) => [citation, heading, heading_path])).toEqual([
    ["R.S.C., 1985, c. F-27 s. 3.1(1)", "Prohibition", ["Sale"]],
    ["R.S.C., 1985, c. F-27 s. 3.1(2)", "Exception", ["Sale"]],
  ]);
});

test("sections that carry the letter of their part need no word before their number", async () => {
  const version = await readOne([regulation("<Section><Label>C.05.006</Label><Text>It may.</Text></Section>", "C.R.C., c. 870")]);
  expect(cited(version)).toEqual([["C.R.C., c. 870 C.05.006", "It may."]]);
});

test("the French text is a text of its own that tells its language", async () => {
  const version = await readOne([
    regulation("<Section><Label>1</Label><Paragraph><Label>a)</Label><Text>le bidule.</Text></Paragraph></Section>", "DORS/99-1", "fr"),
  ]);
  expect([version.jurisdiction, version.official?.language, version.url]).toEqual([
    "CA",
    "fr",
    "https://laws-lois.justice.gc.ca/fra/reglements/DORS-99-1/",
  ]);
  expect(cited(version)).toEqual([["DORS/99-1 art. 1", "a) le bidule."]]);
});

const schedule = `<Schedule><ScheduleFormHeading><Label>SCHEDULE 1</Label><TitleText>Classes</TitleText></ScheduleFormHeading><Heading level="1"><Label>PART 1</Label><TitleText>Small Widgets</TitleText></Heading>
<Provision><Text><Emphasis>Rule 10</Emphasis>:</Text><Provision><Label>(1)</Label><Text>All are Class II.</Text></Provision></Provision>
<Heading level="1"><Label>PART 2</Label></Heading><TableGroup><table><tgroup cols="2"><colspec colname="1"/><colspec colname="2"/><thead><row><entry>Item</entry><entry>Widget</entry></row></thead>
<tbody><row><entry morerows="1">1</entry><entry>Round</entry></row><row><entry>Square</entry></row></tbody></tgroup></table></TableGroup></Schedule>`;

test("rules and parts of a schedule are cited, and its tables are read row by row", async () => {
  const version = await readOne([regulation(interpretation + schedule)]);
  expect(cited(version).slice(2)).toEqual([
    ["SOR/99-1 Schedule 1 Part 1 Rule 10", "Rule 10: (1) All are Class II."],
    ["SOR/99-1 Schedule 1 Part 2", "Item | Widget; 1 | Round; | Square"],
  ]);
});

test("a table that fills several passages says its head in each", async () => {
  const rows = Array.from(
    { length: 60 },
    (_, index) => `<row><entry>${index}</entry><entry>A widget of a kind of its own that turns</entry></row>`,
  );
  const long = schedule.replace(/<tbody>.*<\/tbody>/, `<tbody>${rows.join("")}</tbody>`);
  const texts = (await readOne([regulation(interpretation + long)])).passages.slice(3).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => !text.startsWith("Item | Widget; "))).toEqual([]);
});

test("a long subsection is cited by its paragraphs, its opening words apart", async () => {
  const paragraphs = ["a", "b"].map(
    (letter) => `<Paragraph><Label>(${letter})</Label><Text>${"It turns. ".repeat(100)}</Text></Paragraph>`,
  );
  const version = await readOne([regulation(`<Section><Label>4</Label><Text>A maker shall</Text>${paragraphs.join("")}</Section>`)]);
  expect(version.passages.map(({ citation }) => citation)).toEqual(["SOR/99-1 s. 4", "SOR/99-1 s. 4(a)", "SOR/99-1 s. 4(b)"]);
});

test.each([
  ["a body that was cut off", `${opening} xml:lang="en">${about("SOR/99-1")}<Body>`, "is cut off: it does not end with </Regulation>"],
  ["tags that do not match", `${opening}><Body></Regulation>`, "is not well-formed XML"],
  ["no number", `${opening} xml:lang="en"><Identification/></Regulation>`, "does not state the number of the instrument"],
])("%s is refused, and why", async (_, xml, reason) => {
  const plan = await planCorpus([fileOf("w.xml", xml)]);
  const read = await plan.sources[0]?.read();
  expect(read).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
});
