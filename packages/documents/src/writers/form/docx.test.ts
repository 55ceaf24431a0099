import mammoth from "mammoth";
import { expect, test } from "vitest";
import { formOf, slot } from "../../form/form.fixture.ts";
import type { Form } from "../../form/form.ts";
import { toldBlocks } from "../../readers/uploads/uploads.fixture.ts";
import { partsOf } from "../reading.fixture.ts";
import { writeFormDocx } from "./docx.ts";

const partsFor = async (form: Form) => partsOf(await writeFormDocx(form));
const documentOf = async (form: Form = formOf()) => (await partsFor(form))["word/document.xml"] ?? "";
const controls = (xml: string) => [...xml.matchAll(/<w:sdt>.*?<\/w:sdt>/gsu)].map(([one]) => one);
const withSections = (count: number) =>
  formOf({ sections: Array.from({ length: count }, (_, at) => ({ ...formOf().sections[1]!, level: 1, title: `Part ${at + 1}` })) });

test("what is to be filled in goes away once somebody writes there", async () => {
  const empty = controls(await documentOf()).filter((one) => one.includes("<w:showingPlcHdr/>"));
  const shown = empty.map((one) => one.replaceAll(/<[^>]+>/gu, ""));
  expect(shown).toContain("Say which designs are planned.");
  expect(shown).toContain("[as the plan names it]");
  expect(shown.filter((one) => one === "[name of the product]")).toHaveLength(2);
});

test("what an empty place shows comes back when it is emptied again", async () => {
  const parts = await partsFor(formOf());
  const named = [...(parts["word/document.xml"] ?? "").matchAll(/<w:docPart w:val="([^"]+)"/gu)].map(([, name]) => name);
  const held = [...(parts["word/glossary/document.xml"] ?? "").matchAll(/<w:name w:val="(Placeholder[^"]*)"/gu)].map(([, name]) => name);
  expect(new Set(held)).toEqual(new Set(named));
  expect(parts["word/glossary/document.xml"]).toContain("Say which designs are planned.");
  expect(parts["[Content_Types].xml"]).toContain("/word/glossary/document.xml");
});

test("a place that stands twice is filled in once", async () => {
  const parts = await partsFor(formOf());
  expect([...(parts["word/document.xml"] ?? "").matchAll(/<w:dataBinding [^>]*p:product-name\[1\]/gu)]).toHaveLength(2);
  expect(parts["customXml/item1.xml"]).toContain("<product-name></product-name>");
  expect(parts["word/_rels/document.xml.rels"]).toContain("../customXml/item1.xml");
});

test("what is known stands there, and can be changed everywhere at once", async () => {
  const words = [slot({ value: 'Pump "A" <1>' }), " & ", slot({ value: 'Pump "A" <1>' })];
  const form = formOf({ sections: [{ ...formOf().sections[0]!, instruction: null, blocks: [{ kind: "paragraph", words }] }] });
  const parts = await partsFor(form);
  expect(parts["customXml/item1.xml"]).toContain("<product-name>Pump &quot;A&quot; &lt;1&gt;</product-name>");
  expect(parts["word/document.xml"]).not.toContain("<w:showingPlcHdr/>");
});

test("options are boxes to tick, and heads of tables stand again on each page", async () => {
  const xml = await documentOf();
  expect(xml.match(/<w14:checkbox>/gu)).toHaveLength(2);
  expect(xml.match(/<w:tblHeader\/>/gu)).toHaveLength(2);
});

test("the clause that asks for a section leads to its official text", async () => {
  const { value } = await mammoth.convertToHtml({ buffer: await writeFormDocx(formOf()) });
  expect(value).toContain('<a href="https://www.ecfr.gov/current/title-21/section-820.30">21 CFR 820.30(b)</a>');
  expect(value).toContain("21 CFR 820.30(b): Changed since.");
});

test("a table of contents helps in a long document, and asks nobody to update it", async () => {
  expect(await documentOf(withSections(3))).not.toContain("TOC ");
  const long = await partsFor(withSections(20));
  expect(long["word/document.xml"]).toMatch(/TOC .*Part 20/su);
  expect(long["word/document.xml"]).not.toContain("w:dirty");
  expect(long["word/settings.xml"]).not.toContain("updateFields");
});

test("our own reader reads it whole", async () => {
  const read = await toldBlocks(await writeFormDocx(formOf()), "docx");
  const text = read.join("\n");
  for (const words of ["Design plan", "Scope", "Phase", "New design", "Plan, page 3", "Inputs", "Approved by"])
    expect(text).toContain(words);
});
