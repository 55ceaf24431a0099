import { expect, test } from "vitest";
import { OfficePackage } from "../office-package.ts";
import { readTree } from "../xml.ts";
import { listed, wordFile } from "./docx.fixture.ts";
import { DocxStyles, headingByOutline, placeInList } from "./docx-styles.ts";

const read = async (inner: string) =>
  DocxStyles.read(await OfficePackage.open(wordFile("", { styles: `<w:styles>${inner}</w:styles>` })), "word/styles.xml");
const style = (id: string, inner: string, attributes = "") => `<w:style w:styleId="${id}"${attributes}>${inner}</w:style>`;
const properties = (inner: string) =>
  readTree(
    (async function* () {
      yield Buffer.from(`<w:pPr>${inner}</w:pPr>`);
    })(),
  );

test("a paragraph without a style has the usual one", async () => {
  const styles = await read(style("Usual", `<w:pPr>${listed(4, 1)}</w:pPr>`, ' w:type="paragraph" w:default="1"'));
  expect(styles.of(null)).toEqual({ heading: 0, list: "4", listLevel: 1, hidden: false });
  expect(styles.of("Unknown").list).toBeNull();
});

test("headings are known by their name in any case, titles too; another name with such a word is none", async () => {
  const named = ["heading 3", "Heading 9", "TITLE", "Heading 10", "Subtitle", "Heading"];
  const styles = await read(named.map((name, at) => style(String(at), `<w:name w:val="${name}"/>`)).join(""));
  expect(named.map((_, at) => styles.of(String(at)).heading)).toEqual([3, 9, 1, 0, 0, 0]);
});

test("a style has what it does not say itself from the one it is based on; styles based on each other say nothing", async () => {
  const hidden = "<w:rPr><w:vanish/></w:rPr>";
  const styles = await read(
    style("Base", `<w:name w:val="heading 2"/>${hidden}`) +
      style("Own", '<w:basedOn w:val="Base"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>') +
      style("A", '<w:basedOn w:val="B"/>') +
      style("B", '<w:basedOn w:val="A"/>'),
  );
  expect([styles.of("Own").heading, styles.hides("Own"), styles.of("A").heading, styles.hides(null)]).toEqual([0, true, 0, false]);
});

test("a paragraph is in the list that it or its style names, and list 0 takes it out", async () => {
  const own = { heading: 0, list: "4", listLevel: 2, hidden: false };
  expect(placeInList(null, own)).toEqual({ list: "4", level: 2 });
  expect(placeInList(await properties(listed(5, 1)), own)).toEqual({ list: "5", level: 1 });
  expect(placeInList(await properties(listed(0)), own)).toBeNull();
  expect(placeInList(await properties(""), { ...own, list: null })).toBeNull();
});

test("a level that no list of Word has is that of the style", async () => {
  for (const level of [9, -1, 4_000_000_000, Number.NaN])
    expect(placeInList(await properties(listed(5, level)), { heading: 0, list: null, listLevel: 0, hidden: false })).toEqual({
      list: "5",
      level: 0,
    });
});

test("the tenth level of the outline is text", async () => {
  const outline = async (level: number) => headingByOutline(await properties(`<w:outlineLvl w:val="${level}"/>`));
  expect([await outline(0), await outline(8), await outline(9), headingByOutline(null)]).toEqual([1, 9, 0, null]);
});
