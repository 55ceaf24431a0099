import { expect, test } from "vitest";
import { u16, u32 } from "./doc.fixture.ts";
import type { DocHeader } from "./doc-header.ts";
import { DocText } from "./doc-pieces.ts";

type Placed = [length: number, at: number, isSingle: boolean];

const none = Buffer.alloc(0);
const lengths = { body: 5, footnotes: 0, running: 0, macros: 0, comments: 0, endnotes: 0, boxes: 0, runningBoxes: 0 };
const header = (pieces: Buffer, more: Partial<DocHeader> = {}): DocHeader => ({
  old: false,
  macintosh: false,
  textStart: 2,
  lengths,
  table: (name) => ({ data: name === "pieces" ? pieces : none, rest: none }),
  ...more,
});

/** The table of pieces: how long each is, where it stands, and whether its characters have one byte. */
function table(...pieces: Placed[]): Buffer {
  const firsts = pieces.map((_, at) => pieces.slice(0, at).reduce((sum, [length]) => sum + length, 0));
  const end = pieces.reduce((sum, [length]) => sum + length, 0);
  const places = pieces.map(([, at, isSingle]) => Buffer.concat([u16(0), u32(isSingle ? (at * 2) | 0x4000_0000 : at), u16(0)]));
  const data = Buffer.concat([u32(...firsts, end), ...places]);
  return Buffer.concat([Buffer.from([2]), u32(data.length), data]);
}

const main = Buffer.concat([Buffer.from("--caf\u00e9--", "latin1"), Buffer.from("規制", "utf16le")]);

test("the text is put together from its pieces in their order, of one byte or two a character", () => {
  const text = new DocText(main, header(table([2, 8, false], [4, 2, true])));
  expect(text.text).toBe("規制café");
  expect([0, 1, 2, 5].map((character) => text.placeOf(character))).toEqual([8, 10, 2, 5]);
});

test("a stretch of the file tells its characters, those of several pieces too", () => {
  const text = new DocText(main, header(table([2, 8, false], [4, 2, true])));
  expect([...text.charactersBetween(4, 12)]).toEqual([
    [0, 2],
    [4, 6],
  ]);
  expect([...text.charactersBetween(6, 8)]).toEqual([]);
});

test("changes of looks may stand before the list of pieces", () => {
  expect(new DocText(main, header(Buffer.concat([Buffer.from([1, 2, 0, 9, 9]), table([4, 2, true])]))).text).toBe("café");
});

test("a document without pieces is one stretch, no longer than the file", () => {
  expect(new DocText(main, header(none)).text).toBe("café-");
  expect(new DocText(main.subarray(0, 4), header(none)).text).toBe("ca");
  expect(new DocText(Buffer.from("--Pl\u008ane", "latin1"), header(none, { old: true, macintosh: true })).text).toBe("Pläne");
});

test("pieces that reach beyond the file or lie over each other are refused", () => {
  expect(() => new DocText(main, header(table([40, 2, true])))).toThrow(RangeError);
  const data = Buffer.concat([u32(4, 1), u16(0), u32(0x4000_0000), u16(0)]);
  expect(() => new DocText(main, header(Buffer.concat([Buffer.from([2]), u32(data.length), data])))).toThrow(RangeError);
});
