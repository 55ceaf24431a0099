import { expect, test } from "vitest";
import { blocksOf, toldBlocks } from "../uploads.fixture.ts";
import { level, listed, p, wordFile } from "./docx.fixture.ts";

const read = (...given: Parameters<typeof wordFile>) => toldBlocks(wordFile(...given), "docx");

test("headings are known by their style, by the style theirs is based on, and by their outline level", async () => {
  const styles = `<w:styles>
    <w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style>
    <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Clause title"/><w:basedOn w:val="H2"/></w:style>
    <w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style></w:styles>`;
  const body =
    p("Policy", '<w:pStyle w:val="T"/>') +
    p("Scope", '<w:pStyle w:val="H2"/>') +
    p("Terms", '<w:pStyle w:val="Own"/>') +
    p("Annex", '<w:outlineLvl w:val="2"/>') +
    p("Text", '<w:outlineLvl w:val="9"/>');
  expect(await read(body, { styles })).toEqual([
    "heading 1: Policy",
    "heading 2: Scope",
    "heading 2: Terms",
    "heading 3: Annex",
    "paragraph: Text",
  ]);
});

test("headings and items show the numbers that Word shows", async () => {
  const numbering = `<w:numbering><w:abstractNum w:abstractNumId="7">${level(0, "decimal", "%1.")}${level(1, "decimal", "%1.%2")}${level(2, "lowerLetter", "(%3)")}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`;
  const styles = `<w:styles><w:style w:styleId="H1"><w:name w:val="heading 1"/><w:pPr>${listed(1)}</w:pPr></w:style></w:styles>`;
  const body =
    p("Scope", '<w:pStyle w:val="H1"/>') +
    p("first", listed(1, 1)) +
    p("part", listed(1, 2)) +
    p("other", listed(1, 2)) +
    p("second", listed(1, 1)) +
    p("part again", listed(1, 2)) +
    p("Terms", '<w:pStyle w:val="H1"/>') +
    p("anew", listed(1, 1)) +
    p("from one", listed(2)) +
    p("no item", `<w:pStyle w:val="H1"/>${listed(0)}`);
  expect(await read(body, { styles, numbering })).toEqual([
    "heading 1: 1. Scope",
    "list_item 2: 1.1 first",
    "list_item 3: (a) part",
    "list_item 3: (b) other",
    "list_item 2: 1.2 second",
    "list_item 3: (a) part again",
    "heading 1: 2. Terms",
    "list_item 2: 2.1 anew",
    "list_item 1: 1. from one",
    "heading 1: no item",
  ]);
});

test("items with a bullet show no number", async () => {
  const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0">${level(0, "bullet", "")}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  expect(await read(p("Keep records", listed(5)), { numbering })).toEqual(["list_item 1: Keep records"]);
});

test("tables are read cell by cell: merged cells, cells with several paragraphs, tables in cells", async () => {
  const cell = (text: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${text}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
  const inner = `<w:tbl>${row(cell(p("in")), cell(p("ner")))}</w:tbl>`;
  const body = `<w:tbl>${row(cell(p("Test") + p("method"), '<w:gridSpan w:val="2"/>'), cell(p("Limit")))}${row(
    cell(p("Burst"), '<w:vMerge w:val="restart"/>'),
    cell(inner + p("after")),
    cell(p("5 kPa")),
  )}${row(cell("<w:p/>", "<w:vMerge/>"), cell(p("b")), cell(p("c")))}<w:tr><w:trPr><w:del w:id="1"/></w:trPr>${cell(p("gone"))}</w:tr></w:tbl>`;
  expect(await read(body)).toEqual(["table: Test method\t\tLimit\nBurst\tin ner after\t5 kPa\n\tb\tc"]);
});

test("a frame that is a table of one cell keeps the paragraphs in it", async () => {
  const body = `<w:tbl><w:tr><w:tc>${p("Note", '<w:outlineLvl w:val="0"/>')}${p("Text.")}</w:tc></w:tr></w:tbl>`;
  expect(await read(body)).toEqual(["heading 1: Note", "paragraph: Text."]);
});

test("insertions are kept; deletions, moves away, deleted ends of paragraphs and hidden text are not", async () => {
  const run = (text: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const body =
    `<w:p>${run("The device ")}<w:del><w:r><w:delText>may</w:delText></w:r></w:del><w:ins>${run("shall")}</w:ins>${run(" secret", "<w:vanish/>")}${run(" open", '<w:vanish w:val="0"/>')}<w:moveFrom>${run("gone")}</w:moveFrom></w:p>` +
    `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run("One ")}</w:p>${p("sentence.")}`;
  expect(await read(body)).toEqual(["paragraph: The device shall open", "paragraph: One sentence."]);
});

test("a field shows what came of it, and symbols the sign of their font", async () => {
  const body = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF _Ref1 \\h</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Table 3</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:t xml:space="preserve"> </w:t><w:sym w:font="Symbol" w:char="F0B3"/><w:t xml:space="preserve"> 5</w:t><w:tab/><w:t>non</w:t><w:noBreakHyphen/><w:t>sterile</w:t></w:r></w:p>`;
  expect(await read(body)).toEqual(["paragraph: Table 3 ≥ 5 non-sterile"]);
});

test("foot notes and comments follow what refers to them, end notes come last, heads and feet stand around", async () => {
  const note = (name: string, id: number, text: string, more = "") => `<w:${name} w:id="${id}" ${more}>${p(text)}</w:${name}>`;
  const body =
    `<w:p><w:r><w:t>Claim.</w:t><w:endnoteReference w:id="2"/><w:footnoteReference w:id="9"/><w:commentReference w:id="0"/></w:r></w:p>` +
    p("Next.");
  const running = (name: string, text: string) => `<w:${name}>${p(text)}</w:${name}>`;
  expect(
    await read(body, {
      footnotes: `<w:footnotes>${note("footnote", -1, "", 'w:type="separator"')}${note("footnote", 9, " See 21 CFR 820.")}</w:footnotes>`,
      endnotes: `<w:endnotes>${note("endnote", 2, "Ibid.")}</w:endnotes>`,
      comments: `<w:comments>${note("comment", 0, "Is this so?", 'w:author="Ada"')}</w:comments>`,
      header: running("hdr", "SOP-12 rev 3"),
      footer: running("ftr", "Confidential"),
    }),
  ).toEqual([
    "furniture: SOP-12 rev 3",
    "paragraph: Claim.",
    "note: 1 See 21 CFR 820.",
    "note: Ada: Is this so?",
    "paragraph: Next.",
    "note: 1 Ibid.",
    "furniture: Confidential",
  ]);
});

test("text in boxes is read once, after the paragraph it hangs on", async () => {
  const box = `<w:txbxContent>${p("In the box")}</w:txbxContent>`;
  const body = `<w:p><w:r><mc:AlternateContent xmlns:mc="mc"><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent><w:t>Outside</w:t></w:r></w:p>`;
  expect(await read(body)).toEqual(["paragraph: Outside", "paragraph: In the box"]);
});

test("a table too long for one block goes on in the next at a row's end", async () => {
  const row = `<w:tr><w:tc>${p("word ".repeat(500))}</w:tc><w:tc>${p("end")}</w:tc></w:tr>`;
  const blocks = await blocksOf(wordFile(`<w:tbl>${row.repeat(20)}</w:tbl>`), "docx");
  expect(blocks.length).toBeGreaterThan(1);
  expect(blocks.every(({ text }) => text.length <= 20_000 && text.endsWith("end"))).toBe(true);
});
