import { encode } from "iconv-lite";
import { expect, test } from "vitest";
import { readUpload } from "../read-upload.ts";
import { control, reasonOf, toldBlocks } from "../uploads.fixture.ts";

const read = (text: string, extension: "rtf" | "doc" = "rtf") => toldBlocks(Buffer.from(`{\\rtf1\\ansi ${text}}`, "latin1"), extension);
const inHex = (text: string, encoding: string) => [...encode(text, encoding)].map((byte) => `\\'${byte.toString(16)}`).join("");

test("characters are known by the code page of the document and of their font, and by their number", async () => {
  const fonts = "{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial Cyr;}{\\f2\\fcharset128 MS Mincho;}{\\f3\\fcharset2 Symbol;}}";
  const text = `\\ansicpg1252\\deff0${fonts}Caf\\'e9 {\\f1 ${inHex("Приказ", "windows-1251")}} {\\f2 ${inHex("医療機器", "shift_jis")}} \\u20013?\\u25991\\'3f {\\uc0\\u945 x}{\\f3 \\'b3 a}\\par`;
  expect(await read(text)).toEqual(["paragraph: Café Приказ 医療機器 中文 αx≥ α"]);
});

test("a character of two bytes may have a letter or sign for its second", async () => {
  expect(await read(`\\ansicpg932 \\'83A\\'83\\\\\\par`)).toEqual(["paragraph: ア\u30bd"]);
});

test("headings are known by their style or outline level", async () => {
  const styles =
    "{\\stylesheet{Normal;}{\\s1\\outlinelevel0 heading 1;}{\\s9 Title;}{\\s20\\outlinelevel2 Clause;}{\\*\\cs10 Default Paragraph Font;}}";
  const text = `${styles}\\pard\\s1 Scope\\par\\pard\\s20 Terms\\par\\pard\\outlinelevel1 Annex\\par\\pard\\plain Text\\par`;
  expect(await read(text)).toEqual(["heading 1: Scope", "heading 3: Terms", "heading 2: Annex", "paragraph: Text"]);
});

test("items show the numbers their writer gave them; bullets show none", async () => {
  const item = (number: string, words: string, level: number) => `\\pard{\\listtext ${number}\\tab}\\ls1\\ilvl${level} ${words}\\par`;
  expect(await read(item("1.", "one", 0) + item("(a)", "sub", 1) + item("\\'b7", "sign", 0))).toEqual([
    "list_item 1: 1. one",
    "list_item 2: (a) sub",
    "list_item 1: sign",
  ]);
});

test("tables are read cell by cell, tables in cells with them", async () => {
  const text =
    "\\trowd\\pard\\intbl Test\\par method\\cell Limit\\cell\\row\\trowd\\intbl in\\nestcell ner\\nestcell{\\*\\nesttableprops\\nestrow}{\\nonesttables\\par}after\\cell 5 kPa\\cell\\row\\pard After\\par";
  expect(await read(text)).toEqual(["table: Test method\tLimit\nin ner after\t5 kPa", "paragraph: After"]);
});

test("hidden and deleted text, pictures, fields' codes and what is unknown are passed over", async () => {
  const text = `{\\info{\\title Nobody}}{\\*\\generator Word;}The {\\v secret }{\\deleted old }new{\\pict\\pngblip 89504e47} {\\field{\\*\\fldinst REF x}{\\fldrslt Table 3}} {\\upr{plain}{\\*\\ud unicode}}\\bin5 }}}}}!\\par`;
  expect(await read(text)).toEqual(["paragraph: The new Table 3 unicode!"]);
});

test("notes, comments and texts in boxes follow their paragraph; heads of pages are told once", async () => {
  const text = `{\\header SOP-12\\par}{\\headerf SOP-12\\par}Claim{\\super 1{\\footnote\\pard See \\i 820\\i0 .\\par}}{\\*\\atnauthor Ada}{\\*\\annotation Is it so?}{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt\\pard Box\\par}}{\\shprslt Box}}.\\par Next\\par`;
  expect(await read(text)).toEqual([
    "furniture: SOP-12",
    "paragraph: Claim1.",
    "note: 1 See 820.",
    "note: Ada: Is it so?",
    "paragraph: Box",
    "paragraph: Next",
  ]);
});

test("rich text under the extension of Word's own format is read", async () => {
  expect(await read("Words", "doc")).toEqual(["paragraph: Words"]);
});

test("groups without end are damaged, data that goes beyond the end is passed over", async () => {
  expect(reasonOf(await readUpload(Buffer.from(`{\\rtf1 ${"{".repeat(50_000)}`), "rtf", control))).toBe("damaged");
  expect(await read("before {\\*\\x\\bin2147483647 AAAA} after")).toEqual(["paragraph: before"]);
});
