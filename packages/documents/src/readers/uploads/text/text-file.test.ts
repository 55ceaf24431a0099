import { encode } from "iconv-lite";
import { expect, test } from "vitest";
import { readUpload } from "../read-upload.ts";
import { blocksOf, toldBlocks } from "../uploads.fixture.ts";

const read = (bytes: Uint8Array | string) => toldBlocks(Buffer.from(bytes as string), "txt");

const russian = "Медицинские изделия подлежат государственной регистрации. Заявитель представляет документы в уполномоченный орган.";
const japanese =
  "医療機器の製造販売承認申請について、申請者は必要な資料を提出しなければならない。品質管理監督システムの要求事項を満たすこと。";

test.each([
  ["UTF-8 with a mark", encode("Größe der Prüfung", "utf8", { addBOM: true }), "Größe der Prüfung"],
  ["UTF-16, little end first", encode("規制 rule", "utf16le", { addBOM: true }), "規制 rule"],
  ["UTF-16, big end first", encode("規制 rule", "utf16be", { addBOM: true }), "規制 rule"],
  ["UTF-16 without a mark", encode("The quality manual", "utf16le"), "The quality manual"],
  ["Windows' Western", encode("Größe “quoted” – naïve", "windows-1252"), "Größe “quoted” – naïve"],
  ["Windows' Cyrillic", encode(russian, "windows-1251"), russian],
  ["Shift-JIS", encode(japanese, "shift_jis"), japanese],
])("a text in %s is read", async (_, bytes, text) => expect(await read(bytes)).toEqual([`paragraph: ${text}`]));

test("a text that is UTF-8 but for some broken bytes keeps its other letters", async () => {
  const bytes = Buffer.concat([Buffer.from("Prüfung, Größe, Maß, Übung, café, naïve "), Buffer.from([0xff]), Buffer.from(" Ende")]);
  expect((await read(bytes)).join()).toContain("Prüfung, Größe, Maß");
});

test("lines broken for their width are one paragraph, whatever ends them", async () => {
  const wrapped = "The manufacturer shall keep the record\r\nof each complaint for as long as the\r\nlaw asks for.\r\n\r\nNext paragraph.";
  expect(await read(wrapped)).toEqual([
    "paragraph: The manufacturer shall keep the record of each complaint for as long as the law asks for.",
    "paragraph: Next paragraph.",
  ]);
});

test("short lines stay apart, items are items, and lone numbered or capital lines are headings", async () => {
  const text =
    "1.2 Design controls\n\nPURPOSE\n\nAda Lovelace\nQuality manager\nCity of London, the third floor of it\n\n(a) the first\n(b) the second thing,\nwhich goes on\n\n- a dash";
  expect(await read(text)).toEqual([
    "heading 1: 1.2 Design controls",
    "heading 1: PURPOSE",
    "paragraph: Ada Lovelace",
    "paragraph: Quality manager",
    "paragraph: City of London, the third floor of it",
    "list_item 1: (a) the first",
    "list_item 1: (b) the second thing, which goes on",
    "list_item 1: - a dash",
  ]);
});

test("characters that no database keeps are left out", async () => {
  expect(await read("before\0after \u0007end")).toEqual(["paragraph: beforeafter end"]);
});

test("a very long line goes on in further blocks, whole characters in each", async () => {
  const blocks = await blocksOf(Buffer.from(`a${"😀".repeat(30_000)}`), "txt");
  expect(blocks.length).toBe(4);
  expect(blocks.every(({ text }) => text.isWellFormed())).toBe(true);
});

test("a very long text goes on in further parts, and nothing of it is lost", async () => {
  const lines = Array.from({ length: 30_000 }, (_, nth) => `Line ${nth} says what is to be kept of it.`);
  const reading = await readUpload(Buffer.from(lines.join("\n\n")), "txt", { progress: () => undefined, recognise: false });
  const parts = reading.ok ? reading.parts : [];
  expect(parts.map(({ number, kind }) => [number, kind])).toEqual(parts.map((_, nth) => [nth + 1, "text"]));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flatMap(({ blocks }) => blocks.map(({ text }) => text))).toEqual(lines);
});
